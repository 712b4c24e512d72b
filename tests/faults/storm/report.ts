import type { StormResult } from './run-storm.ts'
import { sumPayments, touchedElsewhere } from './checks/money.ts'

/** The counts of a storm as readable lines. */
export function stormReport({ ledgers, shippedIds, observations, seconds }: StormResult): string {
  const { orders, payments, refunds, documents, messages, accountEntries, offers, offerUses } = ledgers
  const placed = orders.filter((order) => order.order_status !== 'CANCELLED')
  const sums = sumPayments(ledgers)
  const reasons = Map.groupBy(refunds, (refund) => refund.reason)
  const facts: [string, unknown][] = [
    ['orders', orders.length],
    ['valid orders', placed.length],
    ['of which paid online', placed.filter((order) => order.payment_mode === 'ONLINE').length],
    ['of which on account', placed.filter((order) => order.payment_mode === 'ACCOUNT').length],
    ...[...Map.groupBy(accountEntries, ({ kind }) => kind)].map(([kind, all]): [string, unknown] => [
      `entries of accounts: ${kind}`,
      all.length,
    ]),
    ...offers.map(({ id, name }): [string, unknown] => {
      const uses = offerUses.filter(
        ({ offer_id, given_back_at }) => offer_id === id && given_back_at === null,
      )
      return [
        `paise given by ${uses.length} uses of ${name}`,
        uses.reduce((sum, { saved }) => sum + saved, 0),
      ]
    }),
    ['payments', payments.length],
    ['refunds', refunds.length],
    ...[...reasons].map(([reason, all]): [string, unknown] => [`refunds: ${reason}`, all.length]),
    ['paise captured', sums.captured],
    ['paise kept', sums.kept],
    ['paise to be refunded', sums.due],
    ['paise refunded', sums.refunded],
    ['paise withheld by banks', sums.withheld],
    ['payments refunded or disputed elsewhere', touchedElsewhere(ledgers).size],
    ['payments of no known order', payments.filter(({ order_id }) => order_id === null).length],
    ['orders sent off', shippedIds.size],
    ['tax documents', documents.length],
    ['messages', messages.length],
    ['messages in doubt', messages.filter(({ state }) => state === 'SENDING').length],
    ...[...observations.counts].toSorted(([one], [other]) => one.localeCompare(other)),
    ...Object.entries(seconds).map(([part, taken]): [string, unknown] => [`seconds for ${part}`, taken]),
  ]
  return facts.map(([what, count]) => `  ${what}: ${String(count)}`).join('\n')
}
