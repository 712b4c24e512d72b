import { sql, type RawBuilder } from 'kysely'
import { priceText } from '#domain/money/price.ts'
import type { EditedTotals } from '#domain/order-edits/order-edit.ts'
import type { OrderItem } from '#domain/orders/order.ts'

/** The totals of an order as its columns. */
export function totalColumns(totals: EditedTotals) {
  return {
    item_mrp_total: totals.mrpTotal,
    item_total: totals.discountedPrice,
    saved_amount: totals.savings,
    total_tax: totals.gstTotal,
    grand_total: totals.grandTotal,
    commission_amount: totals.commission,
  }
}

/** An item of an order as its columns, without what says which variant it is. */
export function itemColumns(item: OrderItem) {
  return {
    cart_id: item.cartId,
    product_id: item.productId,
    product_name: item.productName,
    product_image_url: item.productImageUrl,
    quantity: item.quantity,
    product_rate: priceText(item.productRate),
    product_rate_after_discount: priceText(item.priceWithGst),
    product_discount: priceText(item.productDiscount),
    commission_amount: priceText(item.commissionAmount),
    variant_id: item.variantId,
  }
}

/** The time of a change of an order, later than that of the change before: who compares the two never takes one for the other. */
export function changedAt(at: Date): RawBuilder<Date> {
  return sql<Date>`greatest(${at.toISOString()}::timestamptz, orders.updated_at + interval '1 millisecond')`
}
