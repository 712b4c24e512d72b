import { afterEach, expect, test } from 'vitest'
import type { ChallengeWire } from '#domain/identity/wire.ts'
import { routeLimits } from '#server/http/guards/limits.ts'
import {
  errorCodeOf,
  codeSentTo as sentCode,
  flood,
  reportAttack,
  signInFrom,
  wrongGuess,
} from '../../support/api/attack.ts'
import { openTestApi, type TestApi } from '../../support/api/test-api.ts'
import { solvedProof, type Browser } from '../../support/api/test-browser.ts'

let api: TestApi
afterEach(() => api.close())

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const codeSentTo = (phone: string): string => sentCode(api, phone)

const signIn = (phone: string, from: string): Promise<Browser> => signInFrom(api, phone, from)

test('[SAFE-02] [AUTH-10] a stranger who asks for codes of a number replaces, spends and delays none of its owner', async () => {
  api = await openTestApi()
  const phone = '9831000001'
  const owner = api.asBrowser('203.0.113.1')
  await owner.send(phone)
  const code = codeSentTo(phone)
  // from elsewhere, as often as the stranger may
  const stranger = api.asBrowser('198.51.100.1')
  for (let round = 0; round < 8; round += 1) {
    await stranger.send(phone)
    for (let guess = 0; guess < 7; guess += 1)
      await stranger.verify(phone, wrongGuess(round * 7 + guess, codeSentTo(phone)))
    api.advanceClock(30_000)
  }
  expect((await owner.verify(phone, code)).status).toBe(200)
  // and the owner, elsewhere and for the first time, does not wait for what the stranger did
  const elsewhere = api.asBrowser('203.0.113.2')
  expect((await elsewhere.send(phone)).status).toBe(200)
  expect((await elsewhere.verify(phone, codeSentTo(phone))).status).toBe(200)
})

test('[SAFE-02] a try with the right browser is its own: the tries of others are not counted, five of its own are', async () => {
  api = await openTestApi()
  const phone = '9831000002'
  const [owner, stranger] = [api.asBrowser('203.0.113.1'), api.asBrowser('203.0.113.1')]
  await owner.send(phone)
  const code = codeSentTo(phone)
  for (let guess = 0; guess < 50; guess += 1)
    expect(await errorCodeOf(await stranger.verify(phone, wrongGuess(guess, code)))).toBe('code-expired')
  for (const triesLeft of [4, 3, 2, 1])
    expect(await (await owner.verify(phone, wrongGuess(1, code))).json()).toMatchObject({ triesLeft })
  expect((await owner.verify(phone, code)).status).toBe(200)
})

test(
  '[SAFE-02] blind tries behind a shared gateway block nobody behind it',
  { timeout: 60_000 },
  async () => {
    api = await openTestApi()
    const gateway = '100.64.0.1'
    const attacker = api.asBrowser(gateway)
    const neighbour = api.asBrowser(gateway)
    await neighbour.send('9831000003')
    const tries = await flood(500, (round) => attacker.verify(String(9_832_000_000 + round), '123456'))
    expect(new Set(tries)).toEqual(new Set([410]))
    expect((await neighbour.verify('9831000003', codeSentTo('9831000003'))).status).toBe(200)
    // what cannot succeed leaves no trace to grow
    expect(await api.database.queries.selectFrom('wrong_codes').selectAll().execute()).toEqual([])
    reportAttack('blind tries', { attempts: tries.length })
  },
)

