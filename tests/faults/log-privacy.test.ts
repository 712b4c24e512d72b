import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressDocument } from '../support/api/test-partner.ts'
import { catalogueFolder, productDocument } from '../support/catalogue/catalogue-folder.ts'
import { administer, startCluster, type Cluster } from '../support/database/postgres-cluster.ts'
import { signInOverHttp } from '../support/process/sign-in-over-http.ts'
import { startStore, type Store } from '../support/process/start-store.ts'

const PHONE = '9876504321'
const RECEIVER_PHONE = '8765043219'
const NAME = 'Zebunnisa Quraishi'
const STREET = 'Hidden Lane'
const HOUSE = 'Flat Q-77B'
const LANDMARK = 'Banyan Shrine'
const NOTE = 'Ring my sister Rukhsana'

let cluster: Cluster
let catalogue: Awaited<ReturnType<typeof catalogueFolder>>
let store: Store

beforeAll(async () => {
  cluster = await startCluster()
  catalogue = await catalogueFolder({
    maincategory: [{ id: 'cement', mainCategory_Name: 'Cement' }],
    subcategory: [{ id: 'opc', subCategory_Name: 'OPC', mainCategoryRow: ['cement'] }],
    products: [productDocument('p1')],
  })
  store = await startStore({
    databaseURL: cluster.addressOf('postgres'),
    environment: { CATALOGUE: catalogue.folder, LOG_LEVEL: 'trace', SECONDS_BETWEEN_CODES: '0' },
  })
}, 90_000)
afterAll(async () => {
  await store.stop()
  await cluster.stop()
  await catalogue.remove()
})

let token = ''
const statuses: number[] = []

/** Calls the store as the person, whatever it answers. */
async function call(method: string, path: string, body?: unknown): Promise<string> {
  const answer = await fetch(store.baseURL + path, {
    method,
    headers: {
      origin: store.baseURL,
      authorization: `Bearer ${token}`,
      'idempotency-key': crypto.randomUUID(),
      'user-agent': `${NAME} ${PHONE}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  statuses.push(answer.status)
  return answer.text()
}

const address = {
  ...addressDocument({ receiverName: NAME, street: STREET }),
  address_line1: { receiverName: NAME, receiverPhoneNo: RECEIVER_PHONE, houseNo: HOUSE, landmark: LANDMARK },
}

/** Everything that a person does with their data. */
async function useEverything(): Promise<void> {
  await call('PUT', '/api/session/name', { name: NAME })
  await call('POST', '/api/addresses', address)
  const book = JSON.parse(await call('GET', '/api/addresses')) as { addresses?: { id: string }[] }
  const order = {
    addressId: book.addresses?.[0]?.id ?? 'none',
    lines: [{ product: 'p1Variant[0]', quantity: 1 }],
  }
  for (const paymentMode of ['COD', 'ONLINE']) {
    const placed = JSON.parse(await call('POST', '/api/orders', { ...order, paymentMode })) as {
      orderId?: string
    }
    await call('GET', `/api/orders/${placed.orderId}`)
    await call('POST', `/api/orders/${placed.orderId}/cancel`, { reason: `${NOTE}, ${PHONE}` })
  }
  await call('GET', '/api/orders')
  await call('GET', '/api/account/data')
  await call('POST', '/api/session', { phone: PHONE, code: '135790' })
  await call('POST', '/api/account/erasure', { code: '135790' })
}

async function sendNonsense(): Promise<void> {
  await call('POST', '/api/addresses', `{"street": "${STREET}", "name": "${NAME}" ${PHONE}`)
  await call('POST', '/api/addresses', { street: [STREET], name: NAME, phone: { number: PHONE } })
  await call('POST', '/api/session', { phone: `${PHONE}0000`, code: NAME })
  await call('PUT', '/api/session/name', { name: `${NAME}\u0000` })
  await call('PUT', '/api/session/name', { name: NAME.repeat(20) })
  await call('POST', '/api/orders', { addressId: NAME, lines: PHONE, paymentMode: STREET })
  await call('POST', '/api/quick-order', { text: `${NAME}, ${STREET}, ${PHONE}: 10 bags cement` })
  await call('POST', '/api/payments/webhook', { phone: PHONE, name: NAME })
  await call('POST', '/api/messages/msg91/reports', { mobile: PHONE })
  for (const path of [
    `/product/${PHONE}`,
    `/api/orders/${PHONE}`,
    `/search?q=${NAME} ${PHONE}`,
    `/%2B91${PHONE}`,
  ])
    await call('GET', path)
}

test(
  '[SAFE-05] no log line names a person, whatever they do and whatever fails',
  { timeout: 120_000 },
  async () => {
    const database = cluster.addressOf('postgres')
    const session = (await signInOverHttp(store, PHONE)) as { token: string; partner: { uid: string } }
    token = session.token
    await useEverything()
    await sendNonsense()
    expect(statuses).toContain(200)

    // errors of the database that quote what they refuse
    const refusing: [table: string, rule: string][] = [
      ['partners', `check (name is null and addresses = '[]') not valid`],
      ['orders', 'check (grand_total < 0) not valid'],
      ['login_codes', 'check (tries_left < 0) not valid'],
    ]
    for (const [table, rule] of refusing)
      await administer(database, `alter table ${table} add constraint refuse ${rule}`)
    await useEverything()
    await call('POST', '/api/login-codes', { phone: PHONE })
    for (const [table] of refusing) await administer(database, `alter table ${table} drop constraint refuse`)
    // tables that are gone
    for (const table of ['orders', 'sessions']) {
      await administer(database, `alter table ${table} rename to away`)
      await useEverything()
      await administer(database, `alter table away rename to ${table}`)
    }
    // and a server that is
    await cluster.halt('immediate')
    await useEverything()
    await sendNonsense()
    await cluster.resume()
    expect(statuses).toContain(500)
    expect(statuses).toContain(503)

    const codes = store.messagesTo(`+91${PHONE}`).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? [])
    expect(codes).not.toEqual([])
    await store.stop()
    const log = store.log()
    // what the log is for is there
    expect(log).toContain('a call failed')
    expect(log).toContain('message in the outbox')
    expect(log).toMatch(/"code":"23514"/)
    const secrets = [
      PHONE,
      RECEIVER_PHONE,
      NAME,
      'Zebunnisa',
      STREET,
      HOUSE,
      LANDMARK,
      'Rukhsana',
      token,
      ...codes,
    ]
    const lines = log.split('\n')
    const telling = lines.filter((line) => secrets.some((secret) => line.includes(secret)))
    expect(telling).toEqual([])
  },
)
