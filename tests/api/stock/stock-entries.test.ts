import { afterEach, describe, expect, test } from 'vitest'
import { toPrice } from '#domain/money/parse-price.ts'
import type { StockListWire, StockMovementsWire } from '#domain/stock/wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import {
  cementLevels,
  cementRow,
  cementStock,
  countCement,
  enter,
  findStockErrors,
  track,
} from '../../support/api/stock-actions.ts'
import { orderInParts } from '../../support/orders/order-in-parts.ts'

const desk = await deskForTests()
const { api, as } = desk
const { order, ship } = orderInParts(desk)
const owner = as('owner')

const stockOf = (bags: number, more: object = {}) => countCement(owner, bags, more)
const levels = () => cementLevels(owner)

/** The rules of the books hold after every test. */
afterEach(async () => {
  const errors = await findStockErrors(api.database.queries)
  if (errors.length > 0) throw new Error(errors.join('\n'))
})

describe('what staff enter', () => {
  test('[STOCK-02] a receipt raises the stock and sets the cost, once however often it is sent', async () => {
    await stockOf(0)
    const id = crypto.randomUUID()
    const lines = [{ ...cementStock, quantity: 40, cost: toPrice('262.5') }]
    for (let times = 0; times < 2; times += 1)
      expect((await enter(owner, 'receipt', { quantity: 40, id, supplier: 'UltraTech', lines })).status).toBe(
        200,
      )
    expect(await levels()).toEqual([40, 0])
    expect((await cementRow(owner)).cost).toBe(toPrice('262.5'))
    expect((await cementRow(as('packer'))).cost).toBeNull()
    const other = await enter(owner, 'receipt', { quantity: 41, id })
    expect(await errorCodeOf(other)).toBe('idempotency-conflict')
    const byPacker = await enter(as('packer'), 'receipt', { quantity: 1, lines })
    expect(await errorCodeOf(byPacker)).toBe('not-permitted')
    expect((await enter(as('packer'), 'receipt', { quantity: 1 })).status).toBe(200)
  })

  test('[STOCK-02] a transfer moves between places, a loss takes away, and neither more than lies there', async () => {
    await stockOf(10)
    await enter(owner, 'transfer', { quantity: 4, toPlaceId: 'shop' })
    await enter(owner, 'loss', { quantity: 1, placeId: 'shop', note: 'torn' })
    expect((await cementRow(owner)).levels).toEqual([
      { placeId: 'yard', onHand: 6, reserved: 0 },
      { placeId: 'shop', onHand: 3, reserved: 0 },
    ])
    for (const [kind, more] of [
      ['loss', {}],
      ['transfer', { toPlaceId: 'shop' }],
    ] as const)
      expect(await errorCodeOf(await enter(owner, kind, { quantity: 7, ...more }))).toBe('invalid-input')
    expect(await levels()).toEqual([9, 0])
  })

  test.each([
    ['a place that does not exist', 'count', { placeId: 'attic' }],
    ['a transfer to the same place', 'transfer', { toPlaceId: 'yard' }],
    ['a transfer to nowhere', 'transfer', {}],
    ['a count that goes elsewhere', 'count', { toPlaceId: 'shop' }],
    ['a variant twice', 'count', { lines: [1, 2].map((quantity) => ({ ...cementStock, quantity })) }],
    [
      'a variant that is not tracked',
      'count',
      { lines: [{ productId: 'x', variantUid: 'v1', quantity: 1 }] },
    ],
    ['less than nothing', 'count', { lines: [{ ...cementStock, quantity: -1 }] }],
    ['a cost that is no price', 'receipt', { lines: [{ ...cementStock, quantity: 1, cost: 'free' }] }],
    ['a cost in parts of a millionth', 'receipt', { lines: [{ ...cementStock, quantity: 1, cost: 0.5 }] }],
  ])('[STOCK-02] %s is refused', async (_, kind, more) => {
    await stockOf(10)
    expect(await errorCodeOf(await enter(owner, kind, { quantity: 1, ...more }))).toBe('invalid-input')
    expect(await levels()).toEqual([10, 0])
  })

  test('[STOCK-02] every movement says what, where, why and who, and the audit log has it too', async () => {
    await stockOf(10)
    const orderId = await order(2)
    await ship(orderId, 2)
    const { movements } = await read<StockMovementsWire>(owner.call('/api/desk/stock/movements'))
    expect(movements[0]).toMatchObject({
      name: 'Product cement',
      options: ['50 kg'],
      place: 'Yard',
      quantity: -2,
      reason: 'sale',
      actor: 'packer 13',
      orderId,
    })
    const audit = await read<{ entries: { action: string }[] }>(owner.call('/api/desk/audit'))
    expect(audit.entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['stock.count', 'stock.settings']),
    )
  })

  test('[STOCK-02] the list finds words, a barcode, what is low and what is out', async () => {
    await stockOf(4, { barcode: '8901234567890' })
    const rows = async (query: string) =>
      (await read<{ rows: { productId: string; state: string }[] }>(owner.call(`/api/desk/stock?${query}`)))
        .rows
    expect(await rows('filter=low')).toMatchObject([{ productId: 'cement', state: 'low' }])
    expect(await rows('filter=out')).toEqual([])
    expect(await rows('q=8901234567890')).toMatchObject([{ productId: 'cement' }])
    expect(await rows('q=50%25')).toEqual([])
    await enter(owner, 'loss', { quantity: 4 })
    expect(await rows('filter=out&q=cement+50')).toMatchObject([{ productId: 'cement', state: 'out' }])
  })

  test('[STOCK-02] a label of 12 digits is found by a reader that says 13, and nobody else gets that barcode', async () => {
    await stockOf(4, { barcode: '012345678905' })
    const found = async (code: string) =>
      (await read<StockListWire>(owner.call(`/api/desk/stock?q=${code}`))).rows.map(
        ({ productId }) => productId,
      )
    expect(await found('0012345678905')).toEqual(['cement'])
    expect(await found('012345678905')).toEqual(['cement'])
    expect(await found('012345678912')).toEqual([])
    const { rows } = await read<StockListWire>(owner.call('/api/desk/stock?filter=all'))
    const other = rows.find(({ productId }) => productId !== 'cement')
    const barcode = '0012345678905'
    const answer = await track(owner, { productId: other?.productId, variantUid: other?.variantUid, barcode })
    expect(await errorCodeOf(answer)).toBe('invalid-input')
    expect((await track(owner, { barcode })).status).toBe(200)
  })
})
