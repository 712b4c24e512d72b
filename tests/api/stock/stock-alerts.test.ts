import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Phone } from '#domain/identity/phone.ts'
import type { StockAlertsWire } from '#domain/stock/alert-wire.ts'
import { MAX_STOCK_ALERTS } from '#domain/stock/stock-alert.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { openDeskApi } from '../../support/api/desk-api.ts'
import { cementLine } from '../../support/api/order-actions.ts'
import { cementStock, enter, track } from '../../support/api/stock-actions.ts'
import type { Caller } from '../../support/api/test-browser.ts'
import { tablesWith } from '../../support/database/find-text.ts'

const DAY_MS = 86_400_000

const desk = await openDeskApi({ ORDER_MESSAGES_PER_DAY: '40', ORDER_MESSAGES_PER_DAY_TO_CUSTOMER: '3' })
afterAll(() => desk.api.close())
const { api, me } = desk
let phone = 9_840_000_000

const signIn = async () => {
  const digits = String((phone += 1))
  return { digits, call: await api.signedIn(digits) }
}
const ask = (call: Caller, more: object = {}) =>
  call('/api/stock-alerts', { method: 'PUT', body: { ...cementStock, isWanted: true, ...more } })
const waiting = async (call: Caller) =>
  ((await (await call('/api/stock-alerts')).json()) as StockAlertsWire).alerts
const bags = (kind: string, quantity: number) => enter(desk.as('owner'), kind, { quantity })

/** Runs the job and returns whom it told, by their digits. */
async function told(): Promise<string[]> {
  api.messages.length = 0
  await api.services.jobs.sendStockAlerts()
  return api.messages.filter(({ text }) => text.includes('back in stock')).map(({ to }) => to.slice(3))
}

beforeEach(async () => {
  api.advanceClock(DAY_MS)
  await desk.reopen()
  await api.database.queries.deleteFrom('stock_alerts').execute()
  await api.database.queries.updateTable('orders').set({ order_status: 'CANCELLED' }).execute()
  const owner = desk.as('owner')
  await track(owner, { tracked: false })
  await track(owner)
  await bags('count', 0)
})

describe('asking', () => {
  test('[STOCK-03] one tap asks, another takes it back, and asking twice is asking once', async () => {
    const { call } = await signIn()
    for (const _ of [1, 2]) expect((await ask(call)).status).toBe(200)
    expect(await waiting(call)).toMatchObject([cementStock])
    expect(await (await ask(call, { isWanted: false })).json()).toEqual({ alerts: [] })
    await bags('receipt', 5)
    expect(await told()).toEqual([])
  })

  test('[STOCK-03] what is in stock is not waited for, and what is not sold neither', async () => {
    const { call } = await signIn()
    expect(await errorCodeOf(await ask(call, { productId: 'nothing' }))).toBe('not-found')
    expect(await errorCodeOf(await ask(call, { variantUid: 'v9' }))).toBe('not-found')
    await bags('receipt', 1)
    expect(await (await ask(call)).json()).toEqual({ alerts: [] })
    expect(await errorCodeOf(await ask(api.asBrowser().call))).toBe('not-signed-in')
  })

  test('[STOCK-03] nobody waits for more than so many variants', async () => {
    const { digits, call } = await signIn()
    await sql`
      insert into stock_alerts (partner_uid, product_id, variant_uid, state, asked_at, next_try_at)
      select uid, 'p' || number, 'v', 'WAITING', ${api.now()}::timestamptz, ${api.now()}::timestamptz
      from partners, generate_series(1, ${MAX_STOCK_ALERTS}::integer) as number
      where phone = ${`+91${digits}`}`.execute(api.database.queries)
    const refused = await ask(call)
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { code: 'too-many-stock-alerts', limit: MAX_STOCK_ALERTS },
    ])
    expect(await waiting(call)).toHaveLength(MAX_STOCK_ALERTS)
  })
})

