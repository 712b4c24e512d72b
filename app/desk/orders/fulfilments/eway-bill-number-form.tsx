import { useState } from 'react'
import type { EwayBill } from '#domain/fulfilments/eway-bill.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { recordEwayBill } from '#app/api/desk/fulfilments.ts'
import { deskFulfilmentMessages } from '#app/messages/desk/orders/fulfilment.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'

interface EwayBillNumberProps {
  orderId: string
  /** Number of the fulfilment within the order. */
  number: number
  recorded: EwayBill | undefined
  onChanged: (order: DeskOrderDetailWire) => void
  onClose: () => void
}

/** Takes the number of an e-way bill as the portal made it, and how long it is valid. */
export function EwayBillNumberForm({ orderId, number, recorded, onChanged, onClose }: EwayBillNumberProps) {
  const t = deskFulfilmentMessages
  const describe = useDeskError()
  const { pending, failure, run } = useAction()
  const [typed, setTyped] = useState(recorded?.number ?? '')
  const [validUntil, setValidUntil] = useState(recorded?.validUntil ?? '')

  async function save() {
    const bill = { number: typed, validUntil: validUntil === '' ? null : validUntil }
    onChanged(await recordEwayBill(orderId, number, bill))
    onClose()
  }

  return (
    <form
      className="grid grid-cols-1 gap-4 border-t border-hairline pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        void run(save)
      }}
    >
      <h3 className="font-medium">{t.ewayNumberTitle}</h3>
      <Field
        label={t.ewayNumber}
        hint={t.ewayNumberHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Field
        label={t.ewayValidUntil}
        hint={t.ewayValidUntilHint}
        type="date"
        value={validUntil}
        onChange={(event) => setValidUntil(event.currentTarget.value)}
      />
      {failure !== null && <InlineError text={describe(failure)} />}
      <div className="flex justify-end">
        <WaitingButton
          type="submit"
          loading={pending}
          waitsFor={typed.trim() === '' ? t.needsEwayNumber : null}
        >
          {t.ewaySave}
        </WaitingButton>
      </div>
    </form>
  )
}