test('[SAFE-02] [SAFE-01] beyond the rate of its address, a browser that was sent a code or has signed in is held by its own', async () => {
  api = await openTestApi({}, { REQUEST_RATE_FACTOR: '0.01' })
  const most = routeLimits['POST /api/session'].perAddress * 0.01
  const gateway = '100.64.0.3'
  const neighbour = await signIn('9831000006', gateway)
  await neighbour.call('/api/session', { method: 'DELETE' })
  const attacker = api.asBrowser(gateway)
  attacker.cookies.set('device', `${'x'.repeat(43)}.zzzzzz.${'x'.repeat(43)}`)
  const tries = await flood(most + 10, () => attacker.verify('9831000006', '123456'))
  expect(tries.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10)
  await flood(most, () => attacker.call('/api/login-codes/challenge'))
  expect((await attacker.call('/api/login-codes/challenge')).status).toBe(429)
  api.advanceClock(MINUTE)
  expect((await neighbour.send('9831000006')).status).toBe(200)
  expect((await neighbour.verify('9831000006', codeSentTo('9831000006'))).status).toBe(200)
  // its own requests are held to the same rate
  expect((await flood(most + 1, () => neighbour.verify('9831000006', '123456'))).at(-1)).toBe(429)
})

test('[SAFE-02] codes for strange numbers behind a shared gateway make proofs harder there, and leave its neighbours their codes', async () => {
  api = await openTestApi({ codesPerHourFromAddress: 40 })
  const gateway = '100.64.0.2'
  const known = await signIn('9831000004', gateway)
  await signIn('9831000005', '203.0.113.9')
  await api.database.queries
    .updateTable('partners')
    .set({ active: true })
    .where('phone', '=', '+919831000005')
    .execute()
  api.advanceClock(MINUTE)
  const before = api.messages.length
  const attempts = await flood(60, (round) => api.asBrowser(gateway).send(String(9_832_100_000 + round)))
  // one of the forty signed the neighbour in
  expect(attempts.filter((status) => status === 200)).toHaveLength(39)
  reportAttack('a gateway', { attempts: 60, 'messages sent': api.messages.length - before })
  // a known device, and the number of a customer on a new one
  expect((await known.send('9831000004')).status).toBe(200)
  expect((await api.asBrowser(gateway).send('9831000005')).status).toBe(200)
  // and another address
  expect((await api.asBrowser('203.0.113.7').send('9832200000')).status).toBe(200)
})

test('[SAFE-02] proofs grow with the load of address, block and store, up to sixteen times, and an old easy one does not help', async () => {
  api = await openTestApi({ codesPerHourFromAddress: 20, codesPerDay: 10_000 })
  const factorFor = async (from: string): Promise<number> => {
    const answer = await api.asBrowser(from).call('/api/login-codes/challenge')
    return ((await answer.json()) as ChallengeWire).parameters.data.factor
  }
  let next = 9_833_000_000
  const sendFrom = async (from: string, codes: number): Promise<void> => {
    for (let sent = 0; sent < codes; sent += 1)
      expect((await api.asBrowser(from).send(String(next++))).status).toBe(200)
  }
  const address = '198.51.100.1'
  const early = await solvedProof(api.asBrowser(address).call)
  expect(await factorFor(address)).toBe(1)
  await sendFrom(address, 2)
  expect(await factorFor(address)).toBe(2)
  await sendFrom(address, 3)
  expect(await factorFor(address)).toBe(4)
  await sendFrom(address, 5)
  expect(await factorFor(address)).toBe(8)
  await sendFrom(address, 5)
  expect(await factorFor(address)).toBe(16)
  const hoarded = await api
    .asBrowser(address)
    .call('/api/login-codes', { method: 'POST', body: { phone: '9831000006', proof: early } })
  expect([hoarded.status, await errorCodeOf(hoarded)]).toEqual([403, 'proof-invalid'])
  // 15 of the 80 codes that its block may send
  expect(await factorFor('198.51.100.2')).toBe(2)
  expect(await factorFor('198.51.101.1')).toBe(1)
  // subscribers of IPv6 have a /64, customers of a hoster a /48
  for (let subscriber = 1; subscriber <= 10; subscriber += 1) await sendFrom(`2001:db8:7:${subscriber}::1`, 1)
  expect(await factorFor('2001:db8:7:99::1')).toBe(2)
  expect(await factorFor('2001:db8:8:1::1')).toBe(1)
  api.advanceClock(HOUR + 1)
  expect(await factorFor(address)).toBe(1)
})

