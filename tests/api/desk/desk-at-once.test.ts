import { expect, test } from 'vitest'
import type { CatalogueImport } from '#domain/catalogue/imports/import-report.ts'
import type { AuditPageWire } from '#domain/staff/wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { cementLine, freshKey } from '../../support/api/order-actions.ts'
import { fileSender } from '../../support/api/send-file.ts'
import { cementRow, enter, findStockErrors, track } from '../../support/api/stock-actions.ts'

// An act that an owner starts twice, or two members of staff at the same moment, happens once.

const { api, me, as, order, show } = await deskForTests()

const twice = <T>(act: () => Promise<T>): Promise<[T, T]> => Promise.all([act(), act()])
const statuses = (answers: readonly Response[]): number[] => answers.map(({ status }) => status).toSorted()
const act = (orderId: string, path: string, body: unknown) =>
  as('owner').post(`/api/desk/orders/${orderId}/${path}`, body)

/** Number of entries of the audit log with an action about something. */
async function logged(action: string, subjectId?: string): Promise<number> {
  const { entries } = await read<AuditPageWire>(as('owner').call('/api/desk/audit'))
  return entries.filter(
    (entry) => entry.action === action && (subjectId === undefined || entry.subjectId === subjectId),
  ).length
}

/** Three bags of ₹118, paid online. */
async function paidOrder(): Promise<string> {
  const body = { paymentMode: 'ONLINE', addressId: me.addressId, lines: [{ ...cementLine, quantity: 3 }] }
  const answer = await me.post('/api/orders', body, { 'idempotency-key': freshKey() })
  const placed = (await answer.json()) as { orderId: string; payment: { orderId: string } }
  const paid = await api.pay(placed.payment.orderId, 'success')
  await me.post(`/api/orders/${placed.orderId}/payment`, paid?.response)
  await as('owner').prove()
  api.advanceClock(1_000)
  return placed.orderId
}

async function documentsOf(orderId: string) {
  return api.database.queries
    .selectFrom('tax_documents')
    .select(['kind', 'number'])
    .where('order_id', '=', orderId)
    .execute()
}

const check = (content: string) =>
  read<CatalogueImport>(
    fileSender(as('owner').call)('/api/desk/imports?name=goods.csv', Buffer.from(content)),
  )
const apply = (id: string) => as('owner').post(`/api/desk/imports/${id}/apply`, { confirm: true })
const sheet = (name: string) => `name,hsn,gst rate,price,status\n${name},7317,18,118,published\n`

test('[GOODS-03] an import that is started twice adds once, and is undone once', async () => {
  const { id } = await check(sheet('Twice nails'))
  const answers = await twice(() => apply(id))
  expect(statuses(answers)).toEqual([200, 404])
  const [applied] = answers.filter(({ status }) => status === 200)
  expect(await applied?.json()).toMatchObject({ added: 1 })
  expect(await logged('catalogue.import')).toBe(1)
  expect(statuses(await twice(() => as('manager').post(`/api/desk/imports/${id}/undo`)))).toEqual([200, 404])
  expect((await as('owner').call('/api/desk/catalogue/products/twice-nails')).status).toBe(404)
})

test('[GOODS-03] of two checks of one sheet that are applied at once the second is told', async () => {
  const [one, other] = [await check(sheet('Checked nails')), await check(sheet('Checked nails'))]
  const answers = await Promise.all([apply(one.id), apply(other.id)])
  expect(statuses(answers)).toEqual([200, 409])
  const late = answers.find(({ status }) => status !== 200)
  expect(await late?.json()).toMatchObject({ code: 'edit-conflict' })
})

test('[GOODS-01] what is published twice at once is published once, and opposite wishes leave one of the two', async () => {
  await apply((await check(sheet('Published nails').replace('published\n', 'draft\n'))).id)
  const id = 'published-nails'
  const to = (status: string) =>
    as('manager').post('/api/desk/catalogue/products/status', { ids: [id], status })
  const both = await twice(() => to('published'))
  const changed = await Promise.all(
    both.map(async (answer) => ((await answer.json()) as { changed: number }).changed),
  )
  expect(changed.toSorted()).toEqual([0, 1])
  expect(await logged('product.status', id)).toBe(1)
  await Promise.all([to('draft'), to('archived'), to('published')])
  const { status } = await read<{ status: string }>(as('owner').call(`/api/desk/catalogue/products/${id}`))
  const isShown = (await (await api.call(`/api/products?id=${id}`)).text()).includes('Published nails')
  expect(isShown).toBe(status === 'published')
})

