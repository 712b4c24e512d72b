import type { PaymentSession } from '#domain/payments/wire.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { paymentMessages } from '#messages/orders/payments.ts'
import type { PaymentResult } from './payment-flow.ts'
import { PaymentResultNotice } from './payment-result.tsx'
import { PaymentNotice } from './payment-notice.tsx'
import { usePaymentFlow } from './use-payment-flow.ts'

export interface PaymentDialogProps {
  orderId: string
  payment: PaymentSession | null
  /** Called with the result of every attempt. */
  onResult: (result: PaymentResult) => void
  onClose: () => void
  /** The order is cancelled to change the payment method; omitted where there is no cart to return to. */
  onChangeMethod?: () => void
}

/** Guides the customer through an online payment, above the current page. Import lazily. */
export function PaymentDialog({ orderId, payment, onResult, onClose, onChangeMethod }: PaymentDialogProps) {
  const t = paymentMessages
  const flow = usePaymentFlow({ orderId, payment, onResult })
  const { state } = flow
  useExpiredSession(state.phase === 'done' && state.result.kind === 'refused' ? state.result.failure : null)

  async function changeMethod() {
    if (await flow.cancel(t.changeMethodReason)) onChangeMethod?.()
  }

  // our dialog must not cover the provider's window
  const open = state.phase !== 'window' && !(state.phase === 'done' && state.result.kind === 'placed')
  return (
    <Dialog
      open={open}
      steady
      hideClose={state.phase === 'opening'}
      onClose={state.phase === 'opening' ? () => {} : onClose}
    >
      {state.phase === 'opening' && <PaymentNotice busy title={t.openingTitle} lines={[t.openingText]} />}
      {state.phase === 'checking' && <PaymentNotice busy title={t.checkingTitle} lines={[t.checkingText]} />}
      {state.phase === 'done' && (
        <PaymentResultNotice
          result={state.result}
          orderId={orderId}
          hasCart={onChangeMethod !== undefined}
          onRetry={() => void flow.retry()}
          onCheck={() => void flow.checkAgain()}
          onChangeMethod={onChangeMethod && (() => void changeMethod())}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
