import { afterEach, expect, test } from 'vitest'
import { errorCodeOf, codeSentTo as sentCode, reportAttack, wrongGuess } from '../../support/api/attack.ts'
import { openTestApi, type TestApi } from '../../support/api/test-api.ts'
import { solvedProof, type Browser } from '../../support/api/test-browser.ts'
import { onlyInFull } from '../../support/in-full.ts'

let api: TestApi
afterEach(() => api.close())

const codeSentTo = (phone: string): string => sentCode(api, phone)

test('[AUTH-10] guessing: 400 codes over 50 numbers and 10 addresses', { timeout: 120_000 }, async () => {
  api = await openTestApi()
  const counts = { guesses: 0, compared: 0, 'turned away': 0, successes: 0 }
  const browsers = Array.from({ length: 10 }, (_, index) => api.asBrowser(`203.0.113.${index + 1}`))
  for (let round = 0; round < 50; round += 1) {
    const phone = String(9_811_000_000 + round)
    const browser = browsers[round % 10]
    await browser?.send(phone)
    for (let guess = 0; guess < 8; guess += 1) {
      const answer = await browser?.verify(phone, wrongGuess(counts.guesses, codeSentTo(phone)))
      counts.guesses += 1
      if (answer?.status === 422) counts.compared += 1
      else if (answer?.ok === true) counts.successes += 1
      else counts['turned away'] += 1
    }
    // an hour gives each address its limits again: the attacker has patience
    if (round % 10 === 9) api.advanceClock(3_600_000)
  }
  reportAttack('guessing', { ...counts, 'messages sent': api.messages.length })
  expect(counts).toMatchObject({ guesses: 400, successes: 0 })
  // four of five tries are answered "wrong", the fifth ends the code: five in a million each
  expect(counts.compared).toBeLessThanOrEqual(50 * 4)
})

test.each([
  ['one address', 1, 12],
  ...onlyInFull.map((): [string, number, number] => ['250 addresses', 250, 30]),
] satisfies [string, number, number][])(
  '[AUTH-10] guessing at one number for a day, from %s (%i): %i codes of five tries at most',
  { timeout: 60_000 },
  async (_, addresses, codesSent) => {
    api = await openTestApi()
    const phone = '9811000001'
    const codes: unknown[] = []
    const guessAll = async (browser: Browser, round: number): Promise<void> => {
      for (let guess = 0; guess < 6; guess += 1) {
        const answer = await browser.verify(phone, wrongGuess(round * 6 + guess, codeSentTo(phone)))
        codes.push(await errorCodeOf(answer))
      }
    }
    for (let round = 0; round < 24 * 4; round += 1) {
      const browser = api.asBrowser(`198.51.100.${round % addresses}`)
      if ((await browser.send(phone)).ok) await guessAll(browser, round)
      api.advanceClock(15 * 60_000)
    }
    // each code is compared five times: four are answered "wrong", with the fifth it ends
    const compared = (codes.filter((code) => code === 'code-wrong').length / 4) * 5
    reportAttack('a day at one number', { addresses, compared, 'messages sent': api.messages.length })
    expect(compared).toBe(codesSent * 5)
    expect(api.messages).toHaveLength(codesSent)
  },
)

test('[AUTH-10] a code serves only the browser that asked for it, and others cannot use up its tries', async () => {
  api = await openTestApi()
  const [owner, thief] = [api.asBrowser(), api.asBrowser()]
  const phone = '9813000001'
  await owner.send(phone)
  const stolen = codeSentTo(phone)
  expect(await errorCodeOf(await thief.verify(phone, stolen))).toBe('code-expired')
  await thief.send('9813000002')
  for (let guess = 0; guess < 8; guess += 1)
    expect(await errorCodeOf(await thief.verify(phone, guess === 7 ? stolen : '000000'))).toBe('code-expired')
  expect((await owner.verify(phone, stolen)).status).toBe(200)
})

