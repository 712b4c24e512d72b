import { describe, expect, test } from 'vitest'
import { toPrice } from '#domain/money/parse-price.ts'
import type { ProposalViewWire } from '#domain/order-edits/wire.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { deliveryAddress } from '../../support/api/order-actions.ts'
import { answerEdit, orderEditor, sentEditToken, type Changes } from '../../support/orders/edit-order.ts'

const desk = await deskForTests()
const { api, as, me, order, show, reopen } = desk
const edit = orderEditor(desk)

const preview = (orderId: string, seenAt: string, changes: Changes) =>
  as('counter').post(`/api/desk/orders/${orderId}/edits/preview`, { lines: [], ...changes, seenAt })

const edited = async (orderId: string, changes: Changes, more: Record<string, unknown> = {}) =>
  read<DeskOrderDetailWire>(edit(orderId, changes, more))

const linkToken = () => sentEditToken(api)
const look = (token: string) => api.asBrowser().call(`/api/order-changes/${token}`)
const answer = (token: string, given: 'accept' | 'decline') => answerEdit(api, token, given)

const to = (quantity: number) => ({ lines: [{ line: 0, quantity }] })
const codeOf = async (response: Promise<Response>) => errorCodeOf(await response)

describe('an edit that costs no more', () => {
  test('[DESK-03] takes effect at once, with its totals, history, audit and message', async () => {
    const orderId = await order()
    const after = await edited(orderId, to(2), { note: 'Only two are needed' })
    expect(after).toMatchObject({ grandTotal: 23_600, edit: null, lines: [{ open: 2 }] })
    expect(after.history.at(-1)).toMatchObject({
      status: 'CHANGED',
      by: 'store',
      note: 'Only two are needed',
      cause: { code: 'changed', before: 35_400, after: 23_600 },
    })
    expect(after.changes[0]).toMatchObject({
      action: 'order.edit',
      actor: 'counter 12',
    })
    expect(after.changes[0]?.changes).toEqual([
      { field: 'lines', before: '3 × Product cement', after: '2 × Product cement' },
      { field: 'total', before: '354', after: '236' },
    ])
    await api.runJobs()
    expect(JSON.stringify(api.messages.at(-1))).toContain('has been changed')
    const theirs = await me.json(`/api/orders/${orderId}`)
    expect(theirs).toMatchObject({ grandTotal: 236 })
    expect((theirs['history'] as { status: string }[]).at(-1)?.status).toBe('CHANGED')
    await as('owner').post(`/api/desk/orders/${orderId}/status`, { to: 'SHIPPED' })
    const invoice = await me.json(`/api/orders/${orderId}/invoice`)
    expect(invoice).toMatchObject({ lines: [{ quantity: 2, total: 23_600 }], totals: { grandTotal: 23_600 } })
  })

  test('[DESK-03] a repeat of it changes nothing, and of two editors the second is told', async () => {
    const orderId = await order()
    const { updatedAt: seenAt } = await show(orderId)
    const body = { lines: to(2).lines, seenAt, seenTotal: 23_600, id: crypto.randomUUID() }
    const path = `/api/desk/orders/${orderId}/edits`
    api.advanceClock(1_000)
    const both = await Promise.all([
      as('counter').post(path, body),
      as('manager').post(path, { ...body, lines: to(1).lines, seenTotal: 11_800, id: crypto.randomUUID() }),
    ])
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    const refused = both.find(({ ok }) => !ok)
    expect(refused && (await errorCodeOf(refused))).toBe('edit-conflict')
    const next = { ...body, lines: to(1).lines, seenTotal: 11_800, id: crypto.randomUUID() }
    const wanted = {
      ...next,
      seenAt: (await show(orderId)).updatedAt,
      lines: [{ line: 0, quantity: 3 }],
      seenTotal: 35_400,
    }
    expect((await as('counter').post(path, wanted)).status).toBe(200)
    expect((await as('counter').post(path, wanted)).status).toBe(200)
    expect(await show(orderId)).toMatchObject({ edit: { state: 'WAITING' } })
    expect((await show(orderId)).history.filter(({ status }) => status === 'CHANGED')).toHaveLength(1)
  })

  test('[DESK-03] goes to another address, and keeps the price that was agreed', async () => {
    const orderId = await order()
    const address = { ...deliveryAddress, city: 'Delhi', zipcode: '110001' }
    const after = await edited(orderId, { address })
    expect(after.shippingAddress).toMatchObject({ city: 'Delhi' })
    expect(JSON.stringify(after.changes[0])).not.toContain('MG Road')
    expect(after.grandTotal).toBe(35_400)
  })
})

