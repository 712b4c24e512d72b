import { formatPaise } from '#domain/money/format.ts'
import { Button } from '#app/ui/button.tsx'
import { Clock } from '#app/ui/icons/clock.tsx'
import { PackageX } from '#app/ui/icons/package-x.tsx'
import { TriangleAlert } from '#app/ui/icons/triangle-alert.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { errorMessages } from '#app/messages/errors.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { paymentMessages } from '#app/messages/payments.ts'
import type { PaymentResult } from './payment-flow.ts'
import { PaymentNotice } from './payment-notice.tsx'

interface PaymentEndingProps {
  orderId: string
  end: PaymentResult
  /** The order came from the cart, which is as it was. */
  hasCart: boolean
  onRetry: () => void
  onCheck: () => void
  onAnotherWay: (() => void) | undefined
  onClose: () => void
}

/** How a payment ended that did not place its order: what happened, what is safe, what to do (PAY-06). */
export function PaymentResultNotice({ end, ...rest }: PaymentEndingProps) {
  if (end.is === 'placed') return null
  if (end.is === 'unpaid' || end.is === 'unavailable') return <Unpaid end={end} {...rest} />
  if (end.is === 'later') return <Later end={end} {...rest} />
  return <Over end={end} onClose={rest.onClose} />
}

type Kind<K extends PaymentResult['is']> = { readonly end: Extract<PaymentResult, { is: K }> }
type Actions = Omit<PaymentEndingProps, 'end'>

function Unpaid({ end, hasCart, onRetry, onAnotherWay, onClose }: Kind<'unpaid' | 'unavailable'> & Actions) {
  const t = useMessages(paymentMessages)
  const errors = useMessages(errorMessages)
  const safe = hasCart ? t.cartSafe : t.orderSafe
  const { title, lines } =
    end.is === 'unavailable'
      ? { title: t.unavailableTitle, lines: [t.unavailableText, safe] }
      : {
          title: t.unpaidTitle,
          lines: [
            ...(end.failure === null ? [] : [errorMessage(errors, end.failure)]),
            ...(end.reason === '' ? [] : [t.reason(end.reason)]),
            `${t.unpaidText} ${safe}`,
            ...(end.reason === '' && end.failure === null ? [] : [t.debited]),
          ],
        }
  return (
    <PaymentNotice mark={TriangleAlert} title={title} lines={lines}>
      <Button block onClick={onRetry}>
        {t.tryAgain}
      </Button>
      <Button block variant="secondary" onClick={onAnotherWay ?? onClose}>
        {onAnotherWay === undefined ? t.notNow : t.anotherWay}
      </Button>
    </PaymentNotice>
  )
}

function Later({ end, orderId, onCheck, onClose }: Kind<'later'> & Actions) {
  const t = useMessages(paymentMessages)
  const errors = useMessages(errorMessages)
  const isPending = end.failure.code === 'payment-pending'
  return (
    <PaymentNotice
      mark={Clock}
      title={isPending ? t.laterTitle : t.unknownTitle}
      lines={[...(isPending ? [] : [errorMessage(errors, end.failure)]), t.laterText]}
    >
      <LinkButton block to={`/profile/order/${orderId}`} onClick={onClose}>
        {t.seeOrder}
      </LinkButton>
      <Button block variant="secondary" onClick={onCheck}>
        {t.checkAgain}
      </Button>
    </PaymentNotice>
  )
}

function Over({ end, onClose }: Kind<'cancelled' | 'refused'> & Pick<Actions, 'onClose'>) {
  const t = useMessages(paymentMessages)
  const errors = useMessages(errorMessages)
  const isCancelled = end.is === 'cancelled'
  const lines = isCancelled
    ? [end.order.refund === null ? t.notCharged : t.refunded(formatPaise(end.order.refund.amount))]
    : [errorMessage(errors, end.failure)]
  return (
    <PaymentNotice
      mark={isCancelled ? PackageX : TriangleAlert}
      title={isCancelled ? t.cancelledTitle : t.refusedTitle}
      lines={lines}
    >
      <Button block variant="secondary" onClick={onClose}>
        {t.close}
      </Button>
    </PaymentNotice>
  )
}
