import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { TodayWire } from '#domain/orders/desk/today-wire.ts'
import type { OwnQuotationRequestWire, OwnQuotationsWire } from '#domain/quotations/request-wire.ts'
import type { QuotationRequestsWire, QuotationRequestWire } from '#domain/quotations/desk-wire.ts'
import type { QuotationViewWire } from '#domain/quotations/wire.ts'
import type { SavedQuotationWire } from '#domain/quotations/desk-wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { firmActions } from '../../support/api/firm-actions.ts'
import { cementLine, deliveryAddress, openCustomer, type Body } from '../../support/api/order-actions.ts'

const { api, as } = await deskForTests()
const { newBuyer, create, join, addSite } = firmActions(api)
const codeOf = async (answer: Promise<Response>) => errorCodeOf(await answer)
const waiting = async () => (await read<TodayWire>(as('counter').call('/api/desk/today'))).quotationRequests

let phones = 9_862_000_000
const customer = async () => {
  const phone = String((phones += 1))
  return { ...(await openCustomer(api, phone)), phone }
}
type Customer = Pick<Awaited<ReturnType<typeof customer>>, 'post' | 'call'>

const request = (more: Body = {}) => ({
  id: crypto.randomUUID(),
  lines: [{ ...cementLine, quantity: 40 }],
  pin: '411001',
  ...more,
})
const ask = (who: Customer, body: Body) => who.post('/api/quotation-requests', body)
const own = (who: Customer) => read<OwnQuotationsWire>(who.call('/api/quotation-requests'))
const stateOf = async (who: Customer, id: string) =>
  (await own(who)).requests.find((one) => one.id === id)?.state
const withdraw = (who: Customer, id: string) => who.post(`/api/quotation-requests/${id}/withdrawal`)
const desk = (id: string) => `/api/desk/quotation-requests/${id}`
const decline = (id: string, reason = 'We no longer sell it.') =>
  as('counter').post(`${desk(id)}/decline`, { reason })
const quote = (phone: string, requestId: string, more: Body = {}) =>
  as('counter').post('/api/desk/quotations', {
    id: crypto.randomUUID(),
    phone,
    address: deliveryAddress,
    lines: [{ ...cementLine, quantity: 40 }],
    requestId,
    ...more,
  })

test('[QUOTE-01] a customer asks, the desk answers with a quotation, and the customer opens it from their list and orders', async () => {
  const me = await customer()
  const before = await waiting()
  const asked = request({ note: '  Unload at the back gate\nby Monday ' })
  await ask(me, asked)
  // a double tap asks once
  const again = await read<OwnQuotationsWire>(ask(me, asked))
  expect(again.requests).toMatchObject([
    { id: asked.id, state: 'ASKED', note: 'Unload at the back gate\nby Monday', pin: '411001', items: 1 },
  ])
  expect(await waiting()).toBe(before + 1)
  const seen = await read<QuotationRequestWire>(as('counter').call(desk(asked.id)))
  expect(seen).toMatchObject({ customer: { phone: `+91${me.phone}` }, lines: [{ quantity: 40 }] })

  const { quotation, link } = await read<SavedQuotationWire>(quote(me.phone, asked.id))
  expect(await waiting()).toBe(before)
  const mine = await own(me)
  expect(mine.requests).toMatchObject([{ state: 'ANSWERED', quotationId: quotation.id }])
  expect(mine.quotations).toMatchObject([{ id: quotation.id, state: 'OPEN', total: quotation.total }])

  const open = () => read<{ link: string }>(me.post(`/api/own-quotations/${quotation.id}/link`))
  const [first, second] = [await open(), await open()]
  const look = (path: string) => api.asBrowser().call(path.replace('/quotation', '/api/quotations'))
  expect((await look(first.link)).status).toBe(404)
  // the link that was sent goes on beside it
  expect((await look(link)).status).toBe(200)
  const accepted = await read<QuotationViewWire>(
    me.post(second.link.replace('/quotation', '/api/quotations'), { answer: 'accept' }),
  )
  expect(accepted).toMatchObject({ state: 'ACCEPTED', total: quotation.total })
  expect(await codeOf((await customer()).post(`/api/own-quotations/${quotation.id}/link`))).toBe('not-found')
})

