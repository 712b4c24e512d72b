import { openCredit } from './play-credit.ts'
import { newId, type Dealer } from './dealer.ts'
import { placeDeal, playStep, type Deal } from './play-orders.ts'
import { playSale } from './play-counter.ts'

/** Orders, sales and receipts of a month. */
export type MonthSize = { readonly orders: number; readonly sales: number; readonly receipts: number }

/** The days on which the dealer takes orders; the rest of the month is for what is still on its way. */
const OPEN_DAYS = 26
const LAST_DAY = 31
const FLOAT = 500_000
/** Paise that are missing at each count of the till. */
const MISSING = 150

const dayOf = (day: number) => `2026-12-${String(day).padStart(2, '0')}`

/** Share of so many that falls on a day. */
const shareOf = (of: number, day: number) =>
  Math.floor((of * day) / OPEN_DAYS) - Math.floor((of * (day - 1)) / OPEN_DAYS)

async function times(count: number, act: () => Promise<unknown>): Promise<void> {
  for (let left = count; left > 0; left -= 1) await act()
}

/** Plays a month of the dealer, day by day; returns what the till held each evening. */
export async function playMonth(dealer: Dealer, { orders, sales, receipts }: MonthSize) {
  const { random, book, begin } = dealer
  const credit = openCredit(dealer)
  const due = new Map<number, Deal[]>()
  const put = (day: number, deal: Deal) => due.set(day, [...(due.get(day) ?? []), deal])
  const order = async (day: number): Promise<void> => {
    const deal = await placeDeal(dealer)
    if (deal === null) await order(day)
    else put(day + random.integer(0, 1), deal)
  }
  const trade = async (day: number) => {
    await times(shareOf(orders, day), () => order(day))
    await times(shareOf(sales, day), () => playSale(dealer))
    await times(shareOf(receipts, day), credit.receive)
    if (day % 3 === 0) await credit.clearCheques()
    if (day % 4 === 0) await credit.writeOff()
  }
  const evenings = new Map<string, number>()
  for (let day = 1; day <= LAST_DAY; day += 1) {
    await begin(dayOf(day))
    if (day === 1) {
      await moveTill(dealer, 'put-in', { amount: FLOAT, reason: 'float' })
      await credit.bringForward()
    }
    if (day <= OPEN_DAYS) await trade(day)
    for (const deal of due.get(day) ?? []) {
      await playStep(dealer, deal)
      if (deal.steps.length > 0) put(Math.min(day + 1, LAST_DAY), deal)
    }
    await sendMoneyBack(dealer)
    await closeTill(dealer, { isCounted: day % 7 === 0 })
    evenings.set(dayOf(day), book.till())
  }
  await times(6, async () => {
    dealer.api.advanceClock(60 * 60_000)
    await sendMoneyBack(dealer)
  })
  await begin('2027-01-02')
  return { credit, evenings }
}

async function sendMoneyBack({ api }: Dealer): Promise<void> {
  await api.deliverWebhooks()
  await api.services.jobs.sendRefunds()
}

type TillEntry = { readonly amount: number; readonly reason: string }

async function moveTill({ post, book, count }: Dealer, kind: 'put-in' | 'taken-out', entry: TillEntry) {
  await post('cash/till-entries', { id: newId(), kind, note: 'till', ...entry })
  book.moveTill(kind === 'put-in' ? entry.amount : 0 - entry.amount)
  count(`till ${kind}`)
}

/** Brings money to the bank where there is much; a count is refused unless it is held against what the book says. */
async function closeTill(dealer: Dealer, { isCounted }: { readonly isCounted: boolean }): Promise<void> {
  const { post, book, count } = dealer
  if (book.till() > 2 * FLOAT)
    await moveTill(dealer, 'taken-out', { amount: book.till() - FLOAT, reason: 'bank' })
  if (!isCounted) return
  const expected = book.till()
  const amount = Math.max(0, expected - MISSING)
  await post('cash/till-entries', { id: newId(), kind: 'counted', amount, expected, note: 'missing' })
  book.moveTill(amount - expected)
  count('till counted')
}
