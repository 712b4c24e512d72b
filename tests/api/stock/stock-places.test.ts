import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { StaffRole } from '#domain/staff/roles.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { cementLine } from '../../support/api/order-actions.ts'
import {
  cementRow,
  cementStock,
  countCement,
  enter,
  findStockErrors,
  track,
} from '../../support/api/stock-actions.ts'

const { api, me, as, reopen } = await deskForTests()
const owner = as('owner')

const stockOf = (bags: number) => countCement(owner, bags)

async function placed(quantity: number): Promise<{ orderId: string }> {
  const { orderId } = await me.order('COD', { lines: [{ ...cementLine, quantity }] })
  return { orderId: String(orderId) }
}

const act = async (role: StaffRole, path: string, body: unknown): Promise<void> => {
  const answer = await as(role).post(`/api/desk/orders/${path}`, body)
  if (!answer.ok) throw new Error(await answer.text())
}
const units = (quantity: number) => [{ line: 0, quantity }]

beforeEach(async () => {
  await track(owner, { tracked: false })
  await api.database.queries
    .updateTable('orders')
    .set({ order_status: 'CANCELLED' })
    .where('order_status', '!=', 'DELIVERED')
    .execute()
})

/** The rules of the books hold after every test. */
afterEach(async () => {
  const errors = await findStockErrors(api.database.queries)
  if (errors.length > 0) throw new Error(errors.join('\n'))
})

describe('places', () => {
  type Place = { readonly id: string | null; readonly name: string }
  const places = async () =>
    (await read<{ places: { id: string; name: string }[] }>(owner.call('/api/desk/stock'))).places
  const save = async (after: readonly Place[], before?: readonly Place[]) =>
    owner.call('/api/desk/stock/places', {
      method: 'PUT',
      body: { before: before ?? (await places()), places: after },
    })

  afterEach(async () => {
    await enter(owner, 'count', { quantity: 0 })
    const { levels: all } = await cementRow(owner)
    for (const { placeId, onHand } of all)
      if (onHand > 0) await enter(owner, 'loss', { quantity: onHand, placeId })
    await track(owner, { tracked: false })
    const [yard, shop] = [
      { id: 'yard', name: 'Yard' },
      { id: 'shop', name: 'Shop' },
    ]
    for (const extra of (await places()).filter(({ id }) => !['yard', 'shop'].includes(id)))
      await save((await places()).filter(({ id }) => id !== extra.id))
    await save([yard, shop])
  })

  test('[STOCK-01] a place is added, renamed and moved up, and what the first one has is sold first', async () => {
    await stockOf(10)
    const [yard, shop] = await places()
    expect(
      (await save([{ id: null, name: 'Depot' }, { ...shop, id: 'shop', name: 'Counter' }, yard as Place]))
        .status,
    ).toBe(200)
    const [depot, counter] = await places()
    expect([depot?.name, counter]).toEqual(['Depot', { id: 'shop', name: 'Counter' }])
    await enter(owner, 'receipt', { quantity: 5, placeId: depot?.id })
    await placed(2)
    expect((await cementRow(owner)).levels[0]).toEqual({ placeId: depot?.id, onHand: 5, reserved: 2 })
    const { entries } = await read<{ entries: { action: string }[] }>(owner.call('/api/desk/audit'))
    expect(entries.map(({ action }) => action)).toContain('stock.places')
  })

  test('[STOCK-01] only an empty place is closed, and opens again when something comes back to it', async () => {
    await stockOf(4)
    await save([...(await places()), { id: null, name: 'Depot' }])
    const depot = (await places())[2]
    await enter(owner, 'receipt', { quantity: 6, placeId: depot?.id })
    const { orderId } = await placed(6)
    await act('packer', `${orderId}/fulfilments`, { lines: units(6) })
    const open = (await places()).slice(0, 2)
    await enter(owner, 'receipt', { quantity: 1, placeId: depot?.id })
    expect(await errorCodeOf(await save(open))).toBe('invalid-input')
    await enter(owner, 'loss', { quantity: 1, placeId: depot?.id })
    expect((await save(open)).status).toBe(200)
    expect((await cementRow(owner)).levels.map(({ placeId }) => placeId)).toEqual(['yard', 'shop'])
    const late = await enter(owner, 'receipt', { quantity: 1, placeId: depot?.id })
    expect(await errorCodeOf(late)).toBe('invalid-input')
    await act('packer', `${orderId}/fulfilments/1/status`, { to: 'RETURNED' })
    expect(await places()).toHaveLength(3)
    expect((await cementRow(owner)).levels[2]).toEqual({ placeId: depot?.id, onHand: 6, reserved: 6 })
    await act('counter', `${orderId}/status`, { to: 'CANCELLED', note: 'x' })
  })

  test('[STOCK-01] somebody else was faster, names are not given twice, and nobody closes all', async () => {
    const before = await places()
    await save([
      { id: 'yard', name: 'Upper Yard' },
      { id: 'shop', name: 'Shop' },
    ])
    expect(await errorCodeOf(await save(before, before))).toBe('edit-conflict')
    for (const wrong of [
      [],
      [
        { id: 'yard', name: 'Same' },
        { id: 'shop', name: 'same' },
      ],
      [{ id: 'attic', name: 'Attic' }],
      [
        { id: 'yard', name: 'A' },
        { id: 'yard', name: 'B' },
      ],
      [{ id: null, name: 'Only this' }],
    ])
      expect(await errorCodeOf(await save(wrong))).toBe('invalid-input')
  })

  test('[STOCK-01] closing a place and a receipt there at once: one of them is refused', async () => {
    await stockOf(0)
    for (let times = 0; times < 5; times += 1) {
      await save([...(await places()), { id: null, name: `Depot ${times}` }])
      const all = await places()
      const depot = all.at(-1)
      const [closed, received] = await Promise.all([
        save(all.slice(0, -1), all),
        enter(owner, 'receipt', { quantity: 1, placeId: depot?.id }),
      ])
      expect([closed.status, received.status].toSorted()).toEqual([200, 400])
      if (closed.status !== 200) {
        await enter(owner, 'loss', { quantity: 1, placeId: depot?.id })
        await save(all.slice(0, -1))
      }
    }
  })
})

