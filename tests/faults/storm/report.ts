import type { Aftermath } from './run-storm.ts'
import { sumsOf } from './checks/money.ts'

/** What was counted in a storm, in lines for people. */
export function stormReport({ books, sentOff, tally, seconds }: Aftermath): string {
  const { orders, payments, refunds, documents, messages } = books
  const placed = orders.filter((order) => order.order_status !== 'CANCELLED')
  const sums = sumsOf(books)
  const reasons = Map.groupBy(refunds, (refund) => refund.reason)
  const facts: [string, unknown][] = [
    ['orders', orders.length],
    ['orders that stand', placed.length],
    ['of these paid online', placed.filter((order) => order.payment_mode === 'ONLINE').length],
    ['payments', payments.length],
    ['refunds', refunds.length],
    ...[...reasons].map(([reason, all]): [string, unknown] => [`refunds: ${reason}`, all.length]),
    ['paise captured', sums.captured],
    ['paise kept', sums.kept],
    ['paise sent back', sums.refunded],
    ['orders sent off', sentOff.size],
    ['tax documents', documents.length],
    ['messages', messages.length],
    ['messages in doubt', messages.filter(({ state }) => state === 'SENDING').length],
    ...[...tally.counts].toSorted(([one], [other]) => one.localeCompare(other)),
    ...Object.entries(seconds).map(([part, taken]): [string, unknown] => [`seconds for ${part}`, taken]),
  ]
  return facts.map(([what, count]) => `  ${what}: ${String(count)}`).join('\n')
}
