import { formatPaise } from '#domain/money/format.ts'
import { Button } from '#app/ui/button.tsx'
import { Clock } from '#app/ui/icons/clock.tsx'
import { PackageX } from '#app/ui/icons/package-x.tsx'
import { TriangleAlert } from '#app/ui/icons/triangle-alert.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { errorMessages } from '#messages/errors.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { paymentMessages } from '#messages/orders/payments.ts'
import type { PaymentResult } from './payment-flow.ts'
import { PaymentNotice } from './payment-notice.tsx'

interface PaymentResultProps {
  orderId: string
  result: PaymentResult
  /** The order came from the cart, which is unchanged. */
  hasCart: boolean
  onRetry: () => void
  onCheck: () => void
  onChangeMethod: (() => void) | undefined
  onClose: () => void
}

/** A payment that did not place its order: what happened, what is safe, what to do (PAY-06). */
export function PaymentResultNotice({ result, ...rest }: PaymentResultProps) {
  if (result.kind === 'placed') return null
  if (result.kind === 'unpaid' || result.kind === 'unavailable') return <Unpaid result={result} {...rest} />
  if (result.kind === 'later') return <Later result={result} {...rest} />
  return <Closed result={result} onClose={rest.onClose} />
}

type ResultProps<K extends PaymentResult['kind']> = { readonly result: Extract<PaymentResult, { kind: K }> }
type Actions = Omit<PaymentResultProps, 'result'>

function Unpaid({
  result,
  hasCart,
  onRetry,
  onChangeMethod,
  onClose,
}: ResultProps<'unpaid' | 'unavailable'> & Actions) {
  const t = paymentMessages
  const errors = errorMessages
  const safe = hasCart ? t.cartSafe : t.orderSafe
  const { title, lines } =
    result.kind === 'unavailable'
      ? { title: t.unavailableTitle, lines: [t.unavailableText, safe] }
      : {
          title: t.unpaidTitle,
          lines: [
            ...(result.failure === null ? [] : [errorMessage(errors, result.failure)]),
            ...(result.reason === '' ? [] : [t.reason(result.reason)]),
            `${t.unpaidText} ${safe}`,
            ...(result.reason === '' && result.failure === null ? [] : [t.debited]),
          ],
        }
  return (
    <PaymentNotice mark={TriangleAlert} title={title} lines={lines}>
      <Button block onClick={onRetry}>
        {t.tryAgain}
      </Button>
      <Button block variant="secondary" onClick={onChangeMethod ?? onClose}>
        {onChangeMethod === undefined ? t.notNow : t.changeMethod}
      </Button>
    </PaymentNotice>
  )
}

function Later({ result, orderId, onCheck, onClose }: ResultProps<'later'> & Actions) {
  const t = paymentMessages
  const errors = errorMessages
  const isPending = result.failure.code === 'payment-pending'
  return (
    <PaymentNotice
      mark={Clock}
      title={isPending ? t.laterTitle : t.unknownTitle}
      lines={[...(isPending ? [] : [errorMessage(errors, result.failure)]), t.laterText]}
    >
      <LinkButton block to={`/profile/order/${orderId}`} onClick={onClose}>
        {t.viewOrder}
      </LinkButton>
      <Button block variant="secondary" onClick={onCheck}>
        {t.checkAgain}
      </Button>
    </PaymentNotice>
  )
}

function Closed({ result, onClose }: ResultProps<'cancelled' | 'refused'> & Pick<Actions, 'onClose'>) {
  const t = paymentMessages
  const errors = errorMessages
  const isCancelled = result.kind === 'cancelled'
  const lines = isCancelled
    ? [result.order.refund === null ? t.notCharged : t.refunded(formatPaise(result.order.refund.amount))]
    : [errorMessage(errors, result.failure)]
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
