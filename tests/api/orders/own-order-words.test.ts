import { expect, test } from 'vitest'
import { noFilters } from '#domain/catalogue/lists/product-card.ts'
import type { OrderWire } from '#domain/orders/wire.ts'
import { demoApiForTests } from '../../support/api/demo-api.ts'
import { read } from '../../support/api/desk-api.ts'
import { openCustomer } from '../../support/api/order-actions.ts'

const api = await demoApiForTests()

test('[FIRM-02] an order is found by a word of Hindi that means more products than a page has, however dear its own is', async () => {
  const found = await api.services.catalogue.searchProducts({
    q: 'सीमेंट',
    page: 1,
    sort: 'price-down',
    filters: noFilters,
  })
  const [dearest] = found.cards
  expect(found.total).toBeGreaterThan(found.cards.length)
  const { call, order } = await openCustomer(api, '9811111177')
  const { orderId } = await order('ONLINE', { lines: [{ product: `${dearest?.id}Variant[0]`, quantity: 1 }] })
  await api.database.queries
    .updateTable('orders')
    .set({ order_status: 'PLACED' })
    .where('order_id', '=', String(orderId))
    .execute()
  const query = new URLSearchParams({ q: 'सीमेंट' }).toString()
  const orders = await read<OrderWire[]>(call(`/api/orders?${query}`))
  expect(orders.map((each) => each.orderId)).toEqual([orderId])
})
