import { formatPaise } from '#domain/money/format.ts'
import { Button } from '#app/ui/button.tsx'
import { Clock } from '#app/ui/icons/clock.tsx'
import { PackageX } from '#app/ui/icons/package-x.tsx'
import { TriangleAlert } from '#app/ui/icons/triangle-alert.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { errorWords } from '#app/messages/errors.ts'
import { failureText } from '#app/i18n/error-message.ts'
import { useWords } from '#app/i18n/locale.tsx'
import { paymentWords } from '#app/messages/payments.ts'
import type { PaymentEnd } from './payment-flow.ts'
import { PaymentNotice } from './payment-notice.tsx'

interface PaymentEndingProps {
  orderId: string
  end: PaymentEnd
  /** The order came from the cart, which is as it was. */
  hasCart: boolean
  onRetry: () => void
  onCheck: () => void
  onAnotherWay: (() => void) | undefined
  onClose: () => void
}

/** How a payment ended that did not place its order: what happened, what is safe, what to do (PAY-06). */
export function PaymentEnding({ end, ...rest }: PaymentEndingProps) {
  if (end.is === 'placed') return null
  if (end.is === 'unpaid' || end.is === 'unavailable') return <Unpaid end={end} {...rest} />
  if (end.is === 'later') return <Later end={end} {...rest} />
  return <Over end={end} onClose={rest.onClose} />
}

type Kind<K extends PaymentEnd['is']> = { readonly end: Extract<PaymentEnd, { is: K }> }
type Actions = Omit<PaymentEndingProps, 'end'>

function Unpaid({ end, hasCart, onRetry, onAnotherWay, onClose }: Kind<'unpaid' | 'unavailable'> & Actions) {
  const words = useWords(paymentWords)
  const errors = useWords(errorWords)
  const safe = hasCart ? words.cartSafe : words.orderSafe
  const { title, lines } =
    end.is === 'unavailable'
      ? { title: words.unavailableTitle, lines: [words.unavailableText, safe] }
      : {
          title: words.unpaidTitle,
          lines: [
            ...(end.failure === null ? [] : [failureText(errors, end.failure)]),
            ...(end.reason === '' ? [] : [words.reason(end.reason)]),
            `${words.unpaidText} ${safe}`,
            ...(end.reason === '' && end.failure === null ? [] : [words.debited]),
          ],
        }
  return (
    <PaymentNotice mark={TriangleAlert} title={title} lines={lines}>
      <Button block onClick={onRetry}>
        {words.tryAgain}
      </Button>
      <Button block variant="secondary" onClick={onAnotherWay ?? onClose}>
        {onAnotherWay === undefined ? words.notNow : words.anotherWay}
      </Button>
    </PaymentNotice>
  )
}

function Later({ end, orderId, onCheck, onClose }: Kind<'later'> & Actions) {
  const words = useWords(paymentWords)
  const errors = useWords(errorWords)
  const isPending = end.failure.code === 'payment-pending'
  return (
    <PaymentNotice
      mark={Clock}
      title={isPending ? words.laterTitle : words.unknownTitle}
      lines={[...(isPending ? [] : [failureText(errors, end.failure)]), words.laterText]}
    >
      <LinkButton block to={`/profile/order/${orderId}`} onClick={onClose}>
        {words.seeOrder}
      </LinkButton>
      <Button block variant="secondary" onClick={onCheck}>
        {words.checkAgain}
      </Button>
    </PaymentNotice>
  )
}

function Over({ end, onClose }: Kind<'cancelled' | 'refused'> & Pick<Actions, 'onClose'>) {
  const words = useWords(paymentWords)
  const errors = useWords(errorWords)
  const isCancelled = end.is === 'cancelled'
  const lines = isCancelled
    ? [end.order.refund === null ? words.notCharged : words.refunded(formatPaise(end.order.refund.amount))]
    : [failureText(errors, end.failure)]
  return (
    <PaymentNotice
      mark={isCancelled ? PackageX : TriangleAlert}
      title={isCancelled ? words.cancelledTitle : words.refusedTitle}
      lines={lines}
    >
      <Button block variant="secondary" onClick={onClose}>
        {words.close}
      </Button>
    </PaymentNotice>
  )
}
