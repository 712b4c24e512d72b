import type { StormLedgers } from '../ledgers.ts'
import { sumOf } from './orders-in-parts.ts'

/** What drivers received in cash, on delivery and on account, was handed in once, and each hand-in is over the receipts that it names. */
export function findHandInErrors(ledgers: StormLedgers): string[] {
  const { receipts, handIns } = ledgers
  const onDelivery = receipts.filter(({ trip_id, method }) => trip_id !== null && method === 'CASH')
  const onTrips = [...onDelivery, ...findDoorCash(ledgers)]
  const byHandIn = Map.groupBy(onTrips, ({ hand_in_id }) => hand_in_id)
  const outstanding = byHandIn.get(null) ?? []
  return [
    ...outstanding.map(({ order_id, amount }) => `${amount} for order ${order_id} was not handed in`),
    ...handIns
      .map((handIn) => ({
        ...handIn,
        sum: sumOf((byHandIn.get(handIn.id) ?? []).map(({ amount }) => amount)),
      }))
      .filter(({ expected, sum }) => expected !== sum)
      .map(({ id, expected, sum }) => `hand-in ${id} is over ${expected} of receipts over ${sum}`),
  ]
}

/** Cash that drivers received on account and that was not taken back while they had it. */
function findDoorCash({ doorReceipts, accountEntries }: StormLedgers) {
  const entries = new Map(accountEntries.map((entry) => [entry.id, entry]))
  const reversed = new Set(accountEntries.map(({ reverses }) => reverses))
  return doorReceipts.flatMap(({ receipt_id: id, order_id, hand_in_id }) => {
    const { method, amount = 0 } = entries.get(id) ?? {}
    const isGone = hand_in_id === null && reversed.has(id)
    return method === 'CASH' && !isGone ? [{ order_id, hand_in_id, amount: -amount }] : []
  })
}