test('[SAFE-02] proofs grow with the codes of the whole store', async () => {
  // 24 for strange numbers a day: six an hour are as many as it bears
  api = await openTestApi({ codesPerDay: 40 })
  const factors: number[] = []
  for (let round = 0; round < 6; round += 1) {
    const browser = api.asBrowser(`203.0.${round}.1`)
    const answer = await browser.call('/api/login-codes/challenge')
    factors.push(((await answer.json()) as ChallengeWire).parameters.data.factor)
    await browser.send(String(9_834_000_000 + round))
  }
  expect(factors).toEqual([1, 2, 4, 8, 8, 16])
})

test('[SAFE-02] the codes of the day: strange numbers, customers and known devices have a budget each', async () => {
  api = await openTestApi({ codesPerDay: 40 })
  const customers = ['9831000010', '9831000011', '9831000012', '9831000013']
  const devices: Browser[] = []
  for (const [index, phone] of customers.entries()) devices.push(await signIn(phone, `203.0.113.${index}`))
  await api.database.queries.updateTable('partners').set({ active: true }).execute()
  const strange = await flood(100, (round) =>
    api.asBrowser(`198.51.${round}.1`).send(String(9_835_000_000 + round)),
  )
  expect(strange.filter((status) => status === 200)).toHaveLength(24 - customers.length)
  expect(await errorCodeOf(await api.asBrowser('192.0.2.1').send('9835100000'))).toBe('sign-in-paused')
  // a flood of codes for the numbers of customers, which somebody has learnt
  const learnt = await flood(40, (round) =>
    api.asBrowser(`192.0.${round}.1`).send(customers[round % customers.length]),
  )
  expect(learnt.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(learnt.filter((status) => status === 200)).toHaveLength(10)
  // the devices of the customers still get theirs
  for (const [index, phone] of customers.entries())
    expect((await devices[index]?.send(phone))?.status).toBe(200)
  reportAttack('a day of codes', { attempts: 140, 'messages sent': api.messages.length })
})

test('[SAFE-02] a number that strangers have used up the codes of still signs in on its known device', async () => {
  api = await openTestApi()
  const phone = '9831000020'
  const device = await signIn(phone, '203.0.113.1')
  api.advanceClock(HOUR)
  const strange = await flood(60, (round) => api.asBrowser(`198.51.${round}.1`).send(phone))
  expect(strange.filter((status) => status === 200)).toHaveLength(29)
  await device.call('/api/session', { method: 'DELETE' })
  expect((await device.send(phone)).status).toBe(200)
  expect((await device.verify(phone, codeSentTo(phone))).status).toBe(200)
  // what was planted or copied before that sign-in is no known device any more
  const copied = api.asBrowser('203.0.113.5')
  copied.cookies.set('device', 'x'.repeat(43))
  expect((await copied.send(phone)).status).toBe(429)
})

test('[SAFE-02] a known device is replaced by a new secret at each sign-in, and belongs to its numbers only', async () => {
  api = await openTestApi({ codesPerDayToNumberInAll: 1, secondsBetweenCodes: 0 })
  const first = '9831000021'
  const browser = await signIn(first, '203.0.113.1')
  const copied = browser.cookies.get('device') ?? ''
  expect(copied).toMatch(/^[\w-]{43}\./)
  await browser.send(first)
  await browser.verify(first, codeSentTo(first))
  expect(browser.cookies.get('device')).not.toBe(copied)
  const thief = api.asBrowser('198.51.100.1')
  thief.cookies.set('device', copied)
  expect((await thief.send(first)).status).toBe(429)
  // not for another number
  const other = '9831000022'
  await api.asBrowser('198.51.100.2').send(other)
  expect((await browser.send(other)).status).toBe(429)
})

test('[SAFE-02] signing out everywhere forgets the other devices, not the one that asks', async () => {
  api = await openTestApi({ codesPerDayToNumberInAll: 2, secondsBetweenCodes: 0 })
  const phone = '9831000023'
  const mine = await signIn(phone, '203.0.113.1')
  const lost = await signIn(phone, '203.0.113.2')
  expect((await mine.call('/api/sessions', { method: 'DELETE' })).status).toBe(204)
  expect([(await lost.send(phone)).status, (await mine.send(phone)).status]).toEqual([429, 200])
})

test('[SAFE-02] each budget of the day warns at 50 and at 80 percent, once', async () => {
  api = await openTestApi({ codesPerDay: 100 })
  const warned: (readonly [number, string])[] = []
  const sendUntil = async (codes: number): Promise<void> => {
    while (api.messages.length < codes) {
      const known = api.warnings.length
      await api.asBrowser(`198.51.${api.messages.length}.1`).send(String(9_836_000_000 + api.messages.length))
      for (const { subject } of api.warnings.slice(known)) warned.push([api.messages.length, subject])
    }
  }
  await sendUntil(60)
  expect(warned).toEqual([
    [30, 'sign-in-codes, stranger, 50 %'],
    [48, 'sign-in-codes, stranger, 80 %'],
  ])
  // the next day again
  api.advanceClock(DAY + MINUTE)
  await sendUntil(90)
  expect(warned.slice(2)).toEqual([[90, 'sign-in-codes, stranger, 50 %']])
})

test.each([
  ['a day ahead and back', DAY],
  ['ten minutes ahead and back', 10 * MINUTE],
  ['a year ahead and back', 365 * DAY],
  ['an hour back and ahead', -HOUR],
  ['a year back and ahead', -365 * DAY],
])('[SAFE-02] [SAFE-03] a clock that jumps %s locks nobody out', async (_, jump) => {
  api = await openTestApi({ codesPerDay: 40 })
  const phone = '9831000030'
  const member = await signIn('9831000031', '203.0.113.1')
  const browser = api.asBrowser('203.0.113.2')
  await browser.send(phone)
  api.advanceClock(jump)
  // while the clock is wrong: all that a day allows to one number from one address
  await flood(12, () => {
    api.advanceClock(jump > 0 ? 31_000 : 13 * MINUTE)
    return browser.send(phone)
  })
  expect((await browser.send(phone)).headers.get('retry-after') ?? '0').toMatch(/^\d{1,5}$/)
  const stillWrong = api.asBrowser('203.0.113.3')
  expect((await stillWrong.send(phone)).status).toBe(200)
  expect((await stillWrong.verify(phone, codeSentTo(phone))).status).toBe(200)
  api.advanceClock(-jump)
  // within its window, whatever was recorded meanwhile
  const right = await browser.send(phone)
  const wait = Number(right.headers.get('retry-after') ?? 0)
  expect(wait).toBeLessThanOrEqual(DAY / 1000)
  api.advanceClock(wait * 1000)
  expect(right.ok || (await browser.send(phone)).ok).toBe(true)
  expect((await browser.verify(phone, codeSentTo(phone))).status).toBe(200)
  expect((await member.call('/api/orders')).status).toBe(200)
})

test('[SAFE-02] a code that was sent while the clock was ahead does not live on after it was set right', async () => {
  api = await openTestApi()
  const browser = api.asBrowser()
  api.advanceClock(365 * DAY)
  await browser.send('9831000040')
  api.advanceClock(-365 * DAY)
  expect(await errorCodeOf(await browser.verify('9831000040', codeSentTo('9831000040')))).toBe('code-expired')
  expect((await browser.send('9831000040')).status).toBe(200)
  expect((await browser.verify('9831000040', codeSentTo('9831000040'))).status).toBe(200)
})
