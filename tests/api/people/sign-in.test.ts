import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../support/api/test-api.ts'
import type { Browser } from '../../support/api/test-browser.ts'

let api: TestApi
let browser: Browser
let next = 9_800_000_000
const freshPhone = (): string => String(next++)

beforeAll(async () => {
  api = await openTestApi({ codesPerHourFromAddress: 10_000 })
})
afterAll(() => api.close())

const send = (phone: unknown) => {
  browser = api.asBrowser()
  return browser.send(phone)
}
const verify = (phone: string, code: string) => browser.verify(phone, code)
const lastCode = (): string => /\d{6}/.exec(api.messages.at(-1)?.text ?? '')?.[0] ?? 'none'
const codeOf = async (answer: Response): Promise<unknown> => ((await answer.json()) as { code?: string }).code

test('[AUTH-06] the first sign-in makes the partner record, a second leaves it unchanged', async () => {
  const phone = freshPhone()
  await send(phone)
  const first = (await (await verify(phone, lastCode())).json()) as { partner: Record<string, unknown> }
  expect(first.partner).toMatchObject({
    phone: `+91${phone}`,
    name: null,
    registration_date: '2026-11-20T06:30:00.000Z',
    verification_status: 'Pending',
    active: false,
  })
  api.advanceClock(60_000)
  await send(phone)
  const second = (await (await verify(phone, lastCode())).json()) as { partner: Record<string, unknown> }
  expect(second.partner).toEqual(first.partner)
})

test('[AUTH-01] the message goes to +91 and the number', async () => {
  const phone = freshPhone()
  await send(`0${phone}`)
  expect(api.messages.at(-1)?.to).toBe(`+91${phone}`)
})

test('[AUTH-10] a wrong code says how many tries are left, the fifth ends the code', async () => {
  const phone = freshPhone()
  await send(phone)
  const code = lastCode()
  const wrong = code === '000000' ? '111111' : '000000'
  for (const triesLeft of [4, 3, 2, 1]) {
    const answer = await verify(phone, wrong)
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'code-wrong', triesLeft }])
  }
  expect(await codeOf(await verify(phone, wrong))).toBe('code-expired')
  expect(await codeOf(await verify(phone, code))).toBe('code-expired')
})

test('[AUTH-10] a code is used once, replaced by a newer one, and lives five minutes', async () => {
  const phone = freshPhone()
  await send(phone)
  const first = lastCode()
  api.advanceClock(31_000)
  await send(phone)
  const second = lastCode()
  expect((await verify(phone, first)).status).toBe(first === second ? 200 : 422)
  expect((await verify(phone, second)).status).toBe(200)
  expect((await verify(phone, second)).status).toBe(410)
  api.advanceClock(31_000)
  await send(phone)
  api.advanceClock(5 * 60_000)
  expect(await codeOf(await verify(phone, lastCode()))).toBe('code-expired')
})

test('[AUTH-10] of two tries of one code at once exactly one signs in', async () => {
  const phone = freshPhone()
  await send(phone)
  const answers = await Promise.all([1, 2, 3, 4].map(() => verify(phone, lastCode())))
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 410, 410, 410])
})

test('[AUTH-10] sending is limited to one in 30 s and five an hour for a number, and says how long to wait', async () => {
  const phone = freshPhone()
  await send(phone)
  const soon = await send(phone)
  expect([soon.status, soon.headers.get('retry-after')]).toEqual([429, '30'])
  expect(await soon.json()).toMatchObject({ code: 'code-too-soon', retryAfterSeconds: 30 })
  for (const _ of [2, 3, 4, 5]) {
    api.advanceClock(30_000)
    expect((await send(phone)).status).toBe(200)
  }
  api.advanceClock(30_000)
  const sixth = await send(phone)
  expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, String(3600 - 150)])
})

test('[AUTH-10] sending is limited for a network address', async () => {
  const few = await openTestApi({ codesPerHourFromAddress: 2 })
  const statuses = [
    await few.asBrowser().send('9811111111'),
    await few.asBrowser().send('9811111112'),
    await few.asBrowser().send('9811111113'),
  ]
  expect(statuses.map((answer) => answer.status)).toEqual([200, 200, 429])
  await few.close()
})

