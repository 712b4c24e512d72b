import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeSentTo } from '../../support/api/attack.ts'
import { openTestApi, type TestApi } from '../../support/api/test-api.ts'
import type { Browser } from '../../support/api/test-browser.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ secondsBetweenCodes: 0 })
})
afterAll(() => api.close())

const chromeOnAndroid =
  'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

async function signIn(phone: string, userAgent = ''): Promise<Browser> {
  const browser = api.asBrowser()
  await browser.send(phone)
  const code = /\d{6}/.exec(api.messages.at(-1)?.text ?? '')?.[0]
  const headers = { 'user-agent': userAgent }
  await browser.call('/api/session', { method: 'POST', body: { phone, code }, headers })
  return browser
}

type Device = { id: string; device: string; here: boolean; signedInAt: string }
const devicesOf = async (browser: Browser): Promise<Device[]> =>
  ((await (await browser.call('/api/sessions')).json()) as { devices: Device[] }).devices
const isIn = async (browser: Browser): Promise<boolean> => (await browser.call('/api/orders')).ok

test('[AUTH-09] a partner sees their sessions and ends one of them', async () => {
  const phone = await signIn('9821000001', chromeOnAndroid)
  const desktop = await signIn('9821000001')
  const devices = await devicesOf(desktop)
  expect(devices).toHaveLength(2)
  expect(devices.find(({ here }) => !here)).toMatchObject({ device: 'Chrome on Android' })
  expect(JSON.stringify(devices)).not.toContain(desktop.cookies.get('session'))
  const other = devices.find(({ here }) => !here)?.id
  expect((await desktop.call(`/api/sessions/${other}`, { method: 'DELETE' })).status).toBe(204)
  expect([await isIn(phone), await isIn(desktop)]).toEqual([false, true])
  expect((await desktop.call(`/api/sessions/${other}`, { method: 'DELETE' })).status).toBe(404)
})

test('[AUTH-09] nobody ends the session of somebody else, or learns that it is there', async () => {
  const owner = await signIn('9821000002')
  const another = await signIn('9821000003')
  const [mine] = await devicesOf(owner)
  expect((await another.call(`/api/sessions/${mine?.id}`, { method: 'DELETE' })).status).toBe(404)
  expect(await isIn(owner)).toBe(true)
  expect((await devicesOf(another)).map(({ id }) => id)).not.toContain(mine?.id)
  expect((await api.asBrowser().call('/api/sessions')).status).toBe(401)
  expect((await another.call('/api/sessions/no-uuid', { method: 'DELETE' })).status).toBe(400)
})

test('[AUTH-09] signing out everywhere ends all of them, here too', async () => {
  const [one, two] = [await signIn('9821000004'), await signIn('9821000004')]
  const other = await signIn('9821000005')
  expect((await one.call('/api/sessions', { method: 'DELETE' })).status).toBe(204)
  expect([await isIn(one), await isIn(two), await isIn(other)]).toEqual([false, false, true])
  expect(one.cookies.has('session')).toBe(false)
})

test('[AUTH-09] [SAFE-02] the other browsers of an account are told of a new one until they say that it is known', async () => {
  const old = await signIn('9821000006')
  const news = async (browser: Browser): Promise<unknown> =>
    ((await (await browser.call('/api/session')).json()) as { newDevices: unknown }).newDevices
  expect(await news(old)).toEqual([])
  api.advanceClock(60_000)
  const fresh = await signIn('9821000006', chromeOnAndroid)
  // even when it has signed out at once
  await fresh.call('/api/session', { method: 'DELETE' })
  const signedInAt = api.now().toISOString()
  expect(await news(old)).toEqual([{ device: 'Chrome on Android', signedInAt }])
  const known = (browser: Browser) =>
    browser.call('/api/session/devices-known', { method: 'PUT', body: { until: signedInAt } })
  // nobody speaks for another browser
  const third = await signIn('9821000006')
  expect((await known(third)).status).toBe(204)
  expect(await news(third)).toEqual([])
  expect(await news(old)).toHaveLength(2)
  expect((await known(old)).status).toBe(204)
  expect(await news(old)).toEqual([])
  // neither does a browser that signs in again
  api.advanceClock(60_000)
  await old.call('/api/session', { method: 'DELETE' })
  await old.send('9821000006')
  await old.verify('9821000006', codeSentTo(api, '9821000006'))
  expect(await news(third)).toEqual([])
  // who signs in again hears what happened meanwhile
  await old.call('/api/session', { method: 'DELETE' })
  api.advanceClock(60_000)
  await signIn('9821000006', chromeOnAndroid)
  await old.send('9821000006')
  await old.verify('9821000006', codeSentTo(api, '9821000006'))
  expect(await news(old)).toMatchObject([{ device: 'Chrome on Android' }])
  expect(await news(api.asBrowser())).toEqual([])
})

test('[AUTH-09] a session ends 180 days after its sign-in however much it is used, and its cookie with it', async () => {
  const browser = await signIn('9821000007')
  const day = 24 * 3_600_000
  const ages: (number | null)[] = []
  for (let days = 30; days < 180; days += 30) {
    api.advanceClock(30 * day)
    const answer = await browser.call('/api/session')
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('session='))
    ages.push(cookie === undefined ? null : Number(/Max-Age=(\d+)/.exec(cookie)?.[1]) / 86_400)
  }
  expect(ages).toEqual([60, 60, 60, 60, 30])
  expect(await isIn(browser)).toBe(true)
  api.advanceClock(30 * day)
  expect(await isIn(browser)).toBe(false)
})

test('[AUTH-09] the cookie is renewed with the session, once an hour, and never for a bearer token', async () => {
  const browser = await signIn('9821000008')
  const renewed = async (options = {}) =>
    (await browser.call('/api/session', options)).headers.getSetCookie().map((cookie) => cookie.split('=')[0])
  expect(await renewed()).toEqual([])
  api.advanceClock(3_600_001)
  expect(await renewed()).toEqual(['session'])
  expect(await renewed()).toEqual([])
  api.advanceClock(3_600_001)
  const authorization = `Bearer ${browser.cookies.get('session')}`
  expect((await api.call('/api/session', { headers: { authorization } })).headers.getSetCookie()).toEqual([])
})
