import { ZERO, add } from '#domain/money/paise.ts'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { offerCash } from '#domain/orders/placing/cash-limit.ts'
import { useOrderLimits } from '#app/features/cart/use-order-limits.ts'
import { orderPageMessages } from '#messages/orders/orders.ts'

/** Beside a cash order on its way: what all of them come to is more than may be paid in cash on one day (PAY-08). */
export function CashWarning({ orderId }: { orderId: string }) {
  const t = orderPageMessages
  const cash = useOrderLimits(orderId)?.cash
  if (cash === undefined || cash.limit === null || offerCash(ZERO, cash) === 'offered') return null
  const sum = add(cash.open, cash.receivedToday)
  return <p className="pt-1 text-caution">{t.cashWarning(formatRupees(cash.limit), formatRupees(sum))}</p>
}
