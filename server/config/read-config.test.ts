import { expect, test } from 'vitest'
import { sendsStockAlerts } from './sms.ts'
import { readConfig } from './read-config.ts'

test('the default is a local store with the embedded database and the outbox', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: 'embedded',
    smsRoutes: [{ provider: 'outbox' }],
    apiBase: '/api',
    publicUrl: null,
  })
})

test('an empty value counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000)
})

test('all issues are reported in one line', () => {
  const settings = {
    PORT: '70000',
    DATABASE_URL: 'mysql://x',
    SMS_PROVIDER: 'pigeon',
    API_BASE: 'not a path',
  }
  expect(() => readConfig(settings)).toThrow(
    /^Invalid settings: .*PORT.*DATABASE_URL.*SMS_PROVIDER.*API_BASE.*\.$/,
  )
})

test.each(['http://localhost:3000', 'http://127.0.0.1:3000/', 'http://[::1]:3000'])(
  '%s is not live',
  (PUBLIC_URL) => {
    expect(readConfig({ PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL.replace(/\/$/, ''))
  },
)

test('[SAFE-02] the proxies whose word is taken are named, or none', () => {
  expect(readConfig({ TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual([])
  expect(readConfig({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8' }).trustedProxies).toEqual([
    'loopback',
    '10.0.0.0/8',
  ])
  expect(() => readConfig({ TRUSTED_PROXIES: 'somewhere' })).toThrow(/TRUSTED_PROXIES must be IP addresses/)
})

test('CATALOGUE=none imports no catalogue', () => {
  expect(readConfig({ CATALOGUE: 'none' }).catalogue).toBeNull()
})

test('text messages may have a provider and another one for failover', () => {
  const keys = {
    MSG91_AUTH_KEY: 'k',
    MSG91_SIGN_IN_TEMPLATE: 't',
    MSG91_ORDER_TEMPLATE: 'o',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 's',
    TWILIO_MESSAGING_SERVICE_SID: 'MG1',
  }
  const { smsRoutes } = readConfig({ SMS_PROVIDER: 'msg91,twilio', ...keys })
  expect(smsRoutes.map((route) => route.provider)).toEqual(['msg91', 'twilio'])
})

test.each([
  [{}, true],
  [{ SMS_PROVIDER: 'msg91' }, false],
  [{ SMS_PROVIDER: 'msg91', MSG91_STOCK_TEMPLATE: 'b' }, true],
  [{ SMS_PROVIDER: 'msg91,outbox' }, true],
])('[STOCK-03] with %j customers can be told of what is back in stock: %s', (settings, canBe) => {
  const keys = { MSG91_AUTH_KEY: 'k', MSG91_SIGN_IN_TEMPLATE: 't', MSG91_ORDER_TEMPLATE: 'o' }
  expect(sendsStockAlerts(readConfig({ ...keys, ...settings }).smsRoutes)).toBe(canBe)
})

test.each([
  [{ SMS_PROVIDER: 'msg91' }, /MSG91_AUTH_KEY is missing for msg91; MSG91_SIGN_IN_TEMPLATE is missing/],
  [
    { SMS_PROVIDER: 'twilio', TWILIO_ACCOUNT_SID: 'AC1' },
    /TWILIO_AUTH_TOKEN is missing.*TWILIO_MESSAGING_SERVICE_SID is missing/,
  ],
  [{ TWILIO_AUTH_TOKEN: 's' }, /TWILIO_ACCOUNT_SID is missing/],
])('incomplete keys are an issue: %j', (settings, message) => {
  expect(() => readConfig(settings)).toThrow(message)
})
