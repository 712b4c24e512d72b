import { expect, test } from 'vitest'
import { readConfig } from './read-config.ts'

/** A live store as it should be. */
const live = {
  PUBLIC_URL: 'https://shop.example',
  DATABASE_URL: 'postgres://neev:7Kq2mVx9Rt4LpZ@db.example/neev',
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: 'AC5d41402abc4b2a76b9719d911017c592',
  TWILIO_AUTH_TOKEN: '9b74c9897bac770ffc029102a200c5de',
  TWILIO_MESSAGING_SERVICE_SID: 'MG5d41402abc4b2a76b9719d911017c592',
  RAZORPAY_KEY_ID: 'rzp_live_8fQm2XvT9LpKs4',
  RAZORPAY_KEY_SECRET: 'h7Gq2WzX9vTbN4mKc8RpLd3Y',
  RAZORPAY_WEBHOOK_SECRET: 'c3ab8ff13720e8ad9047dd39466b3c89',
  TRUSTED_PROXIES: 'loopback',
}

const issuesOf = (settings: Record<string, string>): readonly string[] => readConfig(settings).startIssues

test('[SAFE-08] a live store that is fully set up starts', () => {
  expect(issuesOf(live)).toEqual([])
  expect(readConfig(live).live).toBe(true)
})

test('[SAFE-08] a live store uses test components only by name', () => {
  expect(issuesOf({ PUBLIC_URL: live.PUBLIC_URL })).toEqual([
    expect.stringMatching(/^DATABASE_URL is missing/),
    expect.stringMatching(/^SMS_PROVIDER is missing/),
    expect.stringMatching(/^PAYMENTS is missing/),
    expect.stringMatching(/^TRUSTED_PROXIES is missing: .*or "none"/),
  ])
  const named = {
    DATABASE_URL: 'embedded',
    SMS_PROVIDER: 'outbox',
    PAYMENTS: 'simulator',
    TRUSTED_PROXIES: 'none',
  }
  expect(issuesOf({ PUBLIC_URL: live.PUBLIC_URL, ...named })).toEqual([])
})

test.each([
  [{ PUBLIC_URL: 'http://shop.example' }, /^PUBLIC_URL has to begin with https/],
  [{ PUBLIC_URL: 'http://192.168.1.5:3000' }, /^PUBLIC_URL has to begin with https/],
  [
    { RAZORPAY_KEY_ID: 'rzp_test_8fQm2XvT9LpKs4' },
    /^RAZORPAY_KEY_ID is a test key.*LIVE_EXCEPTIONS=test-keys/,
  ],
  [{ RAZORPAY_KEY_SECRET: 'secret' }, /^RAZORPAY_KEY_SECRET is shorter than/],
  [
    { RAZORPAY_WEBHOOK_SECRET: `change-me-change-me, ${live.RAZORPAY_WEBHOOK_SECRET}` },
    /^RAZORPAY_WEBHOOK_SECRET is an example/,
  ],
  [{ METRICS_TOKEN: 'aaaaaaaaaaaaaaaaaaaa' }, /^METRICS_TOKEN has fewer/],
  [{ TWILIO_AUTH_TOKEN: '1234567890123456' }, /^TWILIO_AUTH_TOKEN is a sequence/],
  [
    { DATABASE_URL: 'postgres://postgres:postgres@db.example/neev' },
    /^The password in DATABASE_URL is shorter/,
  ],
  [{ SIMULATOR_TROUBLE: '42:0.1', PAYMENTS: 'simulator' }, /^SIMULATOR_TROUBLE is for tests/],
])('[SAFE-08] a live store with %j does not start', (change, reason) => {
  expect(issuesOf({ ...live, ...change })).toEqual([expect.stringMatching(reason)])
})

test('[SAFE-08] test keys serve a live store that names them', () => {
  const trial = {
    ...live,
    RAZORPAY_KEY_ID: 'rzp_test_8fQm2XvT9LpKs4',
    LIVE_EXCEPTIONS: 'demo-seller, test-keys',
  }
  expect(issuesOf(trial)).toEqual([])
  expect(() => readConfig({ ...live, LIVE_EXCEPTIONS: 'anything' })).toThrow(/LIVE_EXCEPTIONS must be one of/)
})

test('[SAFE-08] a database on this machine may go without a password', () => {
  expect(issuesOf({ ...live, DATABASE_URL: 'postgres://neev@127.0.0.1/neev' })).toEqual([])
  expect(issuesOf({ ...live, DATABASE_URL: 'postgres:///neev?host=/run/postgresql' })).toEqual([])
  expect(issuesOf({ ...live, DATABASE_URL: 'postgres://neev@db.example/neev' })).toHaveLength(1)
})

test.each(['0.0.0.0', '::', '192.168.1.5', 'shop.lan'])(
  '[SAFE-08] HOST=%s needs to know the address that customers use, except while developing',
  (HOST) => {
    expect(issuesOf({ HOST })).toEqual([
      expect.stringMatching(/^HOST=.* lets other machines in: set PUBLIC_URL/),
    ])
    expect(issuesOf({ ...live, HOST })).toEqual([])
    expect(issuesOf({ HOST, NODE_ENV: 'development' })).toEqual([])
    expect(issuesOf({ HOST, PUBLIC_URL: 'http://localhost:3000' })).toEqual([])
  },
)

test.each(['127.0.0.1', '::1', 'localhost'])('HOST=%s is this machine alone', (HOST) => {
  expect(issuesOf({ HOST })).toEqual([])
})
