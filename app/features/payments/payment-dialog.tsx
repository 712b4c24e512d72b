import type { PaymentSession } from '#domain/payments/wire.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { paymentMessages } from '#app/messages/payments.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import type { PaymentResult } from './payment-flow.ts'
import { PaymentResultNotice } from './payment-result.tsx'
import { PaymentNotice } from './payment-notice.tsx'
import { usePaymentFlow } from './use-payment-flow.ts'

export interface PaymentDialogProps {
  orderId: string
  payment: PaymentSession | null
  /** How the payment ended, each time that it did. */
  onEnd: (end: PaymentResult) => void
  onClose: () => void
  /** The order is given up and another way of paying may be chosen; left out where there is no cart to go back to. */
  onAnotherWay?: () => void
}

/** Takes a person through paying online, above the page that they are on. Import lazily. */
export function PaymentDialog({ orderId, payment, onEnd, onClose, onAnotherWay }: PaymentDialogProps) {
  const t = useMessages(paymentMessages)
  const paying = usePaymentFlow({ orderId, payment, onEnd })
  const { state } = paying
  useExpiredSession(state.at === 'ended' && state.end.is === 'refused' ? state.end.failure : null)

  async function chooseAnotherWay() {
    if (await paying.giveUp(t.anotherWayReason)) onAnotherWay?.()
  }

  // nothing of ours may stand in the way of the provider's window
  const open = state.at !== 'window' && !(state.at === 'ended' && state.end.is === 'placed')
  return (
    <Dialog
      open={open}
      steady
      hideClose={state.at === 'opening'}
      onClose={state.at === 'opening' ? () => {} : onClose}
    >
      {state.at === 'opening' && <PaymentNotice busy title={t.openingTitle} lines={[t.openingText]} />}
      {state.at === 'checking' && <PaymentNotice busy title={t.checkingTitle} lines={[t.checkingText]} />}
      {state.at === 'ended' && (
        <PaymentResultNotice
          end={state.end}
          orderId={orderId}
          hasCart={onAnotherWay !== undefined}
          onRetry={() => void paying.again()}
          onCheck={() => void paying.checkAgain()}
          onAnotherWay={onAnotherWay && (() => void chooseAnotherWay())}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
