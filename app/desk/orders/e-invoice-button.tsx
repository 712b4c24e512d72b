import { useState } from 'react'
import { ApiError } from '#app/api/transport/request.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { recordEInvoice } from '#app/api/desk/fulfilments.ts'
import { deskEInvoiceMessages } from '#app/messages/desk/orders/e-invoice.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'

interface EInvoiceProps {
  orderId: string
  /** Number of the invoice or credit note. */
  document: string
  onChanged: (order: DeskOrderDetailWire) => void
}

/** Takes the registration of an invoice or credit note as the portal gave it. */
export function EInvoiceButton(props: EInvoiceProps) {
  const t = deskEInvoiceMessages
  const dialog = useDialog('e-invoice')
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        aria-haspopup="dialog"
        aria-label={t.recordOf(props.document)}
        onClick={() => dialog.open(props.document)}
      >
        {t.record}
      </Button>
      {dialog.show(
        (document) => document === props.document && <EInvoiceDialog {...props} onClose={dialog.close} />,
      )}
    </>
  )
}

function EInvoiceDialog({ orderId, document, onChanged, onClose }: EInvoiceProps & { onClose: () => void }) {
  const t = deskEInvoiceMessages
  const describe = useDeskError()
  const { pending, failure, run } = useAction()
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
    <Dialog open title={t.recordOf(document)} onClose={onClose}>
      <form
        className="grid grid-cols-1 gap-4 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          void run(save)
        }}
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
        {failure !== null && <InlineError text={refusalText(failure) ?? describe(failure)} />}
        <div className="flex flex-wrap items-start justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            {t.cancel}
          </Button>
          <WaitingButton type="submit" loading={pending} waitsFor={isComplete ? null : t.needsBoth}>
            {t.save}
          </WaitingButton>
        </div>
      </form>
    </Dialog>
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
