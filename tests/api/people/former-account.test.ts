import { afterAll, beforeAll, expect, test } from 'vitest'
import { orders as ordersCommand } from '#server/commands/orders.ts'
import { codeSentTo, errorCodeOf } from '../../support/api/attack.ts'
import { openOrderApi, type Body, type Customer } from '../../support/api/order-actions.ts'
import type { TestApi } from '../../support/api/test-api.ts'
import type { Browser } from '../../support/api/test-browser.ts'

let api: TestApi
let customer: (phone: string) => Promise<Customer>
beforeAll(async () => ({ api, customer } = await openOrderApi()))
afterAll(() => api.close())

const DAY = 24 * 3_600_000
const GSTIN = '27AAPFU0939F1ZV'

/** A customer who ordered and has not come back for half a year. */
async function formerOwner(phone: string, more: Body = {}): Promise<Body> {
  const owner = await customer(phone)
  const order = await owner.order('COD', more)
  await owner.call('/api/session/name', { method: 'PUT', body: { name: 'Asha Verma' } })
  api.advanceClock(181 * DAY)
  return order
}

async function signIn(phone: string, browser: Browser = api.asBrowser()): Promise<Browser> {
  await browser.send(phone)
  expect((await browser.verify(phone, codeSentTo(api, phone))).status).toBe(200)
  return browser
}

const ordersOf = async (browser: Browser): Promise<unknown[]> =>
  (await (await browser.call('/api/orders')).json()) as unknown[]
const addressesOf = async (browser: Browser): Promise<unknown[]> =>
  ((await (await browser.call('/api/addresses')).json()) as { addresses: unknown[] }).addresses
const claim = (browser: Browser, proof: unknown) =>
  browser.call('/api/session/former-account', { method: 'POST', body: { proof } })
const triesLeft = async (browser: Browser): Promise<unknown> =>
  ((await (await browser.call('/api/session/former-account')).json()) as { triesLeft: unknown }).triesLeft

test('[SAFE-02] a number that was unused for half a year starts anew, and shows nothing of its former owner', async () => {
  const order = await formerOwner('9840000001')
  const next = await signIn('9840000001')
  const session = (await (await next.call('/api/session')).json()) as { partner: Body }
  expect(session.partner).toMatchObject({ name: null, phone: '+919840000001' })
  expect([await ordersOf(next), await addressesOf(next)]).toEqual([[], []])
  expect((await next.call(`/api/orders/${String(order['orderId'])}`)).status).toBe(404)
  expect(await triesLeft(next)).toBe(5)
  // the order is kept, and staff find it by the number
  const kept = await api.services.operator.showOrder(String(order['orderId']))
  expect(kept.order.orderNumber).toBe(order['orderNumber'])
})

test('[SAFE-02] who knows the number of an earlier order, or its GSTIN, gets everything back', async () => {
  const order = await formerOwner('9840000002')
  const owner = await signIn('9840000002')
  expect((await claim(owner, order['orderNumber'])).status).toBe(204)
  expect(await ordersOf(owner)).toMatchObject([{ orderNumber: order['orderNumber'] }])
  expect(await addressesOf(owner)).toHaveLength(1)
  expect((await owner.call(`/api/orders/${String(order['orderId'])}`)).status).toBe(200)
  expect(await triesLeft(owner)).toBeNull()
  await formerOwner('9840000003', { buyerGstin: GSTIN })
  const firm = await signIn('9840000003')
  expect((await claim(firm, GSTIN.toLowerCase())).status).toBe(204)
  expect(await ordersOf(firm)).toHaveLength(1)
})

test('[SAFE-02] five wrong proofs end it; the right one does not help then, nor another account’s', async () => {
  const order = await formerOwner('9840000004')
  const other = await formerOwner('9840000005')
  const guesser = await signIn('9840000004')
  for (const left of [4, 3, 2, 1, 0]) {
    const answer = await claim(guesser, left === 3 ? other['orderNumber'] : '1234')
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { code: 'claim-wrong', triesLeft: left },
    ])
  }
  expect(await errorCodeOf(await claim(guesser, order['orderNumber']))).toBe('not-found')
  expect(await ordersOf(guesser)).toEqual([])
})

test('[SAFE-02] of tries at once no more than five count', async () => {
  await formerOwner('9840000006')
  const guesser = await signIn('9840000006')
  const answers = await Promise.all(Array.from({ length: 12 }, () => claim(guesser, '0000-0000-0')))
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(7)
})

test('[SAFE-02] a browser that signed in before, an account in use and one that holds nothing are not asked', async () => {
  const browser = await signIn('9840000007')
  await browser.call('/api/session/name', { method: 'PUT', body: { name: 'Ravi' } })
  api.advanceClock(200 * DAY)
  await signIn('9840000007', browser)
  expect(await triesLeft(browser)).toBeNull()
  // use counts, not only signing in
  const used = await signIn('9840000008')
  await used.call('/api/session/name', { method: 'PUT', body: { name: 'Ravi' } })
  for (let month = 0; month < 5; month += 1) {
    api.advanceClock(30 * DAY)
    await used.call('/api/session')
  }
  api.advanceClock(100 * DAY)
  expect(await triesLeft(await signIn('9840000008'))).toBeNull()
  await signIn('9840000009')
  api.advanceClock(200 * DAY)
  expect(await triesLeft(await signIn('9840000009'))).toBeNull()
})

test('[SAFE-02] [STAFF-02] staff link an account set aside to its owner, and none that is in use', async () => {
  const order = await formerOwner('9840000010')
  await signIn('9840000010')
  const owner = await signIn('9840000011')
  const link = async (orderNumber: unknown, phone: string): Promise<number | undefined> =>
    ordersCommand.parse(['link', String(orderNumber), phone])?.({
      store: { services: api.services },
      staffName: 'ravi',
      print: () => {},
    } as never)
  expect(await link(order['orderNumber'], '98400 00011')).toBe(0)
  expect(await ordersOf(owner)).toMatchObject([{ orderNumber: order['orderNumber'] }])
  await expect(link(order['orderNumber'], '9840000010')).rejects.toThrow(/does not exist/)
  expect(ordersCommand.parse(['link', String(order['orderNumber']), 'nobody'])).toBeNull()
  const entries = await api.database.queries
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'account.link')
    .execute()
  expect(entries).toMatchObject([{ actor: 'ravi', subject_id: order['orderId'] }])
})
