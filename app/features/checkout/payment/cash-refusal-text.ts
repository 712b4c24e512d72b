import { formatRupees } from '#domain/money/format-rupees.ts'
import type { CashRefusal, CheckoutLimits } from '#domain/orders/placing/checkout-limits.ts'
import type { checkoutMessages } from '#messages/orders/checkout.ts'

type Texts = Pick<typeof checkoutMessages, 'cashRefused' | 'cashOrdersRefused' | 'cashBlocked'>

/** Reason that cash cannot be chosen for the order; null when it can (PAY-08). */
export function cashRefusalText(
  t: Texts,
  refusal: CashRefusal,
  { cash, cashOrders }: Pick<CheckoutLimits, 'cash' | 'cashOrders'>,
): string | null {
  if (refusal === 'blocked') return t.cashBlocked
  if (refusal === 'orders') return t.cashOrdersRefused(cashOrders.max)
  return refusal === 'law' && cash.limit !== null ? t.cashRefused(formatRupees(cash.limit)) : null
}
