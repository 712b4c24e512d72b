import { beforeEach, describe, expect, test } from 'vitest'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { cementLine, type Body } from '../../support/api/order-actions.ts'
import { enter, track } from '../../support/api/stock-actions.ts'

const { api, me, as } = await deskForTests()
const owner = as('owner')

/** Keeps the stock of cement with so many bags. */
async function stockOf(bags: number, more: object = {}): Promise<void> {
  expect((await track(owner, more)).status).toBe(200)
  await enter(owner, 'count', { quantity: bags })
}

async function placed(quantity: number): Promise<{ orderId: string }> {
  const { orderId } = await me.order('COD', { lines: [{ ...cementLine, quantity }] })
  return { orderId: String(orderId) }
}

beforeEach(async () => {
  await track(owner, { tracked: false })
  await api.database.queries.updateTable('orders').set({ order_status: 'CANCELLED' }).execute()
})

describe('what shoppers see', () => {
  const shown = async () => {
    const [product] = await read<{ variants: { stock?: object }[] }[]>(api.call('/api/products?id=cement'))
    return product?.variants[0]?.stock
  }

  test('[STOCK-01] a product says what is left once it is low, and when more comes once nothing is', async () => {
    await stockOf(30, { lowLevel: 5, expectedOn: '2026-11-24' })
    await expect.poll(shown).toBeUndefined()
    await placed(27)
    await expect.poll(shown).toEqual({ left: 3, expectedOn: '2026-11-24' })
    const { orderId } = await placed(3)
    await expect.poll(shown).toEqual({ left: 0, expectedOn: '2026-11-24' })
    await me.post(`/api/orders/${orderId}/cancel`, { reason: 'x' })
    await expect.poll(shown).toMatchObject({ left: 3 })
    await track(owner, { tracked: false })
    await expect.poll(shown).toBeUndefined()
  })

  test('[STOCK-01] pages are rendered anew when they say another thing, not with each order', async () => {
    await stockOf(30)
    const heard: (string | null)[] = []
    await api.database.listen('catalogue', (payload) => void heard.push(payload))
    await placed(10)
    await placed(10)
    await api.database.queries.selectFrom('stock_places').select('id').execute()
    expect(heard).toEqual([])
    await placed(6)
    await expect.poll(() => heard).toEqual(['stock'])
  })

  test('[STOCK-01] ordering again takes what is left and says so', async () => {
    await stockOf(30)
    const { orderId } = await placed(20)
    await placed(7)
    const again = async () => read<Body>(me.post(`/api/orders/${orderId}/reorder`, {}))
    expect(await again()).toMatchObject({
      lines: [{ quantity: 3 }],
      changes: [{ change: 'stock', productName: 'Product cement', quantity: 20, left: 3 }],
    })
    await placed(3)
    expect(await again()).toMatchObject({ lines: [], changes: [{ change: 'stock', left: 0 }] })
  })

  test('[STOCK-03] a written order says of its candidates what the product page says', async () => {
    await stockOf(3, { lowLevel: 5, expectedOn: '2026-11-24' })
    const candidate = async () => {
      const answer = api.call('/api/quick-order', { method: 'POST', body: { text: '10 product cement' } })
      const { products } = await read<{ products: { id: string; variants: { stock?: object }[] }[] }>(answer)
      return products.find(({ id }) => id === 'cement')?.variants[0]
    }
    expect((await candidate())?.stock).toEqual({ left: 3, expectedOn: '2026-11-24' })
    await placed(3)
    expect((await candidate())?.stock).toEqual({ left: 0, expectedOn: '2026-11-24' })
    await track(owner, { tracked: false })
    const free = await candidate()
    expect(free).toMatchObject({ price: '118' })
    expect(free).not.toHaveProperty('stock')
  })
})
