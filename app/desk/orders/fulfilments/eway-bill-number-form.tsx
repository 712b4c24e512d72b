import { useState } from 'react'
import type { EwayBill } from '#domain/fulfilments/eway-bill.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { recordEwayBill } from '#app/api/desk/fulfilments.ts'
import { deskFulfilmentMessages } from '#app/messages/desk/orders/fulfilment.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { PortalForm } from '../portal-form.tsx'

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
  const [typed, setTyped] = useState(recorded?.number ?? '')
  const [validUntil, setValidUntil] = useState(recorded?.validUntil ?? '')

  async function save() {
    const bill = { number: typed, validUntil: validUntil === '' ? null : validUntil }
    onChanged(await recordEwayBill(orderId, number, bill))
    onClose()
  }

  return (
    <PortalForm
      className="grid grid-cols-1 gap-4 border-t border-hairline pt-4"
      save={t.ewaySave}
      waitsFor={typed.trim() === '' ? t.needsEwayNumber : null}
      onSave={save}
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
    </PortalForm>
  )
}
