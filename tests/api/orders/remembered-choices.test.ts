import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DemandListWire } from '#domain/demand/wire.ts'
import type { MatchedLineWire, MatchedOrderWire, RememberedChoiceWire } from '#search/quick-order/wire.ts'
import type { PersonalDataWire } from '#domain/privacy/wire.ts'
import { MAX_REMEMBERED } from '#search/quick-order/remembered-choice.ts'
import { codeSentTo } from '../../support/api/attack.ts'
import { openDemoApi } from '../../support/api/demo-api.ts'
import type { TestApi } from '../../support/api/test-api.ts'
import type { Browser, Caller } from '../../support/api/test-browser.ts'
import { staffBrowser, type StaffBrowser } from '../../support/api/staff-actions.ts'
import { tablesWith } from '../../support/database/find-text.ts'

let api: TestApi
let owner: StaffBrowser
beforeAll(async () => {
  api = await openDemoApi()
  owner = await staffBrowser(api, '9822222290', 'owner')
})
afterAll(() => api.close())

let phones = 9_850_000_000
async function signIn(): Promise<Browser & { digits: string }> {
  phones += 1
  const digits = String(phones)
  const browser = api.asBrowser()
  await browser.send(digits)
  await browser.verify(digits, codeSentTo(api, digits))
  return { ...browser, digits }
}

async function line(
  call: Caller,
  text: string,
  choices?: readonly RememberedChoiceWire[],
): Promise<MatchedLineWire> {
  const body = { text, ...(choices && { choices }) }
  const answer = await call('/api/quick-order', { method: 'POST', body })
  expect(answer.status).toBe(200)
  const [first] = ((await answer.json()) as MatchedOrderWire).lines
  if (first === undefined) throw new Error(`no line in ${text}`)
  return first
}

/** What choosing a candidate that fits is remembered as. */
function choiceOf({ words, candidates }: MatchedLineWire, name: RegExp): RememberedChoiceWire {
  const candidate = candidates.find((each) => name.test(each.name))
  if (candidate === undefined || words === null) throw new Error('nothing to choose')
  return { words, productId: candidate.productId, options: candidate.options.join(', ') }
}

async function remember(call: Caller, ...choices: RememberedChoiceWire[]): Promise<void> {
  const answer = await call('/api/quick-order/choices', { method: 'PUT', body: { choices } })
  expect(answer.status).toBe(204)
}

/** The AAC block of a maker, as somebody means it with words of their own. */
async function blockFor(call: Caller, words: string): Promise<RememberedChoiceWire> {
  return { ...choiceOf(await line(call, 'Halkavi AAC block 4 inch, 200'), /Halkavi/), words }
}

test('[QO-09] what was chosen for words is chosen at the next list, and for nobody else', async () => {
  const [me, other] = [await signIn(), await signIn()]
  const before = await line(me.call, 'qqxz zzqx 200')
  expect(before).toMatchObject({ status: 'not-found', words: 'qqxz zzqx', isRemembered: false })
  const choice = await blockFor(me.call, before.words ?? '')
  await remember(me.call, choice)
  const after = await line(me.call, 'Qqxz ZZQX - 300 nag')
  expect(after).toMatchObject({ status: 'ready', best: 0, pieces: 300, isRemembered: true })
  expect(after.candidates[0]).toMatchObject({ productId: choice.productId })
  expect((await line(other.call, 'qqxz zzqx 200')).status).toBe('not-found')
  expect((await line(api.call, 'qqxz zzqx 200')).status).toBe('not-found')
})

test('[QO-09] the latest choice holds, and words are forgotten one by one or all at once', async () => {
  const { call } = await signIn()
  const asked = await line(call, '50 bag cement')
  expect(asked.best).toBeNull()
  const [first, second] = asked.candidates
  if (!first || !second || asked.words === null) throw new Error('nothing to choose from')
  const choose = ({ productId, options }: typeof first) =>
    remember(call, { words: asked.words ?? '', productId, options: options.join(', ') })
  await choose(first)
  api.advanceClock(1_000)
  await choose(second)
  const recalled = await line(call, 'cement 20 bag')
  expect([recalled.isRemembered, recalled.candidates[0]?.name]).toEqual([true, second.name])
  await remember(call, await blockFor(call, 'wwv'))
  const forget = (body: object) => call('/api/quick-order/choices/removal', { method: 'POST', body })
  expect((await forget({ words: asked.words })).status).toBe(204)
  expect((await line(call, '20 bag cement')).isRemembered).toBe(false)
  expect((await line(call, 'wwv 3')).isRemembered).toBe(true)
  expect((await forget({})).status).toBe(204)
  expect((await line(call, 'wwv 3')).isRemembered).toBe(false)
})

