import { useState } from 'react'
import { parseOrderNumber } from '#domain/orders/placing/order-number.ts'
import type { MoneyAttentionWire, PaymentDecision } from '#domain/payments/attention-wire.ts'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { deskPaymentMessages } from '#app/messages/desk/orders/payments.ts'
import { Button } from '#app/ui/button.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'

interface DecisionDialogProps {
  action: PaymentDecision['action']
  payment: MoneyAttentionWire
  onDecide: (decision: PaymentDecision) => void
  onCancel: () => void
}

/** Asks what a decision about a payment needs: the order's number, or a reason. */
export function DecisionDialog({ action, payment, onDecide, onCancel }: DecisionDialogProps) {
  const t = deskPaymentMessages
  const desk = deskMessages
  const [text, setText] = useState('')
  const decision = decisionOf(action, text.trim(), payment)
  return (
    <Dialog open title={t[action]} onClose={onCancel}>
      <form
        className="grid grid-cols-1 gap-4 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (decision !== null) onDecide(decision)
        }}
      >
        {action !== 'retry' && <p className="text-quiet">{t[`${action}Text`]}</p>}
        <Field
          label={action === 'match' ? t.orderNumber : t.note}
          required
          maxLength={action === 'match' ? 40 : 300}
          inputMode={action === 'match' ? 'numeric' : 'text'}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className="flex flex-wrap items-start justify-end gap-2">
          <Button variant="secondary" onClick={onCancel}>
            {desk.cancel}
          </Button>
          <WaitingButton
            type="submit"
            variant={action === 'return' || action === 'dismiss' ? 'danger' : 'primary'}
            waitsFor={decision === null ? (action === 'match' ? t.needsNumber : t.needsNote) : null}
          >
            {t[action]}
          </WaitingButton>
        </div>
      </form>
    </Dialog>
  )
}

/** The decision that the text makes; null while it is not enough. */
function decisionOf(
  action: PaymentDecision['action'],
  text: string,
  { orderId }: MoneyAttentionWire,
): PaymentDecision | null {
  if (action === 'retry') return { action }
  if (text === '') return null
  if (action === 'match') return parseOrderNumber(text) === null ? null : { action, order: text }
  if (action !== 'release') return { action, note: text }
  return orderId === null ? null : { action, orderId, note: text }
}
