import { useId } from 'react'
import { Field } from '#app/ui/forms/field.tsx'
import { RadioCard } from '#app/ui/forms/radio-card.tsx'
import { useWords } from '#app/i18n/locale.tsx'
import { orderPageWords } from '#app/messages/orders.ts'
import { cancelReasons, REASON_LENGTH, type CancelReason } from './cancel-reason.ts'

interface ReasonChoiceProps {
  chosen: CancelReason | null
  own: string
  /** The person wanted to go on without a reason. */
  isMissing: boolean
  onChoose: (reason: CancelReason) => void
  onWrite: (own: string) => void
}

/** Why an order is cancelled: a few common reasons, or the person's own words. */
export function ReasonChoice({ chosen, own, isMissing, onChoose, onWrite }: ReasonChoiceProps) {
  const words = useWords(orderPageWords)
  const name = useId()
  return (
    <>
      <fieldset className="grid grid-cols-1 gap-2">
        <legend className="pb-2 font-medium">{words.cancelWhy}</legend>
        {cancelReasons.map((reason) => (
          <RadioCard
            key={reason}
            name={name}
            checked={chosen === reason}
            onChange={() => onChoose(reason)}
            label={words[`reason-${reason}`]}
          />
        ))}
        {isMissing && chosen === null && (
          <p role="alert" className="text-sm text-bad">
            {words.reasonMissing}
          </p>
        )}
      </fieldset>
      {chosen === 'other' && (
        <Field
          label={words.ownReason}
          maxLength={REASON_LENGTH}
          value={own}
          error={isMissing ? words.reasonMissing : null}
          onChange={(event) => onWrite(event.currentTarget.value)}
        />
      )}
    </>
  )
}