test('[AUTH-10] codes and tokens are stored only hashed', async () => {
  const phone = freshPhone()
  await send(phone)
  const answer = (await (await verify(phone, lastCode())).json()) as { token: string }
  const rows = JSON.stringify([
    await api.database.queries
      .selectFrom('login_codes')
      .selectAll()
      .where('phone', '=', `+91${phone}`)
      .execute(),
    await api.database.queries.selectFrom('sessions').selectAll().execute(),
  ])
  expect(rows).not.toContain(lastCode())
  expect(rows).not.toContain(answer.token)
})

test('[AUTH-11] a code that could not be sent is said, and leaves no usable code', async () => {
  const phone = freshPhone()
  api.refuseMessages(true)
  const answer = await send(phone)
  api.refuseMessages(false)
  expect([answer.status, await codeOf(answer)]).toEqual([502, 'code-not-sent'])
  expect(await codeOf(await verify(phone, '000000'))).toBe('code-expired')
})

test.each(['', '12345', 'abc', '1234567890', null, 98])('the phone %j is refused', async (phone) => {
  const answer = await send(phone)
  expect([answer.status, await codeOf(answer)]).toEqual([400, 'invalid-input'])
})

test('a body that is not JSON is refused with a problem document', async () => {
  const answer = await api.call('/api/login-codes', { method: 'POST', body: '{"phone":' })
  expect([answer.status, await codeOf(answer)]).toEqual([400, 'invalid-input'])
})

test('[AUTH-08] a bearer token says who it is; without or with a bad one it is 401', async () => {
  const phone = freshPhone()
  await send(phone)
  const { token } = (await (await verify(phone, lastCode())).json()) as { token: string }
  const asked = (bearer: string | null) =>
    api.call('/auth/verify', { headers: bearer === null ? {} : { authorization: `Bearer ${bearer}` } })
  expect(await (await asked(token)).json()).toMatchObject({
    phone: `+91${phone}`,
    role: 'partner',
    active: false,
  })
  expect((await asked(null)).status).toBe(401)
  expect((await asked(`${token}x`)).status).toBe(401)
  expect((await asked('x'.repeat(43))).status).toBe(401)
})

test('[AUTH-09] a session lasts 60 days from its last use and ends on the server at sign-out', async () => {
  const me = await api.signedIn(freshPhone())
  const partner = async (): Promise<unknown> =>
    ((await (await me('/api/session')).json()) as { partner: unknown }).partner
  const day = 24 * 3_600_000
  api.advanceClock(59 * day)
  expect(await partner()).not.toBeNull()
  api.advanceClock(59 * day)
  expect(await partner()).not.toBeNull()
  expect((await me('/api/session', { method: 'DELETE' })).status).toBe(204)
  expect(await partner()).toBeNull()
  const other = await api.signedIn(freshPhone())
  api.advanceClock(61 * day)
  expect((await (await other('/api/session')).json()) as unknown).toMatchObject({ partner: null })
})

test('[AUTH-09] the session cookie is out of reach of scripts and other sites', async () => {
  const phone = freshPhone()
  await send(phone)
  const cookies = (await verify(phone, lastCode())).headers.getSetCookie()
  const cookie = cookies.find((one) => one.startsWith('session='))
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).toMatch(/SameSite=Lax/)
})

test('requests of other sites that change anything are refused', async () => {
  const me = await api.signedIn(freshPhone())
  for (const headers of [{ origin: 'https://elsewhere.example' }, { origin: 'null' }]) {
    const answer = await me('/api/session', { method: 'DELETE', headers })
    expect([answer.status, await codeOf(answer)]).toEqual([403, 'cross-site'])
  }
})

test('[PROF-08] the name can be set and taken away', async () => {
  const me = await api.signedIn(freshPhone())
  const named = await me('/api/session/name', { method: 'PUT', body: { name: '  Asha Verma ' } })
  expect(await named.json()).toMatchObject({ partner: { name: 'Asha Verma' } })
  expect(await (await me('/api/session')).json()).toMatchObject({ partner: { name: 'Asha Verma' } })
  const unnamed = await me('/api/session/name', { method: 'PUT', body: { name: ' ' } })
  expect(await unnamed.json()).toMatchObject({ partner: { name: null } })
})