test('[AUTH-10] replay: a used code, a used proof and an ended session open nothing', async () => {
  api = await openTestApi()
  const browser = api.asBrowser()
  const phone = '9813000003'
  const proof = await solvedProof(browser.call)
  const send = (number: string) =>
    browser.call('/api/login-codes', { method: 'POST', body: { phone: number, proof } })
  expect((await send(phone)).status).toBe(200)
  expect(await errorCodeOf(await send('9813000004'))).toBe('proof-invalid')
  const code = codeSentTo(phone)
  const secret = browser.cookies.get('signing-in') ?? ''
  expect((await browser.verify(phone, code)).status).toBe(200)
  browser.cookies.set('signing-in', secret)
  expect(await errorCodeOf(await browser.verify(phone, code))).toBe('code-expired')
  const session = `session=${browser.cookies.get('session')}`
  await browser.call('/api/session', { method: 'DELETE' })
  const replayed = await api.call('/api/orders', { headers: { cookie: session } })
  expect(replayed.status).toBe(401)
  reportAttack('replay', { 'messages sent': api.messages.length })
  expect(api.messages).toHaveLength(1)
})

test('[AUTH-10] racing verifies of one code: exactly one wins, and one session is made', async () => {
  api = await openTestApi()
  const browser = api.asBrowser()
  const phone = '9816000001'
  await browser.send(phone)
  const cookie = `signing-in=${browser.cookies.get('signing-in')}`
  const body = { phone, code: codeSentTo(phone) }
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => api.call('/api/session', { method: 'POST', body, headers: { cookie } })),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect(await api.database.queries.selectFrom('sessions').select('id').execute()).toHaveLength(1)
})

test('[AUTH-06] two first sign-ins of a number at once make one partner record', async () => {
  api = await openTestApi({ secondsBetweenCodes: 0 })
  const phone = '9816000002'
  const signIn = async (): Promise<Response> => {
    const browser = api.asBrowser()
    await browser.send(phone)
    return browser.verify(phone, codeSentTo(phone))
  }
  await Promise.all([signIn(), signIn(), signIn()])
  await signIn()
  expect(await api.database.queries.selectFrom('partners').select('uid').execute()).toHaveLength(1)
})

test('[AUTH-09] fixation: signing in always starts a fresh session and ends the planted one', async () => {
  api = await openTestApi()
  const signedIn = async (browser: Browser, phone: string): Promise<string> => {
    await browser.send(phone)
    await browser.verify(phone, codeSentTo(phone))
    return browser.cookies.get('session') ?? ''
  }
  const attacker = api.asBrowser()
  const planted = await signedIn(attacker, '9816000003')
  const victim = api.asBrowser()
  victim.cookies.set('session', planted)
  const own = await signedIn(victim, '9816000004')
  expect(own).not.toBe(planted)
  expect((await attacker.call('/api/orders')).status).toBe(401)
  // a planted secret of a code is replaced as well
  const marked = api.asBrowser()
  marked.cookies.set('signing-in', 'planted')
  await marked.send('9816000005')
  expect(marked.cookies.get('signing-in')).not.toBe('planted')
})

test('[AUTH-10] known and unknown numbers, right and wrong first digits cost the same steps', async () => {
  api = await openTestApi({ secondsBetweenCodes: 0 })
  const steps = async (work: () => Promise<unknown>): Promise<number> => {
    const before = api.database.statements()
    await work()
    return api.database.statements() - before
  }
  const browser = api.asBrowser()
  await browser.send('9817000001')
  await browser.verify('9817000001', codeSentTo('9817000001'))
  const known = api.asBrowser()
  const unknown = api.asBrowser()
  const answers: Response[] = []
  const sent = [
    await steps(async () => answers.push(await known.send('9817000001'))),
    await steps(async () => answers.push(await unknown.send('9817000002'))),
  ]
  expect(sent[0]).toBe(sent[1])
  const [one, two] = await Promise.all(answers.map((answer) => answer.json() as Promise<unknown>))
  expect(one).toEqual(two)
  const right = codeSentTo('9817000002')
  const near = right.slice(0, 5) + String((Number(right[5]) + 1) % 10)
  const far = String((Number(right[0]) + 1) % 10) + right.slice(1)
  const wrong = [
    await steps(() => unknown.verify('9817000002', near)),
    await steps(() => unknown.verify('9817000002', far)),
  ]
  expect(wrong[0]).toBe(wrong[1])
})
