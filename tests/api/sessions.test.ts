import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type Browser, type TestApi } from '../support/api/test-api.ts'

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
