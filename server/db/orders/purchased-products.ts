import type { Queries } from '../database.ts'

/** The products of a partner's latest orders, the latest first. */
export async function findPurchasedProducts(
  queries: Queries,
  partnerUid: string,
  limit: number,
): Promise<string[]> {
  const rows = await queries
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.order_id', 'order_items.order_id')
    .select('order_items.product_id')
    .where('orders.user_id', '=', partnerUid)
    .orderBy('orders.created_at', 'desc')
    .limit(limit)
    .execute()
  return [...new Set(rows.map((row) => row.product_id))]
}
