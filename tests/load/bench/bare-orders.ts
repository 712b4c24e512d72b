import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Pool } from 'pg'
import { insertOrder } from '../insert-order.ts'

// The least a Node server can do to keep an order of a few lines: no session, no prices, no checks, one statement
// that writes the same rows as the store. Arguments: the address of a database with the store's tables and the uid
// of a partner in it.
const [address = '', partner = ''] = process.argv.slice(2)
const pool = new Pool({ connectionString: address, max: 10 })

type Line = { product: string; quantity: number }

async function place(request: IncomingMessage): Promise<string> {
  const { lines } = JSON.parse(await text(request)) as { lines: Line[] }
  const orderId = randomUUID()
  const items = JSON.stringify(lines.map((line, index) => ({ ...line, line: index })))
  const key = String(request.headers['idempotency-key'])
  await pool.query({
    name: 'place',
    text: insertOrder,
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
