import { useId } from 'react'
import { Field } from '#app/ui/forms/field.tsx'
import { RadioCard } from '#app/ui/forms/radio-card.tsx'
import { orderPageMessages } from '#messages/orders/orders.ts'
import { cancelReasons, REASON_LENGTH, type CancelReason } from './cancel-reason.ts'

interface ReasonChoiceProps {
  selected: CancelReason | null
  ownReason: string
  /** Submitted without a reason. */
  isMissing: boolean
  onSelect: (reason: CancelReason) => void
  onOwnReasonChange: (text: string) => void
}

/** Reason that an order is being cancelled for: one of a few common ones, or free text. */
export function ReasonChoice({
  selected,
  ownReason,
  isMissing,
  onSelect,
  onOwnReasonChange,
}: ReasonChoiceProps) {
  const t = orderPageMessages
  const name = useId()
  return (
    <>
      <fieldset className="grid grid-cols-1 gap-2">
        <legend className="pb-2 font-medium">{t.cancelWhy}</legend>
        {cancelReasons.map((reason) => (
          <RadioCard
            key={reason}
            name={name}
            checked={selected === reason}
            onChange={() => onSelect(reason)}
            label={t[`reason-${reason}`]}
          />
        ))}
        {isMissing && selected === null && (
          <p role="alert" className="text-sm text-bad">
            {t.reasonMissing}
          </p>
        )}
      </fieldset>
      {selected === 'other' && (
        <Field
          label={t.ownReason}
          maxLength={REASON_LENGTH}
          value={ownReason}
          error={isMissing ? t.reasonMissing : null}
          onChange={(event) => onOwnReasonChange(event.currentTarget.value)}
        />
      )}
    </>
  )
}
