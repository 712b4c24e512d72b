import { useState } from 'react'
import type { DeskLoginWire } from '#domain/staff/wire.ts'
import { proveIdentity } from '#app/api/desk/desk.ts'
import { useSendCode } from '#app/features/identity/use-send-code.ts'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { CodeForm } from './code-form.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'

interface ProofDialogProps {
  phone: string
  onProved: (login: DeskLoginWire | null) => void
  onCancel: () => void
}

/** Asks for another code before what cannot be undone (STAFF-03). */
export function ProofDialog({ phone, onProved, onCancel }: ProofDialogProps) {
  const t = deskMessages
  const describe = useDeskError()
  const sending = useSendCode(phone)
  const [sent, setSent] = useState(false)
  return (
    <Dialog open title={t.proofTitle} onClose={onCancel}>
      <div className="grid grid-cols-1 gap-4 p-4">
        <p className="text-quiet">{sent ? t.sentTo(phone) : t.proofText}</p>
        {sending.failure !== null && (
          <p role="alert" className="text-sm text-bad">
            {describe(sending.failure)}
          </p>
        )}
        {sent ? (
          <CodeForm
            label={t.code}
            submit={t.proofConfirm}
            onCode={async (code) => onProved(await proveIdentity(code))}
          />
        ) : (
          <Button
            block
            loading={sending.pending}
            onClick={() => void sending.send().then((isSent) => isSent && setSent(true))}
          >
            {t.proofSend}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
