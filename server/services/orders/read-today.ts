import { ZERO, toPaise, type Paise } from '#domain/money/paise.ts'
import { mayDo } from '#domain/staff/permissions.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { istDay, startOfIstDay } from '#domain/time/ist-day.ts'
import { amountToCollect, stopDue } from '#domain/trips/stop-due.ts'
import { LATE_MS, PENDING_MS } from '#domain/orders/desk/desk-order.ts'
import type { Database, Queries } from '../../db/database.ts'
import { sumDueCredit, type DueCredit } from '../../db/accounts/due-bills.ts'
import { countOrdersToPack, findCashOrdersOnTheRoad } from '../../db/orders/open-units.ts'
import { sumCashWithDrivers } from '../../db/trips/cash.ts'
import { countMoneyAttention } from '../../db/payments/attention.ts'
import { countOpenListRequests } from '../../db/list-requests/list-requests.ts'
import { countOpenQuotationRequests } from '../../db/quotations/quotation-requests.ts'
import { countStock } from '../../db/stock/stock-list.ts'
import { countOrdersByStatus, countWaiting } from '../../db/orders/desk-orders.ts'
import { findOrders } from '../../db/orders/orders.ts'
import { sumReceiptsOf } from '../../db/orders/receipts.ts'
import { readWriteState } from '../../db/write-state.ts'
import { readFulfilmentProgressOf } from '../../db/orders/fulfilment-progress.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** Numbers of the work that waits today (DESK-01). */
export type Today = {
  /** Today in India, as `2026-11-20`. */
  readonly day: string
  /** Orders placed today, and what they come to. */
  readonly placedToday: { readonly orders: number; readonly amount: Paise }
  /** Open orders by status. */
  readonly open: readonly { readonly status: string; readonly orders: number; readonly amount: Paise }[]
  /** Orders of which something is still to be packed, and those of them without a promised day that were placed more than a day ago. */
  readonly toPack: number
  readonly late: number
  /** Orders that are promised for today and not delivered (AREA-02). */
  readonly dueToday: number
  /** Orders that were promised for an earlier day and are not delivered. */
  readonly overdue: number
  /** Cash to be collected for what is on the road, in paise. */
  readonly cashOnTheRoad: Paise
  /** Cash that drivers have received and not handed in, in paise. */
  readonly cashWithDrivers: Paise
  readonly refundsWaiting: number
  readonly messagesFailed: number
  /** Online orders that wait for their payment for more than fifteen minutes. */
  readonly paymentsPending: number
  /** Payments that staff must look at: of no known order, refused refunds, disputes. */
  readonly moneyAttention: number
  /** Lists of customers that nobody answered. */
  readonly listRequests: number
  /** Requests for a quotation that nobody answered. */
  readonly quotationRequests: number
  /** Tracked variants that are low or out of stock (STOCK-02); null where no stock is kept. */
  readonly runningLow: number | null
  /** Open bills on account that fall due today or are past their day, in paise; null where nobody has credit, and for those who do not read it. */
  readonly credit: DueCredit | null
}

/** Reads the numbers of the desk's first page. Throws `not-permitted`. */
export async function readToday(dependencies: Dependencies, actor: StaffActor): Promise<Today> {
  requirePermission(actor, 'orders:read')
  return seenBy(actor, await readNumbers(dependencies))
}

/** Time for which those who watch the numbers share one reading of them. */
const SHARED_MS = 1_500
/** Time after which they are read although nothing was written: some of them change with the hour. */
const UNCHANGED_MS = 30_000

/** A reading of the numbers; `writes` is the state of the database before it. */
type Reading = { readonly at: number; readonly writes: string; readonly numbers: Today }

/**
 * Reads the same numbers for all who watch them: however many there are, the database is asked once, and while nothing was written it is
 * asked for nothing else. A `NOTIFY` with each write would cost orders: transactions that notify commit one after the other. `elapsedMs`
 * is a clock that only goes on. Throws `not-permitted`.
 */
export function createTodayWatch(
  dependencies: Dependencies,
  elapsedMs: () => number = () => performance.now(),
): (actor: StaffActor) => Promise<Today> {
  let sharedUntil = 0
  let latest: Promise<Reading> | null = null
  return async (actor) => {
    requirePermission(actor, 'orders:read')
    const at = elapsedMs()
    if (latest === null || at > sharedUntil) {
      sharedUntil = at + SHARED_MS
      latest = readIfWritten(dependencies, { before: latest, at })
    }
    return seenBy(actor, (await latest).numbers)
  }
}

/** The numbers that an actor may see. */
function seenBy({ role }: StaffActor, numbers: Today): Today {
  return mayDo(role, 'credit:read') ? numbers : { ...numbers, credit: null }
}

async function readIfWritten(
  dependencies: Dependencies,
  { before, at }: { readonly before: Promise<Reading> | null; readonly at: number },
): Promise<Reading> {
  const last = (await before?.catch(() => null)) ?? null
  const writes = await readWriteState(dependencies.database.queries)
  if (last !== null && last.writes === writes && at - last.at < UNCHANGED_MS) return last
  return { at, writes, numbers: await readNumbers(dependencies) }
}

async function readNumbers({ database, now }: Dependencies): Promise<Today> {
  const at = now()
  const day = istDay(at)
  const dayStart = startOfIstDay(day)
  const [counts, waiting, listRequests, quotationRequests, stock, attention] = await Promise.all([
    countOrdersByStatus(database.queries, dayStart),
    countWaiting(database.queries, {
      pendingSince: new Date(at.getTime() - PENDING_MS),
      day,
    }),
    countOpenListRequests(database.queries),
    countOpenQuotationRequests(database.queries),
    countStock(database.queries),
    countMoneyAttention(database.queries, at),
  ])
  return {
    day,
    ...counts,
    ...waiting,
    listRequests,
    quotationRequests,
    moneyAttention: attention.reduce((sum, { count }) => sum + count, 0),
    runningLow: stock.tracked === 0 ? null : stock.low + stock.out,
    toPack: await countOrdersToPack(database.queries),
    late: await countOrdersToPack(database.queries, new Date(at.getTime() - LATE_MS)),
    credit: await sumDueCredit(database.queries, day),
    cashOnTheRoad: await readCashOnTheRoad(database.queries),
    cashWithDrivers: await sumCashWithDrivers(database.queries),
  }
}

/**
 * Sums the cash to be collected for all that is on the road now, in paise. An order that left as a whole is worth its total;
 * of one in parts, only what has left and not arrived counts.
 */
async function readCashOnTheRoad(queries: Queries): Promise<Paise> {
  const { wholeTotal, splitOrders } = await findCashOrdersOnTheRoad(queries)
  const orders = await findOrders(queries, { orderIds: splitOrders })
  const [parts, received] = [
    await readFulfilmentProgressOf(queries, orders),
    await sumReceiptsOf(queries, splitOrders),
  ]
  const partTotal = orders.reduce((sum, order) => {
    const own = parts.get(order.orderId)
    if (own === undefined) return sum
    const due = stopDue(order, { ...own, received: received.get(order.orderId) ?? ZERO })
    const arriving = own.progress.map(({ line, item, shipped, delivered }) => ({
      line,
      quantity: shipped - delivered,
      price: item.priceWithGst,
    }))
    const isOnRoad = arriving.some(({ quantity }) => quantity > 0)
    return isOnRoad ? sum + amountToCollect(due, arriving) : sum
  }, 0)
  return toPaise(wholeTotal + partTotal)
}