describe('what runs low', () => {
  test('[STOCK-02] the first page counts what is low or out, and the list has the same', async () => {
    const low = async () =>
      (await read<{ runningLow: number | null }>(owner.call('/api/desk/today'))).runningLow
    expect(await low()).toBeNull()
    await stockOf(30)
    expect(await low()).toBe(0)
    for (const bags of [5, 0]) {
      await enter(owner, 'count', { quantity: bags })
      expect(await low()).toBe(1)
      const list = await read<{ rows: object[] }>(owner.call('/api/desk/stock?filter=short'))
      expect(list.rows).toMatchObject([cementStock])
    }
  })

  test('[STOCK-02] a variant that begins to be tracked is low from where the store says', async () => {
    const change = (value: string) =>
      owner.call('/api/desk/settings/lowStockLevel', { method: 'PUT', body: { value } })
    for (const wrong of ['', '-1', '1.5', 'many'])
      expect(await errorCodeOf(await change(wrong))).toBe('invalid-input')
    expect((await change('12')).status).toBe(200)
    await api.database.queries.deleteFrom('stock_items').where('product_id', '=', 'nothing').execute()
    const list = await read<{ lowStockLevel: number; rows: { productId: string; lowLevel: number }[] }>(
      owner.call('/api/desk/stock?filter=all'),
    )
    expect(list.lowStockLevel).toBe(12)
    expect((await cementRow(owner)).lowLevel).toBe(5)
  })

  test('[STOCK-02] the list says how long the stock lasts, what came back not counted, and is sorted by it', async () => {
    await stockOf(70)
    const { orderId } = await placed(12)
    await act('packer', `${orderId}/fulfilments`, { lines: units(12) })
    await act('packer', `${orderId}/fulfilments/1/status`, { to: 'DELIVERED', refused: units(2) })
    const { available, soldLately, daysLeft } = await cementRow(owner)
    // earlier tests sold some as well
    expect(soldLately).toBeGreaterThanOrEqual(10)
    expect(daysLeft).toBe(Math.floor((available * 30) / soldLately))
    const list = await read<{ rows: object[] }>(owner.call('/api/desk/stock?sort=days'))
    expect(list.rows).toMatchObject([cementStock])
    api.advanceClock(31 * 86_400_000)
    await reopen()
    expect(await cementRow(as('owner'))).toMatchObject({ soldLately: 0, daysLeft: null })
  })
})
