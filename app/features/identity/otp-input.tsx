import { OTPField } from '@base-ui/react/otp-field'
import { useId } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { useAutofocus } from '#app/ui/forms/use-autofocus.ts'
import { identityMessages } from '#messages/profile/identity.ts'

export const CODE_LENGTH = 6

interface OtpInputProps {
  label: string
  value: string
  invalid: boolean
  onChange: (code: string) => void
  onComplete: (code: string) => void
}

/** Six single-digit boxes; pasting or SMS autofill fills all of them. */
export function OtpInput({ label, value, invalid, onChange, onComplete }: OtpInputProps) {
  const t = identityMessages
  const id = useId()
  const root = useAutofocus<HTMLDivElement>()
  return (
    <div ref={root} className="grid grid-cols-1 gap-2">
      <span id={`${id}-all`} className="text-center text-sm font-medium">
        {label}
      </span>
      {/* Base UI labels the first box by its <label> and ignores an aria-label there */}
      <label htmlFor={id} className="sr-only">
        {t.codeBox(1)}
      </label>
      <OTPField.Root
        id={id}
        aria-labelledby={`${id}-all`}
        length={CODE_LENGTH}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={value}
        onValueChange={(code) => onChange(code)}
        onValueComplete={(code) => onComplete(code)}
        className="flex justify-center gap-2"
      >
        {Array.from({ length: CODE_LENGTH }, (_, box) => (
          <OTPField.Input
            key={box}
            aria-label={box === 0 ? undefined : t.codeBox(box + 1)}
            aria-invalid={invalid || undefined}
            className={classNames(
              'h-13 w-full max-w-12 min-w-0 rounded-control border bg-surface text-center text-xl font-price tabular-nums',
              invalid ? 'border-bad' : 'border-control',
            )}
          />
        ))}
      </OTPField.Root>
    </div>
  )
}