test('[DESK-03] what cannot be edited is refused with its reason', async () => {
  const orderId = await order()
  const { updatedAt: seenAt } = await show(orderId)
  expect(await codeOf(edit(orderId, to(3)))).toBe('invalid-input')
  expect(await codeOf(edit(orderId, to(0)))).toBe('invalid-input')
  expect(await codeOf(edit(orderId, { lines: [{ line: 7, quantity: 1 }] }))).toBe('invalid-input')
  expect(await codeOf(edit(orderId, { added: [{ product: 'nothingVariant[0]', quantity: 1 }] }))).toBe(
    'cart-changed',
  )
  expect(await codeOf(edit(orderId, to(2), { seenTotal: 100 }))).toBe('amount-changed')
  api.advanceClock(1_000)
  await as('owner').post(`/api/desk/orders/${orderId}/status`, { to: 'SHIPPED' })
  expect(await codeOf(preview(orderId, seenAt, to(2)))).toBe('edit-conflict')
  expect(await codeOf(edit(orderId, to(2)))).toBe('move-not-allowed')
})

describe('an edit that costs more', () => {
  test('[DESK-03] waits for the customer, who sees no person in it, and agrees once however often it is tapped', async () => {
    const orderId = await order()
    const asked = await edited(orderId, to(5))
    expect(asked).toMatchObject({ grandTotal: 35_400, edit: { state: 'WAITING', totalAfter: 59_000 } })
    const token = await linkToken()
    const shown = await read<ProposalViewWire>(look(token))
    expect(shown).toMatchObject({
      state: 'WAITING',
      totalBefore: 35_400,
      totalAfter: 59_000,
      lines: [{ before: { quantity: 3, price: toPrice(118) }, after: { quantity: 5, price: toPrice(118) } }],
    })
    expect(JSON.stringify(shown)).not.toMatch(/Asha|MG Road|9700000001/)
    const stored = await api.database.queries.selectFrom('order_edits').select('token_hash').execute()
    expect(JSON.stringify(stored)).not.toContain(token)
    const twice = await Promise.all([answer(token, 'accept'), answer(token, 'accept')])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    const after = await show(orderId)
    expect(after).toMatchObject({ grandTotal: 59_000, edit: null })
    expect(after.history.filter(({ status }) => status === 'CHANGED')).toMatchObject([{ by: 'you' }])
    expect(await codeOf(answer(token, 'decline'))).toBe('edit-conflict')
  })

  test('[DESK-03] is declined, withdrawn, late or overtaken by another change, and the order stays', async () => {
    const orderId = await order()
    await edited(orderId, to(5))
    const first = await linkToken()
    expect(await codeOf(edit(orderId, to(2)))).toBe('invalid-input')
    await answer(first, 'decline')
    expect(await read(look(first))).toMatchObject({ state: 'DECLINED' })
    expect((await show(orderId)).history.at(-1)).toMatchObject({ status: 'CHANGE_DECLINED', by: 'you' })

    const second = await edited(orderId, to(6))
    const secondToken = await linkToken()
    expect(secondToken).not.toBe(first)
    const withdrawn = { id: second.edit?.id ?? '' }
    await as('manager').post(`/api/desk/orders/${orderId}/edits/withdrawal`, withdrawn)
    const tooLate = await as('counter').post(`/api/desk/orders/${orderId}/edits/agreement`, withdrawn)
    expect(await tooLate.json()).toMatchObject({
      code: 'edit-conflict',
      changedBy: expect.stringMatching(/^manager/),
    })
    expect(await codeOf(answer(secondToken, 'accept'))).toBe('edit-conflict')

    await edited(orderId, to(7))
    const late = await linkToken()
    api.advanceClock(49 * 3_600_000)
    await reopen()
    expect(await read(look(late))).toMatchObject({ state: 'EXPIRED', lines: [] })
    expect(await codeOf(answer(late, 'accept'))).toBe('edit-conflict')
    expect(await show(orderId)).toMatchObject({ grandTotal: 35_400 })
    await api.services.jobs.sweepExpiredData()
    const kept = await api.database.queries.selectFrom('order_edits').select('content').execute()
    expect(kept.filter(({ content }) => content !== null)).toEqual([])
    expect(await codeOf(look('x'.repeat(43)))).toBe('not-found')
  })

  test('[DESK-03] its link is passed on by those who may edit, beside the one that was sent, and works as that does', async () => {
    const orderId = await order()
    const asked = await edited(orderId, to(5))
    const sent = await linkToken()
    const path = asked.edit?.path ?? ''
    expect(path).toMatch(/^\/order-change\/[\w-]{43}$/)
    const passedOn = path.replace('/order-change/', '')
    expect(passedOn).not.toBe(sent)
    for (const token of [sent, passedOn]) expect(await read(look(token))).toMatchObject({ state: 'WAITING' })
    const seen = await read<DeskOrderDetailWire>(as('packer').call(`/api/desk/orders/${orderId}`))
    expect(seen.edit).toMatchObject({ state: 'WAITING', path: null })
    expect(await codeOf(look(`${passedOn.slice(0, -2)}AA`))).toBe('not-found')
    expect((await answer(passedOn, 'accept')).status).toBe(200)
    expect(await show(orderId)).toMatchObject({ grandTotal: 59_000, edit: null })
  })

  test('[DESK-03] is recorded as agreed on the phone once, with who recorded it, and like the customer’s own yes', async () => {
    const orderId = await order()
    const asked = await edited(orderId, to(5))
    const token = await linkToken()
    const agree = (role: 'counter' | 'packer', id = asked.edit?.id ?? '') =>
      as(role).post(`/api/desk/orders/${orderId}/edits/agreement`, { id })
    expect(await codeOf(agree('packer'))).toBe('not-permitted')
    expect(await show(orderId)).toMatchObject({ grandTotal: 35_400 })
    const twice = await Promise.all([agree('counter'), agree('counter')])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    const after = await show(orderId)
    expect(after).toMatchObject({ grandTotal: 59_000, edit: null })
    expect(after.history.filter(({ status }) => status === 'CHANGED')).toMatchObject([
      { by: 'store', note: null, cause: { code: 'changed-by-phone', before: 35_400, after: 59_000 } },
    ])
    const recorded = after.changes.filter(({ action }) => action === 'order.edit-agreed')
    expect(recorded).toMatchObject([{ actor: expect.stringMatching(/^counter/) }])
    expect(await read(look(token))).toMatchObject({ state: 'APPLIED' })
    expect(await codeOf(answer(token, 'decline'))).toBe('edit-conflict')

    const second = await edited(orderId, to(6))
    await answer(await linkToken(), 'decline')
    expect(await codeOf(agree('counter', second.edit?.id))).toBe('edit-conflict')
    expect(await show(orderId)).toMatchObject({ grandTotal: 59_000 })
  })

  test('[DESK-03] is void once anything else changed the order, were it in the same moment', async () => {
    const orderId = await order()
    const { edit: asked } = await edited(orderId, to(5))
    const cancelled = { lines: [{ line: 0, quantity: 1 }], reason: 'one is broken' }
    expect((await as('manager').post(`/api/desk/orders/${orderId}/cancel-lines`, cancelled)).status).toBe(200)
    const agreed = as('counter').post(`/api/desk/orders/${orderId}/edits/agreement`, { id: asked?.id })
    expect(await codeOf(agreed)).toBe('edit-conflict')
    expect(await show(orderId)).toMatchObject({ grandTotal: 23_600, lines: [{ open: 2 }] })
  })

  test('[DESK-03] accepting while staff ship leaves one of the two, and never half of it', async () => {
    const orderId = await order()
    await edited(orderId, to(5))
    const token = await linkToken()
    await Promise.all([
      answer(token, 'accept'),
      as('owner').post(`/api/desk/orders/${orderId}/status`, { to: 'SHIPPED' }),
    ])
    const after = await show(orderId)
    const { state } = await read<ProposalViewWire>(look(token))
    expect([after.grandTotal, state]).toEqual(
      after.grandTotal === 59_000 ? [59_000, 'APPLIED'] : [35_400, 'VOID'],
    )
    expect(after.orderStatus).toBe('SHIPPED')
    expect(after.lines[0]).toMatchObject({ shipped: after.grandTotal / 11_800, open: 0 })
  })
})

describe('an order that was paid online', () => {
  test('[DESK-03] [PAY-02] gives a part back when it gets cheaper, and cannot get dearer', async () => {
    const placed = await me.order('ONLINE')
    const orderId = String(placed['orderId'])
    const { orderId: providerOrder } = placed['payment'] as { orderId: string }
    const paid = await api.pay(providerOrder, 'success')
    await me.post(`/api/orders/${orderId}/payment`, paid?.response)
    expect(await codeOf(edit(orderId, to(4)))).toBe('invalid-input')
    expect(await codeOf(edit(orderId, to(2)))).toBe('not-permitted')
    await as('manager').prove()
    const after = await read<DeskOrderDetailWire>(edit(orderId, to(2), { role: 'manager' }))
    expect(after).toMatchObject({ grandTotal: 23_600, refundLeft: 23_600 })
    expect(after.reductions).toMatchObject([
      { kind: 'CANCEL', amount: 11_800, givenBack: 11_800, method: 'ONLINE' },
    ])
    await api.runJobs()
    const theirs = await me.json(`/api/orders/${orderId}`)
    expect(theirs['refund']).toMatchObject({ amount: 118 })
  })
})
