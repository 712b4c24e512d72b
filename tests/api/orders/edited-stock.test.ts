import { beforeAll, describe, expect, test } from 'vitest'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { setArea } from '../../support/api/delivery-actions.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { deliveryAddress } from '../../support/api/order-actions.ts'
import { cementRow, enter, findStockErrors, track } from '../../support/api/stock-actions.ts'
import { answerEdit, orderEditor, sentEditToken, type Changes } from '../../support/orders/edit-order.ts'

const desk = await deskForTests()
const { api, as, me, order, show } = desk
const edit = orderEditor(desk)

const edited = (orderId: string, changes: Changes) => read<DeskOrderDetailWire>(edit(orderId, changes))
const to = (quantity: number) => ({ lines: [{ line: 0, quantity }] })
const codeOf = async (response: Promise<Response>) => errorCodeOf(await response)

test('[DESK-03] [STOCK-01] declined by the link it leaves order, stock, delivery and money as they were, and the desk shows it with what was asked', async () => {
  await track(as('owner'))
  await enter(as('owner'), 'receipt', { quantity: 50 })
  const orderId = await order()
  const levelsNow = () => api.database.queries.selectFrom('stock_levels').selectAll().execute()
  const seenByBuyer = () => me.json(`/api/orders/${orderId}`)
  const [before, theirs, levels] = [await show(orderId), await seenByBuyer(), await levelsNow()]
  expect(levels).toMatchObject([{ on_hand: 50, reserved: 3 }])
  const proposed = await edited(orderId, {
    ...to(5),
    address: { ...deliveryAddress, houseNumber: '99' },
  })
  const token = proposed.edit?.path?.replace('/order-change/', '') ?? ''
  api.advanceClock(60_000)
  expect((await answerEdit(api, token, 'decline')).status).toBe(200)
  await api.runJobs()
  const after = await show(orderId)
  const { history, changes, messages, updatedAt, ...rest } = after
  expect({ ...before, ...rest }).toEqual({ ...before, history: before.history })
  expect(Date.parse(updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt))
  expect(history.slice(before.history.length).map(({ status, by }) => [status, by])).toEqual([
    ['CHANGE_DECLINED', 'you'],
  ])
  expect(changes.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['order.edit-proposed', 'order.edit-declined']),
  )
  expect(changes.find(({ action }) => action === 'order.edit-declined')).toMatchObject({
    actor: expect.stringMatching(/^customer, asked by counter/),
  })
  const { updatedAt: _, history: told, ...same } = await seenByBuyer()
  expect({ ...theirs, ...same }).toEqual(theirs)
  expect(JSON.stringify(told)).toContain('CHANGE_DECLINED')
  expect(await levelsNow()).toEqual(levels)
  expect(await findStockErrors(api.database.queries)).toEqual([])
  expect(messages.map(({ about }) => about).toSorted()).toEqual(['CHANGE_PROPOSED', 'PLACED'])
  // and the order can be asked about again, or go on
  const { orderStatus } = await edited(orderId, to(2))
  expect(orderStatus).toBe('PLACED')
})

describe('an edit, by stock and delivery days', () => {
  beforeAll(async () => {
    const placed = (await (await me.call('/api/orders')).json()) as { orderId: string; orderStatus: string }[]
    for (const { orderId } of placed.filter(({ orderStatus }) => orderStatus === 'PLACED'))
      await me.post(`/api/orders/${orderId}/cancel`, { reason: 'over' })
    await enter(as('owner'), 'receipt', { quantity: 30 })
  })

  test('[DESK-03] [STOCK-01] an edit gives back and reserves exactly, and never more than there is', async () => {
    const orderId = await order()
    const { available } = await cementRow(as('owner'))
    await edited(orderId, to(1))
    expect((await cementRow(as('owner'))).available).toBe(available + 2)
    await edited(orderId, to(1 + available + 2))
    await answerEdit(api, await sentEditToken(api), 'accept')
    expect((await cementRow(as('owner'))).available).toBe(0)
    expect(await codeOf(edit(orderId, to(available + 4)))).toBe('out-of-stock')
    await edited(orderId, to(3))
    expect(await findStockErrors(api.database.queries)).toEqual([])
  })

  test('[DESK-03] [STOCK-01] what is sold while the customer thinks cannot be agreed to any more', async () => {
    const orderId = await order()
    const { available } = await cementRow(as('owner'))
    await edited(orderId, to(3 + available))
    const token = await sentEditToken(api)
    await order()
    expect(await codeOf(answerEdit(api, token, 'accept'))).toBe('out-of-stock')
    expect(await show(orderId)).toMatchObject({ grandTotal: 35_400, edit: { state: 'WAITING' } })
    expect(await findStockErrors(api.database.queries)).toEqual([])
  })

  test('[DESK-03] [AREA-02] a place outside every area is refused, and a later day needs the customer’s yes', async () => {
    await enter(as('owner'), 'receipt', { quantity: 100 })
    await setArea(api, { capacity: { kilograms: null, trips: 1 } })
    const orderId = await order()
    const { promise } = await show(orderId)
    const elsewhere = { ...deliveryAddress, zipcode: '999999' }
    expect(await codeOf(edit(orderId, { address: elsewhere }))).toBe('outside-delivery-area')
    // as heavy as before: the same day
    const asked = await edited(orderId, to(4))
    expect(asked.edit).toMatchObject({ state: 'WAITING' })
    await answerEdit(api, await sentEditToken(api), 'accept')
    expect((await show(orderId)).promise).toEqual(promise)
    const days = await api.database.queries.selectFrom('delivery_days').select(['day', 'trips']).execute()
    expect(days).toEqual([{ day: promise?.day, trips: 1 }])
    await setArea(api, null)
  })
})
