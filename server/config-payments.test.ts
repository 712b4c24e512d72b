import { expect, test } from 'vitest'
import { readPayments } from './config-payments.ts'

const keys = { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 'k', RAZORPAY_WEBHOOK_SECRET: 'w' }
const local = false
const live = true

test('[PAY-07] without keys a local store has the simulator', () => {
  expect(readPayments({}, local)).toEqual({
    paymentRoute: { provider: 'simulator', trouble: null },
    faults: [],
  })
})

test.each([local, live])('[PAY-07] with keys it is Razorpay, in a live store (%s) as well', (isLive) => {
  const route = { provider: 'razorpay', keys: { keyId: 'rzp_live_1', keySecret: 'k', webhookSecrets: ['w'] } }
  expect(readPayments(keys, isLive)).toEqual({ paymentRoute: route, faults: [] })
})

test('while the secret of the webhook is being changed the old one counts too', () => {
  const { paymentRoute } = readPayments({ ...keys, RAZORPAY_WEBHOOK_SECRET: 'new, old' }, live)
  expect(paymentRoute).toMatchObject({ keys: { webhookSecrets: ['new', 'old'] } })
})

test.each(['new,', ',', ' '])('an empty secret, as in %j, is a fault', (secret) => {
  const { faults } = readPayments({ ...keys, RAZORPAY_WEBHOOK_SECRET: secret }, local)
  expect(faults).toEqual([expect.stringMatching(/^RAZORPAY_WEBHOOK_SECRET must be/)])
})

test.each(Object.keys(keys) as (keyof typeof keys)[])(
  'keys without %s are a fault, whoever serves',
  (missing) => {
    const { [missing]: _, ...rest } = keys
    const faults = [`${missing} is missing for razorpay`]
    expect(readPayments(rest, local).faults).toEqual(faults)
    expect(readPayments({ ...rest, PAYMENTS: 'simulator' }, local).faults).toEqual(faults)
  },
)

test('Razorpay by name needs its keys', () => {
  expect(readPayments({ PAYMENTS: 'razorpay' }, local).faults).toHaveLength(3)
})

test('a live store does not fall into the simulator, it has to be named', () => {
  expect(readPayments({}, live).faults).toEqual([expect.stringMatching(/PAYMENTS is missing/)])
  const named = { paymentRoute: { provider: 'simulator', trouble: null }, faults: [] }
  expect(readPayments({ PAYMENTS: 'simulator' }, live)).toEqual(named)
  expect(readPayments({ ...keys, PAYMENTS: 'simulator' }, live)).toEqual(named)
})

test('the simulator makes trouble where it is told to', () => {
  const { paymentRoute } = readPayments({ SIMULATOR_TROUBLE: '42:0.25' }, local)
  expect(paymentRoute).toEqual({ provider: 'simulator', trouble: { seed: 42, rate: 0.25 } })
})

test.each(['42', '42:', ':0.1', '42:2', '-1:0.1', '42:0.1:1', 'often'])(
  'trouble %j is a fault',
  (setting) => {
    expect(readPayments({ SIMULATOR_TROUBLE: setting }, local).faults).toEqual([
      expect.stringMatching(/^SIMULATOR_TROUBLE must be seed:rate/),
    ])
  },
)
