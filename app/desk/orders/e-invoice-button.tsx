import { useState } from 'react'
import { ApiError } from '#app/api/transport/request.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { recordEInvoice } from '#app/api/desk/fulfilments.ts'
import { deskEInvoiceMessages } from '#app/messages/desk/orders/e-invoice.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { DialogButton } from '#app/desk/kit/dialog-button.tsx'
import { PortalForm } from './portal-form.tsx'

interface EInvoiceProps {
  orderId: string
  /** Number of the invoice or credit note. */
  document: string
  onChanged: (order: DeskOrderDetailWire) => void
}

/** Takes the registration of an invoice or credit note as the portal gave it. */
export function EInvoiceButton(props: EInvoiceProps) {
  const t = deskEInvoiceMessages
  const { document } = props
  return (
    <DialogButton name="e-invoice" subject={document} text={t.record} title={t.recordOf(document)}>
      {(close) => <EInvoiceForm {...props} onClose={close} />}
    </DialogButton>
  )
}

function EInvoiceForm({ orderId, document, onChanged, onClose }: EInvoiceProps & { onClose: () => void }) {
  const t = deskEInvoiceMessages
  const [signedQr, setSignedQr] = useState('')
  const [acknowledgement, setAcknowledgement] = useState('')
  const isComplete = signedQr.trim() !== '' && acknowledgement.trim() !== ''

  async function save() {
    onChanged(
      await recordEInvoice(orderId, {
        document,
        signedQr: signedQr.trim(),
        acknowledgement: acknowledgement.replaceAll(/\s/g, ''),
      }),
    )
    onClose()
  }

  return (
    <PortalForm
      className="grid grid-cols-1 gap-4 p-4"
      save={t.save}
      waitsFor={isComplete ? null : t.needsBoth}
      onSave={save}
      describe={refusalText}
    >
      <p className="text-sm text-quiet">{t.text}</p>
      <TextArea
        label={t.signedQr}
        hint={t.signedQrHint}
        rows={4}
        maxLength={MAX_QR}
        value={signedQr}
        onChange={(event) => setSignedQr(event.currentTarget.value)}
      />
      <Field
        label={t.acknowledgement}
        hint={t.acknowledgementHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        value={acknowledgement}
        onChange={(event) => setAcknowledgement(event.currentTarget.value)}
      />
    </PortalForm>
  )
}

const MAX_QR = 2_900

/** Names the facts of a refused code that differ from the document’s; null for any other failure. */
function refusalText(failure: unknown): string | null {
  const t = deskEInvoiceMessages
  if (!(failure instanceof ApiError) || failure.code !== 'e-invoice-refused') return null
  const { qrDifferences = [] } = failure.details
  return qrDifferences.length === 0 ? null : t.differs(qrDifferences.map((each) => t[`differs-${each}`]))
}
