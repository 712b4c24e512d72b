import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import type { ApprovalsWire, ApprovalWire } from '#domain/orders/approvals/wire.ts'
import type { QuotationPageWire, SavedQuotationWire } from '#domain/quotations/desk-wire.ts'
import type { QuotationViewWire } from '#domain/quotations/wire.ts'
import type { OwnQuotationsWire } from '#domain/quotations/request-wire.ts'
import { until } from '../../support/process/until.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { firmActions, puneSite, type FirmBuyer } from '../../support/api/firm-actions.ts'
import { cementLine, sell, type Body } from '../../support/api/order-actions.ts'

const { api, as } = await deskForTests({ PUBLIC_URL: 'http://store.test' })
const { newBuyer, create, join, addSite } = firmActions(api)
const codeOf = async (answer: Promise<Response>) => errorCodeOf(await answer)
const guest = api.asBrowser()
type Caller = Pick<FirmBuyer, 'call'>

beforeEach(() => sell(api, 118))

const pathOf = (link: string) => link.replace(/^.*\/quotation/, '/api/quotations')
const look = (link: string, who: Caller = guest) => read<QuotationViewWire>(who.call(pathOf(link)))
const answer = (link: string, given: string, { who = guest, ...more }: { who?: Caller } & Body = {}) =>
  who.call(pathOf(link), { method: 'POST', body: { answer: given, ...more } })
const ask = (link: string, given = 'accept', who: Caller = guest) =>
  answer(link, given, { who, asksApproval: true })

/** A firm whose owner approves what its engineer, who may order for a rupee, accepts, with a quotation to them of four bags. */
async function quotedFirm({ days = 7, firm = {} }: { readonly days?: number; readonly firm?: Body } = {}) {
  const [owner, engineer] = [await newBuyer(), await newBuyer()]
  await api.database.queries
    .updateTable('partners')
    .set({ name: 'Meera' })
    .where('uid', '=', owner.uid)
    .execute()
  const id = await create(owner)
  await join(owner, id, { person: engineer, role: 'site-engineer', orderLimit: 100 })
  const siteId = await addSite(owner, id)
  const { quotation, link } = await read<SavedQuotationWire>(
    as('counter').post('/api/desk/quotations', {
      id: crypto.randomUUID(),
      phone: engineer.phone,
      lines: [{ ...cementLine, quantity: 4 }],
      firm: { id, siteId, poNumber: 'PO-9', ...firm },
      days,
    }),
  )
  return { owner, engineer, id, siteId, quotation, link, total: quotation.total }
}

/** The API's path of the request that waits. */
async function waitingPath(me: FirmBuyer, id: string): Promise<string> {
  const { approvals } = await read<ApprovalsWire>(me.call(`/api/firms/${id}/approvals`))
  const waiting = approvals.find(({ state }) => state === 'WAITING')
  return waiting?.path?.replace('/approval/', '/api/approvals/') ?? ''
}
const approve = (me: FirmBuyer, path: string, total: number) => me.post(path, { answer: 'approve', total })
const decline = (me: FirmBuyer, path: string, total: number) => me.post(path, { answer: 'decline', total })
const requestAt = (path: string) => read<ApprovalWire>(guest.call(path))

async function ordersOf({ phone }: FirmBuyer): Promise<DeskOrderDetailWire[]> {
  const desk = as('counter')
  const { orders } = await read<{ orders: { orderId: string }[] }>(desk.call(`/api/desk/orders?q=${phone}`))
  return Promise.all(
    orders.map(({ orderId }) => read<DeskOrderDetailWire>(desk.call(`/api/desk/orders/${orderId}`))),
  )
}
const atDesk = async (id: string) => {
  const { quotations } = await read<QuotationPageWire>(
    as('counter').call('/api/desk/quotations?state=AWAITING_APPROVAL'),
  )
  return quotations.find((one) => one.id === id)?.state ?? null
}
async function textsTo({ phone }: FirmBuyer): Promise<string[]> {
  await api.services.jobs.sendApprovalMessages()
  const texts = api.messages.filter(({ to }) => to.endsWith(phone)).map(({ text }) => text)
  return texts.filter((text) => text.includes('Gupta & Sons'))
}