test('[QUOTE-01] who asked is told once that the quotation is there, in their language, and not after it was called off', async () => {
  const told = async (phone: string) => {
    const { sendQuotationMessages } = api.services.jobs
    await Promise.all([sendQuotationMessages(), sendQuotationMessages()])
    return api.messages
      .filter(({ to, text }) => to.endsWith(phone) && text.includes('Q-'))
      .map(({ text }) => text)
  }
  const answer = async (who: Awaited<ReturnType<typeof customer>>, more: Body = {}) => {
    const { id } = request()
    await ask(who, request({ id }))
    return (await read<SavedQuotationWire>(quote(who.phone, id, more))).quotation
  }
  const me = await customer()
  const { number } = await answer(me)
  const texts = await told(me.phone)
  expect(texts).toHaveLength(1)
  expect(texts[0]).toContain(`quotation ${number} for Rs 4,720.00 is ready. It holds until 27 Nov 2026`)
  expect(await told(me.phone)).toHaveLength(1)

  const hindi = await customer()
  const { partner } = (await hindi.json('/api/session')) as { partner: { uid: string } }
  await api.database.queries
    .updateTable('partners')
    .set({ language: 'hi' })
    .where('uid', '=', partner.uid)
    .execute()
  await answer(hindi)
  expect(await told(hindi.phone)).toEqual([expect.stringContaining('कोटेशन Q-')])

  const late = await customer()
  const { id } = await answer(late)
  await as('counter').post(`/api/desk/quotations/${id}/cancel`)
  expect(await told(late.phone)).toEqual([])

  // beyond the messages of a day nothing is sent: the profile lists it
  const busy = await customer()
  const session = (await busy.json('/api/session')) as { partner: { uid: string } }
  await sql`
    insert into customer_messages (kind, subject_id, partner_uid, state, next_try_at, told_at)
    select 'REMINDER', gen_random_uuid(), ${session.partner.uid}::uuid, 'SENT', ${api.now()}, ${api.now()}
    from generate_series(1, 100)`.execute(api.database.queries)
  await answer(busy)
  expect(await told(busy.phone)).toEqual([])

  // staff who write one unasked send its link themselves
  const unasked = await customer()
  await quote(unasked.phone, '', { requestId: undefined })
  expect(await told(unasked.phone)).toEqual([])
})

test('[QUOTE-01] the desk declines with words, and what is settled stays so', async () => {
  const me = await customer()
  const { id } = request()
  await ask(me, request({ id }))
  expect((await decline(id)).status).toBe(200)
  expect((await own(me)).requests).toMatchObject([{ state: 'DECLINED', reason: 'We no longer sell it.' }])
  expect((await decline(id)).status).toBe(200)
  expect(await codeOf(decline(id, 'Other words.'))).toBe('edit-conflict')
  expect(await codeOf(withdraw(me, id))).toBe('edit-conflict')
  expect(await codeOf(quote(me.phone, id))).toBe('edit-conflict')
  const { requests } = await read<QuotationRequestsWire>(
    as('counter').call('/api/desk/quotation-requests?state=settled'),
  )
  expect(requests.find((one) => one.id === id)).toMatchObject({
    state: 'DECLINED',
    reason: 'We no longer sell it.',
  })
})

