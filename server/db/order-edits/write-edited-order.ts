import { sql } from 'kysely'
import type { AddressFields } from '#domain/addresses/address.ts'
import type { OrderLine } from '#domain/fulfilments/line-progress.ts'
import type { EditedTotals } from '#domain/order-edits/order-edit.ts'
import type { OrderItem } from '#domain/orders/order.ts'
import type { Queries } from '../database.ts'
import { changedAt, itemColumns, totalColumns } from '../orders/order-columns.ts'

/** Writes lines of a locked order that has no invoice yet: those of a known position change, others are added. */
export async function writeOrderLines(
  queries: Queries,
  orderId: string,
  lines: readonly OrderLine[],
): Promise<void> {
  const rows = lines.map(({ line, item }) => ({ order_id: orderId, line, ...itemRow(item) }))
  const [first] = rows
  if (first === undefined) return
  const { order_id: _, line: __, ...columns } = first
  const replaced = Object.keys(columns).map((name) => [name, sql<never>`${sql.ref(`excluded.${name}`)}`])
  await queries
    .insertInto('order_items')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'line']).doUpdateSet(Object.fromEntries(replaced)),
    )
    .execute()
}

/** Writes the totals of a locked order, and where it goes if that is another place. */
export async function writeOrderTotals(
  queries: Queries,
  orderId: string,
  {
    totals,
    address,
    at,
  }: { readonly totals: EditedTotals; readonly address: AddressFields | null; readonly at: Date },
): Promise<void> {
  await queries
    .updateTable('orders')
    .set({
      ...totalColumns(totals),
      updated_at: changedAt(at),
      ...(address !== null && { shipping_address: JSON.stringify(address) }),
    })
    .where('order_id', '=', orderId)
    .execute()
}

function itemRow(item: OrderItem) {
  return {
    ...itemColumns(item),
    variant_specs: JSON.stringify(item.variantSpecs),
    pricing: item.pricing === undefined ? null : JSON.stringify(item.pricing),
    weighing: item.weighing === undefined ? null : JSON.stringify(item.weighing),
  }
}
