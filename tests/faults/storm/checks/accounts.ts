import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import type { StormLedgers } from '../ledgers.ts'

/**
 * The ledger of each account is its documents, each posted once and to the paisa, with what staff entered; no bill is paid beyond its
 * amount, no credit is allotted beyond what it is, and nothing is taken back twice.
 */
export function findAccountErrors(ledgers: StormLedgers): string[] {
  const { accounts, accountEntries, allotments, orders, documents } = ledgers
  const accountOf = new Map(orders.map((order) => [order.order_id, order.account_id]))
  const wanted = documents
    .filter(({ order_id }) => accountOf.get(order_id) != null)
    .map(({ number, kind, order_id, document }) => {
      const { grandTotal } = (document as TaxDocument).totals
      return `${number} over ${kind === 'invoice' ? grandTotal : 0 - grandTotal} to ${accountOf.get(order_id)}`
    })
  const posted = accountEntries.flatMap((entry) =>
    entry.document === null ? [] : [`${entry.document} over ${entry.amount} to ${entry.account_id}`],
  )
  const paidOf = sumBy(allotments, 'bill_id')
  const usedOf = sumBy(allotments, 'credit_id')
  const reversed = accountEntries.flatMap(({ reverses }) => reverses ?? [])
  return [
    ...missingIn(posted, wanted).map((text) => `${text} is not posted`),
    ...missingIn(wanted, posted).map((text) => `${text} is posted and is no document, or twice`),
    ...accountEntries.flatMap(({ id, kind, amount }) => {
      const allotted = (amount > 0 ? paidOf : usedOf).get(id) ?? 0
      const isLawful = allotted >= 0 && allotted <= Math.abs(amount)
      return isLawful ? [] : [`${allotted} of ${kind} ${id} over ${amount} is allotted`]
    }),
    ...missingIn([...new Set(reversed)], reversed).map((id) => `entry ${id} was taken back twice`),
    ...accounts.flatMap((account) => findLimitErrors(ledgers, account)),
  ]
}

/** What is owed and ordered stays within the limit, but for what came back of receipts and was charged for that. */
function findLimitErrors(
  { accountEntries, orders }: StormLedgers,
  { id, credit_limit: limit }: StormLedgers['accounts'][number],
): string[] {
  const entries = accountEntries.filter(({ account_id }) => account_id === id)
  const sumOf = (rows: readonly { readonly amount: number }[]) =>
    rows.reduce((sum, { amount }) => sum + amount, 0)
  const unbilled = orders.filter(
    ({ account_id, due_day, order_status }) =>
      account_id === id && due_day === null && order_status !== 'CANCELLED',
  )
  const used = sumOf(entries) + unbilled.reduce((sum, order) => sum + order.grand_total, 0)
  const cameBack = sumOf(entries.filter(({ kind }) => kind === 'reversal' || kind === 'charge'))
  return used <= limit + cameBack ? [] : [`account ${id} has used ${used} of ${limit}`]
}

/** Every receipt that the store acknowledged is in the ledger, once. */
export function findLostPostings({ accountEntries, postings }: StormLedgers): string[] {
  const kept = new Set(accountEntries.map(({ id }) => id))
  return postings.filter((id) => !kept.has(id)).map((id) => `entry ${id} was acknowledged and is lost`)
}

/** Texts of the second list that the first has not, or has fewer times. */
function missingIn(first: readonly string[], second: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const text of first) left.set(text, (left.get(text) ?? 0) + 1)
  return second.filter((text) => {
    const count = left.get(text) ?? 0
    left.set(text, count - 1)
    return count <= 0
  })
}

function sumBy(rows: StormLedgers['allotments'], column: 'bill_id' | 'credit_id'): Map<string, number> {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(row[column], (sums.get(row[column]) ?? 0) + row.amount)
  return sums
}
