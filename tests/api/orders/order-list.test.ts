import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORDERS_PER_PAGE } from '#domain/orders/order.ts'
import { catalogueFolder, productDocument } from '../../support/catalogue/catalogue-folder.ts'
import { cementLine, deliveryAddress } from '../../support/api/order-actions.ts'
import { openTestApi, type TestApi } from '../../support/api/test-api.ts'
import type { Caller } from '../../support/api/test-browser.ts'

const COPIES = 44

let api: TestApi
let me: Caller
let other: Caller
beforeAll(async () => {
  api = await openTestApi()
  const { folder, remove } = await catalogueFolder({ products: [productDocument('cement')] })
  await api.services.catalogue.importFolder({ folder })
  await remove()
  me = await api.signedIn('9811111111')
  other = await api.signedIn('9822222222')
  for (const who of [me, other]) await placeOne(who)
})
afterAll(() => api.close())

async function placeOne(who: Caller): Promise<void> {
  const book = (await (await who('/api/addresses', { method: 'POST', body: deliveryAddress })).json()) as {
    addresses: { id: string }[]
  }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const body = { paymentMode: 'COD', addressId: book.addresses[0]?.id, lines: [cementLine] }
  expect((await who('/api/orders', { method: 'POST', body, headers })).status).toBe(200)
}

type Listed = { readonly orderId: string; readonly userId: string; readonly createdAt: string }

const read = async (path: string): Promise<{ orders: Listed[]; next: string | null }> => {
  const answer = await me(path)
  const orders = (await answer.json()) as Listed[]
  return { orders, next: /<(.+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? null }
}

test('[SAFE-01] [ORD-01] orders come in pages, newest first, each once, even where many were placed in the same moment', async () => {
  const [mine] = (await read('/api/orders')).orders
  await sql`
    insert into orders select (jsonb_populate_record(orders, jsonb_build_object(
      'order_id', gen_random_uuid(), 'order_number', 'copy-' || copy, 'idempotency_key', 'copy-' || copy,
      'created_at', created_at - (copy / 5) * interval '1 microsecond'))).*
    from orders, generate_series(1, ${COPIES}) as copy where order_id = ${mine?.orderId}`.execute(
    api.database.queries,
  )
  const pages: Listed[][] = []
  let path: string | null = '/api/orders'
  while (path !== null) {
    const page = await read(path)
    pages.push(page.orders)
    path = page.next
  }
  const rest = (COPIES + 1) % ORDERS_PER_PAGE
  expect(pages.map((page) => page.length)).toEqual([ORDERS_PER_PAGE, ORDERS_PER_PAGE, rest])
  const listed = pages.flat()
  expect(new Set(listed.map(({ orderId }) => orderId)).size).toBe(COPIES + 1)
  expect(listed.map(({ createdAt }) => createdAt)).toEqual(
    listed
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .toReversed(),
  )
})

test("[ORD-07] the id of somebody else's order leads to nothing of theirs", async () => {
  const [theirs] = (await (await other('/api/orders')).json()) as Listed[]
  const [mine] = (await read('/api/orders')).orders
  const { orders } = await read(`/api/orders?after=${theirs?.orderId}`)
  expect(orders.filter(({ userId }) => userId !== mine?.userId)).toEqual([])
  expect((await me('/api/orders?after=x')).status).toBe(400)
})
