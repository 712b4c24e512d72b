import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Phone } from '#domain/identity/phone.ts'
import { PRIVACY_VERSION } from '#domain/privacy/policy.ts'
import type { ErasurePlanWire, PersonalDataWire } from '#domain/privacy/wire.ts'
import { openOrderApi } from '../../support/api/order-actions.ts'
import { codeSentTo, wrongGuess } from '../../support/api/attack.ts'
import { NAME, newPerson, STREET, type Person } from '../../support/api/person.ts'
import type { TestApi } from '../../support/api/test-api.ts'
import { tablesWith } from '../../support/database/find-text.ts'

const DAY_MS = 86_400_000

let api: TestApi
beforeAll(async () => {
  api = (await openOrderApi()).api
})
afterAll(() => api.close())

const person = (): Promise<Person> => newPerson(api)

async function deliver(orderId: string): Promise<void> {
  for (const to of ['SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const)
    await api.services.operator.changeOrderStatus('ravi', { orderId, to, note: null })
}

const traces = (phone: Phone): Promise<string[]> =>
  tablesWith(api.database.queries, [NAME, STREET, phone.slice(-10)])

test('[SAFE-06] the export holds everything that a person gave and did', async () => {
  const me = await person()
  const orderId = await me.order()
  await deliver(orderId)
  await api.runJobs()
  await me.browser.call('/api/account/consent', { method: 'PUT', body: { version: PRIVACY_VERSION } })
  const answer = await me.browser.call('/api/account/data')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"')
  const data = (await answer.json()) as PersonalDataWire
  expect(data).toMatchObject({
    partner: { phone: me.phone, name: NAME },
    consents: [{ version: PRIVACY_VERSION }],
    addresses: [{ street: STREET }],
    orders: [{ orderId, orderStatus: 'DELIVERED', shippingAddress: { street: STREET } }],
    documents: [{ kind: 'invoice', orderId }],
  })
  expect(data.devices).toHaveLength(1)
  expect(data.receipts).toMatchObject([{ orderId, method: 'CASH', amount: 354 }])
  expect(data).toMatchObject({ staff: null, staffChanges: [] })
  expect(data.messages.map(({ about, state }) => `${about} ${state}`)).toContain('SHIPPED SENT')
  const page = await me.browser.call('/api/account/data.html')
  expect(page.headers.get('content-disposition')).toBe('attachment; filename="my-data.html"')
  expect(await page.text()).toContain(`<dt>Name</dt><dd>${NAME}</dd>`)
})

test('[SAFE-06] consent is recorded with the session or neither is, and the code stays good', async () => {
  const digits = '9847100001'
  const browser = api.asBrowser()
  await browser.send(digits)
  const body = { phone: digits, code: codeSentTo(api, digits), privacyVersion: PRIVACY_VERSION }
  const signIn = () => browser.call('/api/session', { method: 'POST', body })
  const { queries } = api.database
  await sql`alter table consents add constraint refuse check (version = '') not valid`.execute(queries)
  expect((await signIn()).status).toBe(500)
  await sql`alter table consents drop constraint refuse`.execute(queries)
  const partners = queries
    .selectFrom('partners')
    .select('uid')
    .where('phone', '=', `+91${digits}` as Phone)
  expect(await partners.execute()).toEqual([])
  expect((await signIn()).status).toBe(200)
  const data = (await (await browser.call('/api/account/data')).json()) as PersonalDataWire
  expect(data.consents).toMatchObject([{ version: PRIVACY_VERSION }])
  expect(data.devices).toHaveLength(1)
})

test('[SAFE-06] nobody gets or erases the data of others', async () => {
  const [me, other] = [await person(), await person()]
  await other.order()
  const mine = await (await me.browser.call('/api/account/data')).text()
  expect(mine).not.toContain(other.phone)
  expect(JSON.parse(mine)).toMatchObject({ orders: [] })
  for (const [method, path] of [
    ['GET', '/api/account/data'],
    ['GET', '/api/account/data.html'],
    ['GET', '/api/account/erasure'],
    ['GET', '/api/account/consent'],
  ] as const)
    expect((await api.asBrowser().call(path, { method })).status).toBe(401)
  // a code that was sent to another number proves nothing
  api.advanceClock(60_000)
  await me.browser.send(other.digits)
  const theirs = codeSentTo(api, other.digits)
  const tried = await me.browser.call('/api/account/erasure', { method: 'POST', body: { code: theirs } })
  expect(await tried.json()).toMatchObject({ code: 'code-expired' })
  expect(await traces(other.phone)).toContain('partners')
})

test('[SAFE-06] erasure leaves the invoice as issued, orders without the person, and nothing else', async () => {
  const me = await person()
  const orderId = await me.order()
  await deliver(orderId)
  await api.runJobs()
  const before = await traces(me.phone)
  expect(before).toEqual(expect.arrayContaining(['login_codes', 'orders', 'partners', 'tax_documents']))
  const plan = (await (await me.browser.call('/api/account/erasure')).json()) as ErasurePlanWire
  expect(plan).toEqual({
    openOrders: [],
    isStaff: false,
    retainedOrders: 1,
    retainedDocuments: 1,
    // financial year 2026-27, annual return due on 31 December 2027
    retainedUntil: '2033-12-31T18:30:00.000Z',
  })
  expect((await me.erase()).status).toBe(204)
  expect(await (await me.browser.call('/api/session')).json()).toMatchObject({ partner: null })
  // the other tests' people have the same name and street: theirs stay
  const mine = await tablesWith(api.database.queries, [me.phone.slice(-10)])
  expect(mine).toEqual([])
  const order = await api.database.queries
    .selectFrom('orders')
    .select(['shipping_address', 'grand_total', 'user_id'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  expect(order.shipping_address).toEqual({
    address_line1: { receiverName: '', receiverPhoneNo: '', houseNo: '', landmark: '' },
    street: '',
    city: '',
    state: 'Haryana',
    zipcode: '122001',
    country: 'India',
  })
  expect(order.grand_total).toBe(35_400)
  const { document } = await api.database.queries
    .selectFrom('tax_documents')
    .select('document')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(document)).toContain(STREET)
  const partner = await api.database.queries
    .selectFrom('partners')
    .selectAll()
    .where('uid', '=', order.user_id)
    .executeTakeFirstOrThrow()
  expect(partner).toMatchObject({ name: null, addresses: [], active: false, verification_status: 'Erased' })
})

test('[SAFE-06] without orders nothing of an account is left, and its number begins anew', async () => {
  const me = await person()
  const { uid } = ((await (await me.browser.call('/api/session')).json()) as { partner: { uid: string } })
    .partner
  expect((await me.erase()).status).toBe(204)
  expect(await tablesWith(api.database.queries, [uid, me.phone.slice(-10)])).toEqual([])
  api.advanceClock(60_000)
  await me.browser.send(me.digits)
  await me.browser.verify(me.digits, codeSentTo(api, me.digits))
  const again = (await (await me.browser.call('/api/session')).json()) as {
    partner: { uid: string; name: null }
  }
  expect(again.partner).toMatchObject({ name: null, verification_status: 'Pending' })
  expect(again.partner.uid).not.toBe(uid)
})

test('[SAFE-06] erasure needs the right code, and waits for open orders', async () => {
  const me = await person()
  const orderId = await me.order()
  const plan = (await (await me.browser.call('/api/account/erasure')).json()) as ErasurePlanWire
  expect(plan.openOrders).toHaveLength(1)
  const blocked = await me.erase()
  expect(blocked.status).toBe(409)
  expect(await blocked.json()).toMatchObject({ code: 'erasure-blocked' })
  await deliver(orderId)
  api.advanceClock(60_000)
  await me.browser.send(me.digits)
  const wrong = wrongGuess(1, codeSentTo(api, me.digits))
  const refused = await me.browser.call('/api/account/erasure', { method: 'POST', body: { code: wrong } })
  expect(await refused.json()).toMatchObject({ code: 'code-wrong', triesLeft: 4 })
  expect(await (await me.browser.call('/api/session')).json()).toMatchObject({ partner: { name: NAME } })
})

test('[SAFE-06] the shopkeeper exports and erases for a person who asks', async () => {
  const me = await person()
  const { privacy } = api.services
  expect((await privacy.exportDataOfPhone(me.phone)).partner.name).toBe(NAME)
  await privacy.erasePartner(me.phone)
  expect(await tablesWith(api.database.queries, [me.phone.slice(-10)])).toEqual([])
  await expect(privacy.erasePartner(me.phone)).rejects.toMatchObject({ code: 'not-found' })
})

test('[SAFE-06] consent is recorded with its version and time, and only to the policy that holds', async () => {
  const me = await person()
  const agree = (version: string) =>
    me.browser.call('/api/account/consent', { method: 'PUT', body: { version } })
  const read = async () => (await me.browser.call('/api/account/consent')).json()
  expect(await read()).toEqual({ current: PRIVACY_VERSION, given: [] })
  expect((await agree('2020-01-01')).status).toBe(400)
  const at = api.now().toISOString()
  expect((await agree(PRIVACY_VERSION)).status).toBe(204)
  api.advanceClock(60_000)
  expect((await agree(PRIVACY_VERSION)).status).toBe(204)
  expect(await read()).toEqual({
    current: PRIVACY_VERSION,
    given: [{ version: PRIVACY_VERSION, givenAt: at }],
  })
})

test('[SAFE-06] what has expired is removed, and only that', async () => {
  const { queries } = api.database
  const me = await person()
  const orderId = await me.order()
  await deliver(orderId)
  await api.runJobs()
  // a message about an order waits a while for what may follow
  api.advanceClock(3_600_000)
  await api.runJobs()
  const sweep = () => api.services.jobs.sweepExpiredData()
  await sweep()
  expect(await traces(me.phone)).toEqual(expect.arrayContaining(['login_codes', 'partners', 'tax_documents']))
  const key = async () =>
    (
      await queries
        .selectFrom('orders')
        .select('idempotency_key')
        .where('order_id', '=', orderId)
        .executeTakeFirst()
    )?.idempotency_key
  expect(await key()).toMatch(/^test-key/)

  api.advanceClock(3 * DAY_MS)
  await sweep()
  expect(await traces(me.phone)).not.toContain('login_codes')
  api.advanceClock(28 * DAY_MS)
  await sweep()
  expect(await key()).toBe(orderId)
  const messages = () =>
    queries.selectFrom('order_messages').select('status').where('order_id', '=', orderId).execute()
  expect(await messages()).not.toEqual([])
  api.advanceClock(61 * DAY_MS)
  await sweep()
  expect(await messages()).toEqual([])
  expect(await queries.selectFrom('sessions').select('id').execute()).toEqual([])

  // the last day on which tax law asks for them, and the next
  api.advanceClock(Date.parse('2033-12-31T18:00:00Z') - api.now().getTime())
  await sweep()
  expect(await tablesWith(queries, [STREET])).toEqual(expect.arrayContaining(['orders', 'tax_documents']))
  api.advanceClock(3_600_000)
  expect((await sweep()).taxRecords).toBeGreaterThan(0)
  expect(await tablesWith(queries, [STREET])).toEqual(['partners'])
  expect((await sweep()).taxRecords).toBe(0)
})

/**
 * Tables that point to a person, or have a column for a telephone number. A new one needs its place in the export, in
 * `erasePerson` and in the `retention` table, and then here.
 */
const tablesOfPersons = [
  'approval_messages',
  'cash_days',
  'consents',
  'customer_messages',
  'customer_notes',
  'firm_invitations',
  'firm_people',
  'known_devices',
  'list_requests',
  'login_codes',
  'order_approvals',
  'order_counts',
  'orders',
  'partner_quotations',
  'partners',
  'quotation_requests',
  'quotations',
  'receipts',
  'remembered_choices',
  'remembered_firms',
  'sessions',
  'staff',
  'stock_alerts',
  'trips',
]

test('[SAFE-06] no table that points to a person is forgotten', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
      join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and not a.attisdropped and (
      a.attname like '%phone%' or exists (
        select from pg_constraint f where f.contype = 'f' and f.conrelid = c.oid
          and f.confrelid = 'partners'::regclass and a.attnum = any(f.conkey)))
    order by name`.execute(api.database.queries)
  expect(rows.map(({ name }) => name)).toEqual(tablesOfPersons)
})