test('[SAFE-04] an order that is refunded twice at once gets its money back once', async () => {
  const orderId = await paidOrder()
  const answers = await twice(() => act(orderId, 'refund', { reason: 'torn' }))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  await api.runJobs()
  const refunds = await api.database.queries
    .selectFrom('refunds')
    .select(['amount', 'state'])
    .where('order_id', '=', orderId)
    .execute()
  expect(refunds).toEqual([{ amount: 35_400, state: 'DONE' }])
  expect(await logged('order.refund', orderId)).toBe(1)
})

test('[SAFE-04] parts that are refunded at once are never more than was paid, and of two who saw the same one acts', async () => {
  const orderId = await paidOrder()
  const { updatedAt: seenAt } = await show(orderId)
  const same = await twice(() => act(orderId, 'refund', { reason: 'torn', amount: 10_000, seenAt }))
  expect(statuses(same)).toEqual([200, 409])
  const more = await Promise.all(
    [1, 2, 3].map(() => act(orderId, 'refund', { reason: 'torn', amount: 10_000 })),
  )
  expect(more.filter(({ status }) => status === 200)).toHaveLength(2)
  const parts = await api.database.queries
    .selectFrom('part_refunds')
    .select('amount')
    .where('order_id', '=', orderId)
    .execute()
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(30_000)
})

test('[SAFE-04] a refund and a cancellation at once send the money back once', async () => {
  const orderId = await paidOrder()
  await Promise.all([
    act(orderId, 'refund', { reason: 'torn' }),
    act(orderId, 'status', { to: 'CANCELLED', note: 'x' }),
    me.post(`/api/orders/${orderId}/cancel`, { reason: 'x' }),
  ])
  await api.runJobs()
  const { queries } = api.database
  const whole = await queries.selectFrom('refunds').select('amount').where('order_id', '=', orderId).execute()
  const parts = await queries
    .selectFrom('part_refunds')
    .select('amount')
    .where('order_id', '=', orderId)
    .execute()
  expect([...whole, ...parts].reduce((sum, { amount }) => sum + amount, 0)).toBe(35_400)
})

test('[ORD-08] an order that is cancelled and shipped at once is one of the two, with or without an invoice', async () => {
  for (const cancels of [
    (orderId: string) => me.post(`/api/orders/${orderId}/cancel`, { reason: 'x' }),
    (orderId: string) => act(orderId, 'status', { to: 'CANCELLED', note: 'x' }),
  ]) {
    const orderId = await order()
    const answers = await Promise.all([
      cancels(orderId),
      act(orderId, 'status', { to: 'SHIPPED' }),
      act(orderId, 'fulfilments', { lines: [{ line: 0, quantity: 1 }] }),
    ])
    const { orderStatus } = await show(orderId)
    const kinds = (await documentsOf(orderId)).map(({ kind }) => kind)
    // staff may cancel what has left: then its invoice has a credit note
    const isSound =
      (orderStatus === 'CANCELLED' && ['', 'invoice,credit-note'].includes(kinds.join())) ||
      (['PLACED', 'SHIPPED'].includes(orderStatus) && kinds.join() === 'invoice')
    expect([isSound, orderStatus, kinds, answers.map(({ status }) => status)]).toEqual([
      true,
      orderStatus,
      kinds,
      expect.any(Array),
    ])
  }
})

test('[ORD-10] an order that is shipped and whose invoice is asked for twice at once has one invoice', async () => {
  const orderId = await order()
  const both = await twice(() => act(orderId, 'status', { to: 'SHIPPED' }))
  expect(both.map(({ status }) => status)).toContain(200)
  const invoices = await twice(async () =>
    read<{ number: string }>(me.call(`/api/orders/${orderId}/invoice`)),
  )
  expect(new Set(invoices.map(({ number }) => number)).size).toBe(1)
  expect((await documentsOf(orderId)).map(({ kind }) => kind)).toEqual(['invoice'])
})

test('[STOCK-02] a transfer that is sent twice moves once, and two never move more than lies there', async () => {
  await track(as('owner'))
  await enter(as('owner'), 'count', { quantity: 10 })
  await enter(as('owner'), 'count', { quantity: 0, placeId: 'shop' })
  const id = crypto.randomUUID()
  const transfer = (more: object) =>
    enter(as('packer'), 'transfer', { quantity: 6, toPlaceId: 'shop', ...more })
  expect(statuses(await twice(() => transfer({ id })))).toEqual([200, 200])
  const { levels } = await cementRow(as('owner'))
  expect(levels.map(({ onHand }) => onHand)).toEqual([4, 6])
  const answers = await twice(() => transfer({ quantity: 3 }))
  expect(statuses(answers)).toEqual([200, 400])
  expect(await errorCodeOf(answers.find(({ status }) => status === 400) ?? new Response())).toBe(
    'invalid-input',
  )
  expect(await findStockErrors(api.database.queries)).toEqual([])
  await track(as('owner'), { tracked: false })
})