test('[QUOTE-01] a request that is withdrawn while it is answered is one or the other', async () => {
  const me = await customer()
  for (let round = 0; round < 4; round += 1) {
    const { id } = request()
    await ask(me, request({ id }))
    const [taken, answered] = await Promise.all([withdraw(me, id), quote(me.phone, id)])
    const [winner, loser] = taken.ok ? ['WITHDRAWN', answered] : ['ANSWERED', taken]
    expect([taken.ok, answered.ok].toSorted()).toEqual([false, true])
    expect(loser).toSatisfy(({ status }: Response) => status === 409)
    expect(await stateOf(me, id)).toBe(winner)
  }
  // a quotation that lost was not made
  const { requests, quotations } = await own(me)
  expect(quotations.length).toBe(requests.filter(({ state }) => state === 'ANSWERED').length)
})

test('[QUOTE-01] it is asked for a firm and its site by whoever buys for it, and for nobody else’s', async () => {
  const [owner, buyer, stranger] = [await newBuyer(), await newBuyer(), await newBuyer()]
  const firm = await create(owner)
  await join(owner, firm, { person: buyer })
  const siteId = await addSite(owner, firm)
  const forSite = request({ pin: undefined, firm: { id: firm, siteId, poNumber: 'PO-7' } })
  expect(await codeOf(ask(stranger, forSite))).toBe('not-found')
  const { requests } = await read<OwnQuotationsWire>(ask(buyer, forSite))
  expect(requests).toMatchObject([
    { firm: { legalName: 'Gupta & Sons', poNumber: 'PO-7', site: { name: 'Tower B' } } },
  ])
  // a request is answered to whoever made it
  expect(await codeOf(quote(stranger.phone, forSite.id))).toBe('not-found')
  expect(await codeOf(stranger.call(`/api/quotation-requests/${forSite.id}`))).toBe('not-found')
  expect(await codeOf(withdraw(stranger, forSite.id))).toBe('not-found')
  // an id of somebody else's is nobody's way in
  expect(await codeOf(ask(stranger, request({ id: forSite.id })))).toBe('not-found')
})

test('[QUOTE-01] what is no longer sold is left out, and a request of nothing is refused; so are endless ones', async () => {
  const me = await customer()
  const gone = { product: 'goneVariant[0]', quantity: 3 }
  const asked = request({ lines: [gone, cementLine] })
  await ask(me, asked)
  const shown = await read<OwnQuotationRequestWire>(me.call(`/api/quotation-requests/${asked.id}`))
  expect(shown.lines.map(({ product }) => product)).toEqual([cementLine.product])
  const refused: readonly Body[] = [
    { lines: [gone] },
    { lines: [] },
    { lines: [cementLine, cementLine] },
    { lines: Array.from({ length: 501 }, (_, index) => ({ product: `p${index}Variant[0]` })) },
    { note: 'x'.repeat(501) },
    { pin: '4110' },
    { pin: undefined },
    { pin: undefined, addressId: undefined },
  ]
  const statuses = await Promise.all(refused.map(async (body) => (await ask(me, request(body))).status))
  expect(statuses).toEqual(refused.map(() => 400))
  expect((await ask(me, request({ note: 'x'.repeat(1_000_000) }))).status).toBe(413)
  expect(await codeOf(ask(me, request({ pin: undefined, addressId: 'nobody’s' })))).toBe('not-found')
  const many = Array.from({ length: 199 }, (_, index) => ({ product: `p${index}Variant[0]` }))
  expect((await ask(me, request({ lines: [...many, cementLine] }))).status).toBe(200)
})

test('[QUOTE-01] five requests wait at most, also when they are made at once', async () => {
  const me = await customer()
  const all = await Promise.all(Array.from({ length: 8 }, () => ask(me, request())))
  expect(all.filter(({ ok }) => ok)).toHaveLength(5)
  expect(all.filter(({ status }) => status === 429)).toHaveLength(3)
  const [first] = (await own(me)).requests
  await withdraw(me, first?.id ?? '')
  expect((await ask(me, request())).status).toBe(200)
  expect((await api.call('/api/quotation-requests', { method: 'POST', body: request() })).status).toBe(401)
})