test('[FIRM-06] [FIRM-05] a quotation above a limit waits for approval, and becomes one order at its own prices', async () => {
  const { owner, engineer, id, siteId, quotation, link, total } = await quotedFirm()
  expect(await codeOf(answer(link, 'accept'))).toBe('firm-order-limit')
  // those who may approve it are named to whom it was made to, and to no stranger
  expect((await look(link, engineer)).approval).toMatchObject({ isNeeded: true, approvers: ['Meera'] })
  expect((await look(link, owner)).approval).toMatchObject({ isNeeded: true, approvers: [], path: null })

  const twice = await Promise.all([1, 2, 3].map(() => ask(link)))
  expect(twice.map(({ status }) => status)).toEqual([200, 200, 200])
  const waiting = await look(link)
  expect(waiting).toMatchObject({
    state: 'AWAITING_APPROVAL',
    total,
    orderNumber: null,
    approval: { isNeeded: false, request: { state: 'WAITING', paymentMode: 'COD' } },
  })
  expect(JSON.stringify(waiting)).not.toContain('Meera')
  expect(await atDesk(quotation.id)).toBe('AWAITING_APPROVAL')
  const own = await read<OwnQuotationsWire>(engineer.call('/api/quotation-requests'))
  expect(own.quotations).toMatchObject([{ id: quotation.id, state: 'AWAITING_APPROVAL' }])
  const path = await waitingPath(owner, id)
  expect(await textsTo(owner)).toEqual([
    expect.stringContaining(`http://store.test${path.replace('/api/approvals/', '/approval/')}`),
  ])

  await sell(api, 130)
  expect(await requestAt(path)).toMatchObject({
    total,
    lines: [{ quantity: 4, price: 118_000_000 }],
    destination: 'Tower B',
    poNumber: 'PO-9',
    quotation: { number: quotation.number, isCancelled: false },
  })
  expect(await codeOf(approve(engineer, path, total))).toBe('firm-approver-limit')
  expect(await codeOf(approve(owner, path, total - 1))).toBe('amount-changed')
  const answers = await Promise.all(Array.from({ length: 6 }, () => approve(owner, path, total)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const orders = await ordersOf(engineer)
  expect(orders).toMatchObject([
    {
      grandTotal: total,
      paymentMode: 'COD',
      orderStatus: 'PLACED',
      firm: { id, poNumber: 'PO-9', site: { id: siteId } },
    },
  ])
  const { orderNumber } = await look(link)
  expect(await look(link)).toMatchObject({ state: 'ACCEPTED', orderNumber: orders[0]?.orderNumber })
  expect(await requestAt(path)).toMatchObject({ state: 'APPROVED', orderNumber, decidedBy: 'Meera' })
  expect(await textsTo(engineer)).toEqual([expect.stringContaining(`placed as ${orderNumber}`)])
  expect(await codeOf(decline(owner, path, total))).toBe('approval-over')
  expect(await codeOf(answer(link, 'withdraw'))).toBe('edit-conflict')
})

test('[FIRM-06] a declined quotation is open again and says so, and is withdrawn and asked for once more', async () => {
  const { owner, engineer, id, quotation, link, total } = await quotedFirm()
  await ask(link)
  await decline(owner, await waitingPath(owner, id), total)
  expect(await look(link)).toMatchObject({
    state: 'OPEN',
    approval: { isNeeded: true, request: { state: 'DECLINED', decidedBy: null } },
  })
  expect((await look(link, engineer)).approval?.request?.decidedBy).toBe('Meera')
  expect(await textsTo(engineer)).toEqual([
    expect.stringContaining(`quotation ${quotation.number} is open again`),
  ])
  api.advanceClock(1_000)
  await ask(link)
  const path = await waitingPath(owner, id)
  // whoever waits neither accepts nor declines before they withdraw
  for (const given of ['accept', 'pay', 'decline', 'ask'])
    expect(await codeOf(answer(link, given))).toBe('edit-conflict')
  for (const _ of [1, 2]) expect((await answer(link, 'withdraw')).status).toBe(200)
  expect(await look(link)).toMatchObject({ state: 'OPEN', approval: { isNeeded: true, request: null } })
  expect(await requestAt(path)).toMatchObject({ state: 'WITHDRAWN', quotation: { isCancelled: false } })
  expect(await codeOf(approve(owner, path, total))).toBe('approval-over')
  expect(await ordersOf(engineer)).toEqual([])
})

test('[FIRM-06] what staff cancel while it waits is refused clearly, and nothing is placed', async () => {
  const cancelled = await quotedFirm()
  await ask(cancelled.link)
  const path = await waitingPath(cancelled.owner, cancelled.id)
  const [placed] = await Promise.all([
    approve(cancelled.owner, path, cancelled.total),
    as('counter').post(`/api/desk/quotations/${cancelled.quotation.id}/cancel`),
  ])
  // of the two one wins, and the other says so
  const orders = await ordersOf(cancelled.engineer)
  const { state } = await look(cancelled.link)
  expect([orders.length, state]).toEqual(placed.ok ? [1, 'ACCEPTED'] : [0, 'CANCELLED'])

  const second = await quotedFirm()
  await ask(second.link)
  const waiting = await waitingPath(second.owner, second.id)
  await as('counter').post(`/api/desk/quotations/${second.quotation.id}/cancel`)
  expect(await codeOf(approve(second.owner, waiting, second.total))).toBe('approval-over')
  expect(await requestAt(waiting)).toMatchObject({ state: 'WITHDRAWN', quotation: { isCancelled: true } })
  expect(await ordersOf(second.engineer)).toEqual([])
})

/** Answers of some calls that were made while somebody held a quotation, which each of them waits for. */
async function whileHeld(
  id: string,
  calls: readonly (() => Promise<Response>)[],
  { becomes }: { readonly becomes?: 'CANCELLED' } = {},
): Promise<Response[]> {
  const { queries } = api.database
  let answers: Promise<Response[]> | undefined
  await queries.transaction().execute(async (holder) => {
    await holder.selectFrom('quotations').select('id').where('id', '=', id).forUpdate().execute()
    answers = Promise.all(calls.map((call) => call()))
    await until('all of them wait', async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(queries)
      return rows[0]?.waiting === calls.length || undefined
    })
    if (becomes) await holder.updateTable('quotations').set({ state: becomes }).where('id', '=', id).execute()
  })
  return (await answers) ?? []
}

test('[FIRM-06] two who ask at once ask once, and who approves while it is cancelled orders nothing', async () => {
  const { owner, engineer, id, quotation, link, total } = await quotedFirm()
  const twice = await whileHeld(quotation.id, [() => ask(link), () => ask(link)])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  const { approvals } = await read<ApprovalsWire>(owner.call(`/api/firms/${id}/approvals`))
  expect(approvals).toHaveLength(1)
  const path = await waitingPath(owner, id)
  const [late] = await whileHeld(quotation.id, [() => approve(owner, path, total)], { becomes: 'CANCELLED' })
  expect(late?.status).toBe(409)
  expect(await ordersOf(engineer)).toEqual([])
  expect(await look(link)).toMatchObject({ state: 'CANCELLED', orderNumber: null })
})

test('[FIRM-06] [CREDIT-01] online, on account and by the site an approved quotation is held to what every order is', async () => {
  const { owner, engineer, id, siteId, link, total } = await quotedFirm()
  expect(await codeOf(ask(link, 'account'))).toBe('not-signed-in')
  expect(await codeOf(ask(link, 'account', owner))).toBe('not-found')
  expect((await ask(link, 'account', engineer)).status).toBe(200)
  const path = await waitingPath(owner, id)
  expect(await codeOf(approve(owner, path, total))).toBe('no-credit')
  await owner.send('PUT', `/api/firms/${id}/sites/${siteId}`, { ...puneSite, isClosed: true })
  expect(await codeOf(approve(owner, path, total))).toBe('firm-site-closed')
  await owner.send('PUT', `/api/firms/${id}/sites/${siteId}`, puneSite)
  expect(await look(link)).toMatchObject({ state: 'AWAITING_APPROVAL' })
  await answer(link, 'withdraw')

  await ask(link, 'pay')
  await approve(owner, await waitingPath(owner, id), total)
  expect(await look(link)).toMatchObject({ state: 'ACCEPTED', payment: 'WAITING' })
  expect((await guest.call(`${pathOf(link)}/payment/start`, { method: 'POST' })).status).toBe(200)
  // an order that lapsed unpaid leaves the quotation open, and it is approved once more
  api.advanceClock(40 * 60_000)
  await api.runJobs()
  expect(await look(link)).toMatchObject({ state: 'OPEN', payment: 'LAPSED', approval: { isNeeded: true } })
  await ask(link)
  expect(await look(link)).toMatchObject({ state: 'AWAITING_APPROVAL' })
  await approve(owner, await waitingPath(owner, id), total)
  expect((await look(link)).state).toBe('ACCEPTED')
  const placed = (await ordersOf(engineer)).filter(({ orderStatus }) => orderStatus === 'PLACED')
  expect(placed).toMatchObject([{ grandTotal: total }])
})

test('[FIRM-06] within the limits nothing is asked for, and a quotation to a person needs no approval', async () => {
  const { owner, engineer, id, link } = await quotedFirm()
  await owner.send('PUT', `/api/firms/${id}/people/${engineer.uid}`, { role: 'buyer' })
  expect((await look(link)).approval).toMatchObject({ isNeeded: false, request: null })
  expect(await codeOf(ask(link))).toBe('approval-not-needed')
  expect((await answer(link, 'accept')).status).toBe(200)
  const person = await newBuyer()
  const toPerson = await read<SavedQuotationWire>(
    as('counter').post('/api/desk/quotations', {
      id: crypto.randomUUID(),
      phone: person.phone,
      lines: [cementLine],
      addressId: person.addressId,
    }),
  )
  expect((await look(toPerson.link)).approval).toBeNull()
  expect(await codeOf(ask(toPerson.link))).toBe('approval-not-needed')
  expect((await answer(toPerson.link, 'accept')).status).toBe(200)
})

test('[FIRM-06] what nobody answers in time ends with the prices, or leaves the quotation open while they hold', async () => {
  const DAY = 24 * 3_600_000
  const [short, long] = [await quotedFirm({ days: 1 }), await quotedFirm({ days: 30 })]
  const paths = []
  for (const { link, owner, id } of [short, long]) {
    await ask(link)
    paths.push(await waitingPath(owner, id))
  }
  const [ending = '', waiting = ''] = paths
  expect((await requestAt(ending)).expiresAt).toBe(short.quotation.expiresAt)
  api.advanceClock(DAY)
  expect(await codeOf(approve(short.owner, ending, short.total))).toBe('approval-over')
  expect(await look(short.link)).toMatchObject({ state: 'EXPIRED' })
  expect(await textsTo(short.engineer)).toEqual([
    expect.stringContaining(`before quotation ${short.quotation.number} expired`),
  ])
  expect(await look(long.link)).toMatchObject({ state: 'AWAITING_APPROVAL' })
  api.advanceClock(2 * DAY)
  expect(await look(long.link)).toMatchObject({ state: 'OPEN', approval: { request: { state: 'EXPIRED' } } })
  expect(await codeOf(approve(long.owner, waiting, long.total))).toBe('approval-over')
  expect(await textsTo(long.engineer)).toEqual([
    expect.stringContaining(`Accept quotation ${long.quotation.number} again`),
  ])
  for (const { engineer } of [short, long])
    expect(await read<unknown[]>(engineer.call('/api/orders'))).toEqual([])
})
