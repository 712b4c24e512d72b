import { AppError } from '#domain/errors.ts'
import { paiseToRupees, type Paise } from '#domain/money/paise.ts'
import { mayReceiveCash } from '#domain/orders/cash-limit.ts'
import type { Order } from '#domain/orders/order.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Queries } from '../../../db/database.ts'
import { addReceipts, lockCashOf, readCashStanding } from '../../../db/orders/receipts.ts'

/**
 * Records what is received when a cash order is delivered: `cash` of its total in cash, the rest by UPI. This is where the
 * law counts cash (PAY-08). Throws `cash-limit` when it would reach the limit of the day or of the order, `invalid-input`
 * when `cash` is not part of the total.
 */
export async function receivePayment(
  queries: Queries,
  { orderId, userId, grandTotal }: Order,
  { cash, at }: { readonly cash: Paise; readonly at: Date },
): Promise<void> {
  if (!Number.isSafeInteger(cash) || cash < 0 || cash > grandTotal)
    throw new AppError('invalid-input', 'The cash received is not part of the total of the order.')
  const day = istDay(at)
  await lockCashOf(queries, userId)
  const standing = await readCashStanding(queries, { userId, day })
  if (!mayReceiveCash(cash, standing)) {
    const { limit, receivedToday } = standing
    throw new AppError('cash-limit', undefined, {
      limit: paiseToRupees(limit ?? (0 as Paise)),
      today: paiseToRupees(receivedToday),
    })
  }
  const received = [
    { method: 'CASH', amount: cash },
    { method: 'UPI', amount: (grandTotal - cash) as Paise },
  ] as const
  await addReceipts(
    queries,
    received.filter(({ amount }) => amount > 0).map((part) => ({ ...part, orderId, userId, day, at })),
  )
}