test('[QO-09] [QO-05] a size, material or brand that is written is never overridden', async () => {
  const { call } = await signIn()
  const asked = await line(call, 'cpvc elbow 20mm - 5')
  await remember(call, { ...choiceOf(asked, /CPVC Elbow/), words: 'jugadu elbow' })
  expect(await line(call, 'jugadu elbow 10')).toMatchObject({ isRemembered: true, status: 'ready' })
  const larger = await line(call, 'jugadu elbow 25mm - 10')
  expect(larger.isRemembered).toBe(true)
  expect(larger.candidates.map(({ options }) => options[0])).toEqual(['25 mm'])
  // neither a size that is not sold, nor another material, nor another brand, nor a grade
  expect((await line(call, 'jugadu elbow 63mm - 10')).isRemembered).toBe(false)
  await remember(call, { ...choiceOf(asked, /CPVC Elbow/), words: 'upvc elbow' })
  const upvc = await line(call, 'upvc elbow 20mm - 5')
  expect(upvc.isRemembered).toBe(false)
  expect(upvc.candidates.every(({ name }) => /UPVC/.test(name))).toBe(true)
  await remember(call, await blockFor(call, 'setukar aac block'))
  const branded = await line(call, 'setukar aac block 4 inch 100')
  expect(branded.candidates.map(({ brand }) => brand)).toEqual(['Setukar'])
})

test('[QO-09] a guest sends what their browser remembers; of somebody signed in the store knows it', async () => {
  const { call } = await signIn()
  const choice = await blockFor(api.call, 'qqv')
  expect(await line(api.call, 'qqv 500', [choice])).toMatchObject({ isRemembered: true, pieces: 500 })
  expect((await line(api.call, 'qqv 500')).isRemembered).toBe(false)
  expect((await line(call, 'qqv 500', [choice])).isRemembered).toBe(false)
  const many = Array.from({ length: 101 }, () => choice)
  const body = { text: 'x', choices: many }
  expect((await api.call('/api/quick-order', { method: 'POST', body })).status).toBe(400)
})

test('[QO-09] products that are gone, and nonsense, are passed over', async () => {
  const { call } = await signIn()
  await remember(call, { words: 'eent', productId: 'no-such-product', options: '' })
  const brick = await line(call, 'eent 500')
  expect(brick.isRemembered).toBe(false)
  expect(brick.candidates.length).toBeGreaterThan(0)
})

test('[QO-09] no more is kept of one person than the limit, the latest', async () => {
  const { call, digits } = await signIn()
  for (let from = 0; from < MAX_REMEMBERED + 100; from += 100) {
    api.advanceClock(1_000)
    const choices = Array.from({ length: 100 }, (_, index) => ({
      words: `wort ${from + index}`,
      productId: 'x',
      options: '',
    }))
    await remember(call, ...choices)
  }
  const kept = await api.database.queries
    .selectFrom('remembered_choices')
    .innerJoin('partners', 'partners.uid', 'partner_uid')
    .select('words')
    .where('phone', 'like', `%${digits}`)
    .execute()
  expect(kept).toHaveLength(MAX_REMEMBERED)
  expect(kept.map(({ words }) => words)).not.toContain('wort 5')
})

test('[QO-09] [SEARCH-07] the shop sees which words are meant, and not by whom', async () => {
  const [me, other] = [await signIn(), await signIn()]
  const choice = await blockFor(me.call, 'halki eent')
  for (const { call } of [me, other])
    await remember(call, choice, { ...choice, words: 'for ravi 98765 43210' })
  const demand = (await (await owner.call('/api/desk/demand?days=1')).json()) as DemandListWire
  const found = demand.chosen.filter(({ words }) => words === 'halki eent')
  expect(found).toEqual([
    { words: 'halki eent', productId: choice.productId, name: expect.stringMatching(/Halkavi/), people: 2 },
  ])
  expect(JSON.stringify(demand)).not.toMatch(/98765/)
})

test('[QO-09] [SAFE-06] it is exported and erased with the person, and removed when its time is over', async () => {
  const me = await signIn()
  await remember(me.call, await blockFor(me.call, 'mysterious brick'))
  await me.call('/api/quick-order/requests', { method: 'POST', body: { text: 'mysterious ladder 3' } })
  const data = (await (await me.call('/api/account/data')).json()) as PersonalDataWire
  expect(data.rememberedChoices).toMatchObject([{ words: 'mysterious brick' }])
  expect(data.listRequests).toMatchObject([{ text: 'mysterious ladder 3', answeredAt: null }])
  const traces = () => tablesWith(api.database.queries, ['mysterious'])
  expect(await traces()).toEqual(['list_requests', 'remembered_choices'])
  api.advanceClock(60_000)
  await me.send(me.digits)
  const body = { code: codeSentTo(api, me.digits) }
  expect((await me.call('/api/account/erasure', { method: 'POST', body })).status).toBe(204)
  expect(await traces()).toEqual([])

  const later = await signIn()
  await remember(later.call, await blockFor(later.call, 'mysterious brick'))
  await later.call('/api/quick-order/requests', { method: 'POST', body: { text: 'mysterious ladder 3' } })
  api.advanceClock(181 * 86_400_000)
  await api.services.jobs.sweepExpiredData()
  expect(await traces()).toEqual(['remembered_choices'])
  api.advanceClock(550 * 86_400_000)
  await api.services.jobs.sweepExpiredData()
  expect(await traces()).toEqual([])
})
