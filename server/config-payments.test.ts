import { expect, test } from 'vitest'
import { readPayments } from './config-payments.ts'

const keys = { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 'k', RAZORPAY_WEBHOOK_SECRET: 'w' }
const local = false
const live = true

test('[PAY-07] without keys a local store uses the simulator', () => {
  expect(readPayments({}, local)).toEqual({
    paymentProvider: { provider: 'simulator', faultRate: null },
    issues: [],
  })
})

test.each([local, live])('[PAY-07] with keys it is Razorpay, also in a live store (%s)', (isLive) => {
  const route = { provider: 'razorpay', keys: { keyId: 'rzp_live_1', keySecret: 'k', webhookSecrets: ['w'] } }
  expect(readPayments(keys, isLive)).toEqual({ paymentProvider: route, issues: [] })
})

test('during a rotation both webhook secrets are valid', () => {
  const { paymentProvider } = readPayments({ ...keys, RAZORPAY_WEBHOOK_SECRET: 'new, old' }, live)
  expect(paymentProvider).toMatchObject({ keys: { webhookSecrets: ['new', 'old'] } })
})

test.each(['new,', ',', ' '])('an empty secret, as in %j, is an issue', (secret) => {
  const { issues } = readPayments({ ...keys, RAZORPAY_WEBHOOK_SECRET: secret }, local)
  expect(issues).toEqual([expect.stringMatching(/^RAZORPAY_WEBHOOK_SECRET must be/)])
})

test.each(Object.keys(keys) as (keyof typeof keys)[])(
  'keys without %s are an issue, whatever the provider',
  (missing) => {
    const { [missing]: _, ...rest } = keys
    const issues = [`${missing} is missing for razorpay`]
    expect(readPayments(rest, local).issues).toEqual(issues)
    expect(readPayments({ ...rest, PAYMENTS: 'simulator' }, local).issues).toEqual(issues)
  },
)

test('Razorpay by name requires its keys', () => {
  expect(readPayments({ PAYMENTS: 'razorpay' }, local).issues).toHaveLength(3)
})

test('a live store uses the simulator only by name', () => {
  expect(readPayments({}, live).issues).toEqual([expect.stringMatching(/PAYMENTS is missing/)])
  const named = { paymentProvider: { provider: 'simulator', faultRate: null }, issues: [] }
  expect(readPayments({ PAYMENTS: 'simulator' }, live)).toEqual(named)
  expect(readPayments({ ...keys, PAYMENTS: 'simulator' }, live)).toEqual(named)
})

test('the simulator injects faults when configured', () => {
  const { paymentProvider } = readPayments({ SIMULATOR_TROUBLE: '42:0.25' }, local)
  expect(paymentProvider).toEqual({ provider: 'simulator', faultRate: { seed: 42, rate: 0.25 } })
})

test.each(['42', '42:', ':0.1', '42:2', '-1:0.1', '42:0.1:1', 'often'])(
  'the fault rate %j is an issue',
  (setting) => {
    expect(readPayments({ SIMULATOR_TROUBLE: setting }, local).issues).toEqual([
      expect.stringMatching(/^SIMULATOR_TROUBLE must be seed:rate/),
    ])
  },
)
