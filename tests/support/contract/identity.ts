import type { DeviceListWire } from '#domain/identity/wire.ts'
import { codeSentTo, wrongGuess } from '../api/attack.ts'
import { cementLine, deliveryAddress, freshKey } from '../api/order-actions.ts'
import type { TestApi } from '../api/test-api.ts'
import type { Browser } from '../api/test-browser.ts'
import { NOTHING, requestsOf, type Examples } from './example.ts'
import { REPORT_TOKEN, type ContractStore } from './store.ts'

/** A browser to which a code has been sent. */
async function withCode(api: TestApi, phone: string) {
  const browser = api.asBrowser()
  const sent = await browser.send(phone)
  return { browser, sent, code: codeSentTo(api, phone) }
}

/** A browser of a customer whose number had an account with this order before. */
async function withFormerAccount({ api }: ContractStore, phone: string): Promise<[Browser, string]> {
  const before = await api.signedIn(phone)
  const added = await before('/api/addresses', { method: 'POST', body: deliveryAddress })
  const { addresses } = (await added.json()) as { addresses: { id: string }[] }
  const placed = await before('/api/orders', {
    method: 'POST',
    body: { paymentMode: 'COD', addressId: addresses[0]?.id, lines: [cementLine] },
    headers: { 'idempotency-key': freshKey() },
  })
  const { orderNumber } = (await placed.json()) as { orderNumber: string }
  const lastSeen = { last_seen_at: new Date('2025-01-01T00:00:00Z') }
  await api.database.queries
    .updateTable('partners')
    .set(lastSeen)
    .where('phone', '=', `+91${phone}`)
    .execute()
  api.advanceClock(60_000)
  const { browser, code } = await withCode(api, phone)
  await browser.verify(phone, code)
  return [browser, orderNumber]
}

/** The id of a second session of the customer. */
async function otherDevice({ api, me }: ContractStore): Promise<string> {
  api.advanceClock(60_000)
  await api.signedIn(me.phone)
  const { devices } = (await (await me.call('/api/sessions')).json()) as DeviceListWire
  return devices.find(({ here }) => !here)?.id ?? ''
}

/** Examples of login, sessions and delivery reports. */
export function identityExamples(store: ContractStore): Examples {
  const { api, broken, me } = store
  const { get, post, put, remove, asGuest } = requestsOf(store)
  return {
    'GET /api/login-codes/challenge': {
      succeeds: [asGuest('GET', '/api/login-codes/challenge')],
      fails: { unexpected: () => broken.call('/api/login-codes/challenge') },
    },
    'POST /api/login-codes': {
      succeeds: [async () => (await withCode(api, '9800000001')).sent],
      fails: {
        'code-too-soon': async () => {
          const { browser } = await withCode(api, '9800000007')
          return browser.send('9800000007')
        },
        'invalid-input': asGuest('POST', '/api/login-codes', { phone: '1' }),
      },
    },
    'POST /api/session': {
      succeeds: [
        async () => {
          const { browser, code } = await withCode(api, '9800000002')
          return browser.verify('9800000002', code)
        },
      ],
      fails: {
        'code-wrong': async () => {
          const { browser, code } = await withCode(api, '9800000003')
          return browser.verify('9800000003', wrongGuess(1, code))
        },
        'code-expired': asGuest('POST', '/api/session', { phone: '9800000009', code: '123456' }),
      },
    },
    'GET /api/session': {
      succeeds: [get('/api/session'), asGuest('GET', '/api/session')],
      fails: {
        unexpected: () => broken.call('/api/session', { headers: { cookie: `session=${'x'.repeat(30)}` } }),
      },
    },
    'DELETE /api/session': {
      succeeds: [async () => (await api.signedIn('9800000004'))('/api/session', { method: 'DELETE' })],
      fails: {
        'cross-site': () =>
          me.call('/api/session', { method: 'DELETE', headers: { origin: 'https://other.test' } }),
      },
    },
    'PUT /api/session/name': {
      succeeds: [put('/api/session/name', { name: 'Asha' })],
      fails: { 'invalid-input': put('/api/session/name', {}) },
    },
    'PUT /api/session/devices-known': {
      succeeds: [put('/api/session/devices-known', { until: '2026-11-20T06:30:00.000Z' })],
      fails: { 'invalid-input': put('/api/session/devices-known', { until: 'now' }) },
    },
    'GET /api/session/former-account': {
      succeeds: [get('/api/session/former-account')],
      fails: { 'not-signed-in': asGuest('GET', '/api/session/former-account') },
    },
    'POST /api/session/former-account': {
      succeeds: [
        async () => {
          const [browser, proof] = await withFormerAccount(store, '9800000011')
          return browser.call('/api/session/former-account', { method: 'POST', body: { proof } })
        },
      ],
      fails: {
        'not-found': post('/api/session/former-account', { proof: '4821-9035-7' }),
        'claim-wrong': async () => {
          const [browser] = await withFormerAccount(store, '9800000012')
          const body = { proof: 'no number' }
          return browser.call('/api/session/former-account', { method: 'POST', body })
        },
      },
    },
    'GET /api/sessions': {
      succeeds: [get('/api/sessions')],
      fails: { 'not-signed-in': asGuest('GET', '/api/sessions') },
    },
    'DELETE /api/sessions/{id}': {
      succeeds: [async () => me.call(`/api/sessions/${await otherDevice(store)}`, { method: 'DELETE' })],
      fails: { 'not-found': remove(`/api/sessions/${NOTHING}`) },
    },
    'DELETE /api/sessions': {
      succeeds: [async () => (await api.signedIn('9800000005'))('/api/sessions', { method: 'DELETE' })],
      fails: { 'not-signed-in': asGuest('DELETE', '/api/sessions') },
    },
    'GET /auth/verify': {
      succeeds: [get('/auth/verify')],
      fails: { 'not-signed-in': asGuest('GET', '/auth/verify') },
    },
    'POST /api/messages/{route}/reports': {
      succeeds: [
        post(`/api/messages/msg91/reports?token=${encodeURIComponent(REPORT_TOKEN)}`, {
          requestId: 'r',
          status: '1',
        }),
      ],
      fails: { 'not-found': post('/api/messages/msg91/reports?token=guess', {}) },
    },
  }
}
