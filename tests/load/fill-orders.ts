import { Client } from 'pg'

/**
 * Copies the orders that a database has until there are `count` more, delivered and spread over two years: rows as the
 * store writes them, without placing them one by one. The database needs an order to copy.
 */
export async function fillOrders(databaseURL: string, count: number): Promise<void> {
  const client = new Client({ connectionString: databaseURL })
  await client.connect()
  try {
    await client.query(
      'create temporary table patterns as select row_number() over () - 1 as at, order_id from orders limit 1000',
    )
    await client.query(
      `create temporary table copies as
       select copy, patterns.order_id as of, md5('copy-' || copy)::uuid as id
       from generate_series(1, $1::integer) as copy
       join patterns on patterns.at = copy % (select count(*) from patterns)`,
      [count],
    )
    await client.query(
      `insert into orders select (jsonb_populate_record(orders, jsonb_build_object(
         'order_id', id, 'order_number', 'copy-' || copy, 'idempotency_key', 'copy-' || copy, 'order_status', 'DELIVERED',
         'created_at', created_at - copy * interval '1 minute', 'updated_at', created_at - copy * interval '1 minute'))).*
       from copies join orders on orders.order_id = copies.of`,
    )
    for (const table of ['order_items', 'order_events'])
      await client.query(
        `insert into ${table} select (jsonb_populate_record(${table}, jsonb_build_object('order_id', id))).*
         from copies join ${table} on ${table}.order_id = copies.of`,
      )
    await client.query('analyze orders, order_items, order_events')
  } finally {
    await client.end()
  }
}
