import { formatRupees } from '#domain/money/format-rupees.ts'
import { cashRefusalText } from './payment/cash-refusal-text.ts'
import { TriangleAlert } from '#app/ui/icons/triangle-alert.tsx'
import { checkoutMessages } from '#messages/orders/checkout.ts'
import type { Checkout } from './use-checkout.ts'

/** Notices about the size of the cart before it is paid: too large for one order, or for cash (PAY-08). */
export function OrderLimitNotice({ checkout }: { checkout: Checkout }) {
  const t = checkoutMessages
  const { limits, isBlocked, sizeIssue, cashRefusal, step } = checkout
  if (limits === null || step === 'changeAddress') return null
  if (isBlocked) return <Alert title={t.blockedTitle}>{t.blockedText}</Alert>
  if (sizeIssue !== null) {
    return (
      <Alert title={t.tooLargeTitle}>
        {sizeIssue === 'lines' ? t.tooManyLines(limits.maxLines) : t.tooLarge(formatRupees(limits.maxTotal))}
      </Alert>
    )
  }
  // the payment step says it at the choice itself
  if (cashRefusal === null || step === 'payment') return null
  return (
    <output className="rounded-card bg-sunken p-3 text-sm">{cashRefusalText(t, cashRefusal, limits)}</output>
  )
}

function Alert({ title, children }: { title: string; children: string }) {
  return (
    <section role="alert" className="grid gap-1 rounded-card bg-caution-soft p-3 text-sm">
      <h2 className="flex items-center gap-2 text-base text-caution">
        <TriangleAlert size={20} />
        {title}
      </h2>
      <p>{children}</p>
    </section>
  )
}
