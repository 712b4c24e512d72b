/**
 * Writes the same rows as the store for an order: its id, the customer's uid, a key, an address and lines as JSON, and its number.
 */
export const insertOrder = `
  with placed as (
    insert into orders (order_id, order_number, user_id, idempotency_key, request_digest, order_status, payment_mode, payment_status,
      shipping_address, item_mrp_total, item_total, saved_amount, total_tax, grand_total, delivery_charge,
      handling_charge, commission_amount, created_at, updated_at)
    values ($1, $6, $2, $3, 'bare', 'PLACED', 'COD', 'PENDING', $4, 100, 90, 10, 18, 108, 0, 0, 1, now(), now())
    returning order_id
  ), items as (
    insert into order_items (order_id, line, product_id, product_name, quantity, product_rate,
      product_rate_after_discount, product_discount, commission_amount, variant_id, variant_specs)
    select placed.order_id, item.line, item.product, item.product, item.quantity, 1, 1, 0, 0, item.product, '{}'
    from placed, json_to_recordset($5::json) as item (line integer, product text, quantity integer)
  )
  insert into order_events (order_id, sequence, at, status, actor)
  select order_id, 1, now(), 'PLACED', 'bare' from placed returning order_id`
