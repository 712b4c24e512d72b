import { useId, useState, type ComponentProps } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

interface WaitingButtonProps extends Omit<ComponentProps<typeof Button>, 'disabled'> {
  /** Condition that is missing before it does anything, in a sentence; null when nothing is. */
  waitsFor: string | null
}

/**
 * A button that is not ready says beside itself what it waits for, in place of being disabled: it can be reached and pressed, and
 * a press makes the reason stand out.
 */
export function WaitingButton({ waitsFor, onClick, className, ...button }: WaitingButtonProps) {
  const id = useId()
  const [pressed, setPressed] = useState<string | null>(null)
  if (waitsFor === null) return <Button {...button} onClick={onClick} className={className} />
  const isAsked = pressed === waitsFor
  return (
    <span className={classNames('grid min-w-[min(100%,10rem)] grid-cols-[minmax(0,1fr)] gap-1', className)}>
      <Button
        {...button}
        aria-disabled
        aria-describedby={id}
        className="w-full min-w-0 opacity-50"
        onClick={(event) => {
          event.preventDefault()
          setPressed(waitsFor)
        }}
      />
      <span
        id={id}
        role={isAsked ? 'alert' : undefined}
        className={classNames(
          'w-0 min-w-full text-xs text-pretty wrap-anywhere',
          isAsked ? 'text-bad' : 'text-quiet',
        )}
      >
        {waitsFor}
      </span>
    </span>
  )
}