describe('telling', () => {
  test.each([
    ['a receipt', () => bags('receipt', 3)],
    ['a count', () => bags('count', 2)],
    ['no longer keeping the stock', () => track(desk.as('owner'), { tracked: false })],
  ])('[STOCK-03] %s tells those who wait, once, in the order of asking', async (_, comeBack) => {
    const people = [await signIn(), await signIn(), await signIn()]
    for (const { call } of people) await ask(call)
    expect(await told()).toEqual([])
    await comeBack()
    expect(await told()).toEqual(people.map(({ digits }) => digits))
    expect(await told()).toEqual([])
    for (const { call } of people) expect(await waiting(call)).toEqual([])
  })

  test('[STOCK-03] a cancelled order tells them too, and who asks again is told again', async () => {
    await bags('receipt', 3)
    const { orderId } = await me.order('COD', { lines: [{ ...cementLine, quantity: 3 }] })
    const { digits, call } = await signIn()
    await ask(call)
    expect(await told()).toEqual([])
    await me.post(`/api/orders/${String(orderId)}/cancel`, { reason: 'x' })
    expect(await told()).toEqual([digits])
    expect(api.messages.at(-1)?.text).toMatch(
      /^Neev: Product cement, 50 kg is back in stock\. Order it while it lasts at Neev$/,
    )
    await bags('count', 0)
    await ask(call)
    await bags('count', 4)
    expect(await told()).toEqual([digits])
  })

  test('[STOCK-03] what sells out again before somebody is told is waited for', async () => {
    const { digits, call } = await signIn()
    await ask(call)
    await bags('receipt', 3)
    await me.order('COD', { lines: [{ ...cementLine, quantity: 3 }] })
    expect(await told()).toEqual([])
    await bags('receipt', 3)
    expect(await told()).toEqual([digits])
  })

  test('[STOCK-03] several processes at once tell everybody once', async () => {
    const people = [await signIn(), await signIn(), await signIn(), await signIn()]
    for (const { call } of people) await ask(call)
    await bags('receipt', 3)
    api.messages.length = 0
    await Promise.all([1, 2, 3].map(() => api.services.jobs.sendStockAlerts()))
    expect(api.messages.map(({ to }) => to.slice(3)).toSorted()).toEqual(
      people.map(({ digits }) => digits).toSorted(),
    )
  })

  test('[STOCK-03] [SAFE-01] of 500 who wait each run tells some, and half of the messages of a day are left for orders', async () => {
    await sql`
      insert into partners (uid, phone, registration_date, verification_status, active, last_seen_at)
      select gen_random_uuid(), '+9170000' || lpad(number::text, 5, '0'), now(), 'Pending', false, now()
      from generate_series(1, 500) as number`.execute(api.database.queries)
    await sql`
      insert into stock_alerts (partner_uid, product_id, variant_uid, state, asked_at, next_try_at)
      select uid, 'cement', 'v1', 'WAITING', ${api.now()}::timestamptz, ${api.now()}::timestamptz
      from partners where phone like '+9170000%' order by phone`.execute(api.database.queries)
    await bags('receipt', 30)
    const warnings = api.warnings.length
    const first = await told()
    expect(first).toEqual(
      Array.from({ length: 20 }, (_, index) => `70000${String(index + 1).padStart(5, '0')}`),
    )
    expect(api.warnings.slice(warnings).map(({ subject }) => subject)).toEqual(['order-messages, 50 %'])
    expect(await told()).toEqual([])
    // orders still have their messages
    api.messages.length = 0
    await me.order('COD')
    api.advanceClock(60_000)
    await api.services.jobs.sendOrderNotifications()
    expect(api.messages.map(({ to }) => to)).toContain('+919700000001')
    api.advanceClock(DAY_MS)
    expect((await told())[0]).toBe('7000000021')
    await sql`delete from partners where phone like '+9170000%'`.execute(api.database.queries)
  })

  test('[STOCK-03] [SAFE-01] one customer gets no more messages than a day allows', async () => {
    const { call } = await signIn()
    let count = 0
    for (let times = 0; times < 4; times += 1) {
      await ask(call)
      await bags('count', 1)
      count += (await told()).length
      await bags('count', 0)
    }
    expect(count).toBe(3)
  })

  test('[STOCK-03] a message that fails is tried again later, and one of somebody who asked anew only once', async () => {
    const { digits, call } = await signIn()
    await ask(call)
    await bags('receipt', 3)
    api.refuseMessages(true)
    await expect(api.services.jobs.sendStockAlerts()).rejects.toThrow('the provider is down')
    api.refuseMessages(false)
    expect(await told()).toEqual([])
    api.advanceClock(61_000)
    expect(await told()).toEqual([digits])
  })
})

describe('what is kept', () => {
  test('[STOCK-03] after 90 days nobody waits any more', async () => {
    const { call } = await signIn()
    await ask(call)
    api.advanceClock(90 * DAY_MS + 1_000)
    await desk.reopen()
    await bags('receipt', 3)
    expect(await told()).toEqual([])
    await api.services.jobs.sweepExpiredData()
    expect(await api.database.queries.selectFrom('stock_alerts').selectAll().execute()).toEqual([])
  })

  test('[STOCK-03] [SAFE-06] what somebody waits for is exported and erased with them', async () => {
    const { digits, call } = await signIn()
    await ask(call)
    const data = (await (await call('/api/account/data')).json()) as { stockAlerts: unknown[] }
    expect(data.stockAlerts).toMatchObject([{ ...cementStock, state: 'WAITING', toldAt: null }])
    const { uid } = await api.database.queries
      .selectFrom('partners')
      .select('uid')
      .where('phone', '=', `+91${digits}`)
      .executeTakeFirstOrThrow()
    await api.services.privacy.erasePartner(`+91${digits}` as Phone)
    expect(await tablesWith(api.database.queries, [uid])).toEqual([])
  })
})
