import type { PaymentDetails } from '#app/browser/payment-outcome.ts'
import { useSessionEnd } from '#app/features/identity/use-expired-session.ts'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { paymentWords } from '#app/messages/payments.ts'
import { useWords } from '#app/i18n/locale.tsx'
import type { PaymentEnd } from './payment-flow.ts'
import { PaymentEnding } from './payment-result.tsx'
import { PaymentNotice } from './payment-notice.tsx'
import { usePayment } from './use-payment-flow.ts'

export interface PaymentDialogProps {
  orderId: string
  payment: PaymentDetails | null
  /** How the payment ended, each time that it did. */
  onEnd: (end: PaymentEnd) => void
  onClose: () => void
  /** The order is given up and another way of paying may be chosen; left out where there is no cart to go back to. */
  onAnotherWay?: () => void
}

/** Takes a person through paying online, above the page that they are on. Import lazily. */
export function PaymentDialog({ orderId, payment, onEnd, onClose, onAnotherWay }: PaymentDialogProps) {
  const words = useWords(paymentWords)
  const paying = usePayment({ orderId, payment, onEnd })
  const { state } = paying
  useSessionEnd(state.at === 'ended' && state.end.is === 'refused' ? state.end.failure : null)

  async function chooseAnotherWay() {
    if (await paying.giveUp(words.anotherWayReason)) onAnotherWay?.()
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
      {state.at === 'opening' && (
        <PaymentNotice busy title={words.openingTitle} lines={[words.openingText]} />
      )}
      {state.at === 'checking' && (
        <PaymentNotice busy title={words.checkingTitle} lines={[words.checkingText]} />
      )}
      {state.at === 'ended' && (
        <PaymentEnding
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
