import { expect, test } from 'vitest'
import { readPayments } from './payments.ts'

const keys = { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 'k', RAZORPAY_WEBHOOK_SECRET: 'w' }

test('[PAY-07] without keys a local store uses the simulator', () => {
  expect(readPayments({})).toEqual({
    paymentProvider: { provider: 'simulator', faultRate: null },
    issues: [],
  })
})

test('[PAY-07] with keys it is Razorpay', () => {
  const route = { provider: 'razorpay', keys: { keyId: 'rzp_live_1', keySecret: 'k', webhookSecrets: ['w'] } }
  expect(readPayments(keys)).toEqual({ paymentProvider: route, issues: [] })
})

test('during a rotation both webhook secrets are valid', () => {
  const { paymentProvider } = readPayments({ ...keys, RAZORPAY_WEBHOOK_SECRET: 'new, old' })
  expect(paymentProvider).toMatchObject({ keys: { webhookSecrets: ['new', 'old'] } })
})

test.each(['new,', ',', ' '])('an empty secret, as in %j, is an issue', (secret) => {
  const { issues } = readPayments({ ...keys, RAZORPAY_WEBHOOK_SECRET: secret })
  expect(issues).toEqual([expect.stringMatching(/^RAZORPAY_WEBHOOK_SECRET must be/)])
})

test.each(Object.keys(keys) as (keyof typeof keys)[])(
  'keys without %s are an issue, whatever the provider',
  (missing) => {
    const { [missing]: _, ...rest } = keys
    const issues = [`${missing} is missing for razorpay`]
    expect(readPayments(rest).issues).toEqual(issues)
    expect(readPayments({ ...rest, PAYMENTS: 'simulator' }).issues).toEqual(issues)
  },
)

test('Razorpay by name requires its keys', () => {
  expect(readPayments({ PAYMENTS: 'razorpay' }).issues).toHaveLength(3)
})

test('the simulator injects faults when configured', () => {
  const { paymentProvider } = readPayments({ SIMULATOR_TROUBLE: '42:0.25' })
  expect(paymentProvider).toEqual({ provider: 'simulator', faultRate: { seed: 42, rate: 0.25 } })
})

test.each(['42', '42:', ':0.1', '42:2', '-1:0.1', '42:0.1:1', 'often'])(
  'the fault rate %j is an issue',
  (setting) => {
    expect(readPayments({ SIMULATOR_TROUBLE: setting }).issues).toEqual([
      expect.stringMatching(/^SIMULATOR_TROUBLE must be seed:rate/),
    ])
  },
)
