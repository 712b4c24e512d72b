import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Pool } from 'pg'

// The least a Node server can do to keep an order of a few lines: no session, no prices, no checks, one statement
// that writes the same rows as the store. Arguments: the address of a database with the store's tables and the uid
// of a partner in it.
const [address = '', partner = ''] = process.argv.slice(2)
const pool = new Pool({ connectionString: address, max: 10 })

type Line = { product: string; quantity: number }

const insert = `
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

async function place(request: IncomingMessage): Promise<string> {
  const { lines } = JSON.parse(await text(request)) as { lines: Line[] }
  const orderId = randomUUID()
  const items = JSON.stringify(lines.map((line, index) => ({ ...line, line: index })))
  const key = String(request.headers['idempotency-key'])
  await pool.query({
    name: 'place',
    text: insert,
    values: [orderId, partner, key, '{"city":"Gurugram"}', items, orderId],
  })
  return JSON.stringify({ orderId })
}

const server = createServer((request, response) => {
  place(request).then(
    (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(body),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
process.on('SIGTERM', () => process.exit(0))
