import { expect, test } from 'vitest'
import type { EditPreviewWire } from '#domain/order-edits/wire.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { deliveryAddress } from '../../support/api/order-actions.ts'
import { enter, findStockErrors, track } from '../../support/api/stock-actions.ts'

const { api, as, me, order, show } = await deskForTests()

/** Proposes another quantity of the first line, and what else is to change. */
async function propose(orderId: string, quantity: number, more: object = {}): Promise<DeskOrderDetailWire> {
  const { updatedAt: seenAt } = await show(orderId)
  const changes = { lines: [{ line: 0, quantity }], ...more, seenAt }
  const base = `/api/desk/orders/${orderId}/edits`
  const shown = await read<EditPreviewWire>(as('counter').post(`${base}/preview`, changes))
  const { totalAfter: seenTotal, laterDay } = shown
  return read(as('counter').post(base, { ...changes, seenTotal, laterDay, id: crypto.randomUUID() }))
}

test('[DESK-03] [STOCK-01] declined by the link it leaves order, stock, delivery and money as they were, and the desk shows it with what was asked', async () => {
  await track(as('owner'))
  await enter(as('owner'), 'receipt', { quantity: 50 })
  const orderId = await order()
  const levelsNow = () => api.database.queries.selectFrom('stock_levels').selectAll().execute()
  const seenByBuyer = () => me.json(`/api/orders/${orderId}`)
  const [before, theirs, levels] = [await show(orderId), await seenByBuyer(), await levelsNow()]
  expect(levels).toMatchObject([{ on_hand: 50, reserved: 3 }])
  const { edit } = await propose(orderId, 5, { address: { ...deliveryAddress, houseNumber: '99' } })
  const token = edit?.path?.replace('/order-change/', '') ?? ''
  api.advanceClock(60_000)
  const declined = await api
    .asBrowser()
    .call(`/api/order-changes/${token}`, { method: 'POST', body: { answer: 'decline' } })
  expect(declined.status).toBe(200)
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
  const { orderStatus } = await propose(orderId, 2)
  expect(orderStatus).toBe('PLACED')
})
