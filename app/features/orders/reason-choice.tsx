import { useId } from 'react'
import { Field } from '#app/ui/forms/field.tsx'
import { RadioCard } from '#app/ui/forms/radio-card.tsx'
import { useMessages } from '#app/i18n/locale.tsx'
import { orderPageMessages } from '#app/messages/orders.ts'
import { cancelReasons, REASON_LENGTH, type CancelReason } from './cancel-reason.ts'

interface ReasonChoiceProps {
  chosen: CancelReason | null
  own: string
  /** The person wanted to go on without a reason. */
  isMissing: boolean
  onChoose: (reason: CancelReason) => void
  onWrite: (own: string) => void
}

/** Why an order is cancelled: a few common reasons, or the person's own t. */
export function ReasonChoice({ chosen, own, isMissing, onChoose, onWrite }: ReasonChoiceProps) {
  const t = useMessages(orderPageMessages)
  const name = useId()
  return (
    <>
      <fieldset className="grid grid-cols-1 gap-2">
        <legend className="pb-2 font-medium">{t.cancelWhy}</legend>
        {cancelReasons.map((reason) => (
          <RadioCard
            key={reason}
            name={name}
            checked={chosen === reason}
            onChange={() => onChoose(reason)}
            label={t[`reason-${reason}`]}
          />
        ))}
        {isMissing && chosen === null && (
          <p role="alert" className="text-sm text-bad">
            {t.reasonMissing}
          </p>
        )}
      </fieldset>
      {chosen === 'other' && (
        <Field
          label={t.ownReason}
          maxLength={REASON_LENGTH}
          value={own}
          error={isMissing ? t.reasonMissing : null}
          onChange={(event) => onWrite(event.currentTarget.value)}
        />
      )}
    </>
  )
}
