import { AppError } from '#domain/errors.ts'
import { ZERO, subtract, type Paise } from '#domain/money/paise.ts'
import { WALK_IN } from '#domain/orders/counter/counter-sale.ts'
import { cashPayerOf, mayReceiveCash } from '#domain/orders/placing/cash-limit.ts'
import type { Order } from '#domain/orders/order.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Queries } from '../../../db/database.ts'
import {
  addReceipts,
  lockCashOf,
  readCashLimit,
  readCashReceived,
  sumCashOf,
} from '../../../db/orders/receipts.ts'
import { findRunningTrip } from '../../../db/trips/stops.ts'

/** Money received on a delivery or at the counter, in paise: `cash` of the amount in cash, the rest by UPI unless it is told. */
type Received = {
  readonly amount: Paise
  readonly cash: Paise
  /** Other forms than cash, together what is no cash. */
  readonly rest?: readonly { readonly method: 'UPI' | 'CARD'; readonly amount: Paise }[]
  /** The part of the order that is paid; null for all of it. */
  readonly fulfilmentId: string | null
  /** The trip on which it was received; that on which the part is, when left out. */
  readonly tripId?: string | undefined
  readonly at: Date
}

/**
 * Records what is received when a cash order or a part of it is delivered. This is where the
 * law counts cash (PAY-08), by the firm where one is billed; of people without a name it knows each sale alone. Throws `cash-limit` when it would reach the limit of the day or of the order, `invalid-input`
 * when `cash` is not part of the amount.
 */
export async function receivePayment(
  queries: Queries,
  order: Order,
  { amount, cash, rest, fulfilmentId, at, tripId }: Received,
): Promise<void> {
  if (!Number.isSafeInteger(cash) || cash < 0 || cash > amount)
    throw new AppError('invalid-input', { reasons: [{ code: 'cash-not-due' }] })
  const { orderId, userId } = order
  const day = istDay(at)
  const standing = await readReceived(queries, order, day)
  if (!mayReceiveCash(cash, standing, await sumCashOf(queries, orderId))) {
    const { limit, receivedToday } = standing
    throw new AppError('cash-limit', {
      limit: limit ?? ZERO,
      today: receivedToday,
    })
  }
  const trip = tripId ?? (await findRunningTrip(queries, { orderId, fulfilmentId }))
  const received = [
    { method: 'CASH', amount: cash },
    ...(rest ?? [{ method: 'UPI', amount: subtract(amount, cash) }]),
  ] as const
  await addReceipts(
    queries,
    received
      .filter((part) => part.amount > 0)
      .map((part) => ({ ...part, orderId, userId, day, at, fulfilmentId, tripId: trip })),
  )
}

/** The cash of whoever is billed, locked until the transaction ends. Whoever walks in has paid nothing before: they are many people. */
async function readReceived(queries: Queries, order: Order, day: string) {
  const payer = cashPayerOf(order)
  if (payer.kind === 'person' && payer.uid === WALK_IN.uid)
    return { limit: await readCashLimit(queries, day), receivedToday: ZERO }
  await lockCashOf(queries, payer)
  return readCashReceived(queries, { payer, day })
}
