import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OfferRowWire, OfferWire } from '#domain/offers/desk-wire.ts'
import { CATALOGUE_CHANNEL } from '#server/db/catalogue/catalogue-version.ts'
import { MAX_OFFERS } from '#domain/offers/offer-limits.ts'
import { openOrderApi, type Customer } from '../../support/api/order-actions.ts'
import { staffBrowser, type StaffBrowser } from '../../support/api/staff-actions.ts'
import type { TestApi } from '../../support/api/test-api.ts'
import { offerToSave } from '../../support/offers/offer-to-save.ts'

let api: TestApi
let manager: StaffBrowser
let asha: Customer

beforeAll(async () => {
  const store = await openOrderApi()
  api = store.api
  asha = await store.customer('9811111131')
  manager = await staffBrowser(api, '9700000011', 'manager')
})
afterAll(() => api.close())

const root = '/api/desk/offers'
const put = (id: string, more: object = {}) =>
  manager.call(`${root}/${id}`, { method: 'PUT', body: { ...offerToSave, ...more } })

async function saved(more: object = {}): Promise<string> {
  const id = randomUUID()
  const answer = await put(id, more)
  expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([200, ''])
  return id
}

const show = async (id: string) => (await (await manager.call(`${root}/${id}`)).json()) as OfferWire
const remove = (id: string) => manager.call(`${root}/${id}`, { method: 'DELETE' })
const restore = (id: string) => manager.post(`${root}/${id}/restore`)
const pause = (id: string, isPaused: boolean) => manager.post(`${root}/${id}/pause`, { isPaused })

test('[OFFER-01] an offer is made, changed as it was seen, paused, removed and put back, and the log tells of it', async () => {
  const { partner } = (await asha.json('/api/session')) as { partner: { uid: string } }
  const id = await saved({
    holders: [{ kind: 'person', id: partner.uid }],
    reach: [
      { target: 'product', key: 'cement', uid: null },
      { target: 'brand', key: 'ADRIKA', uid: null },
      { target: 'product', key: 'gone', uid: null },
    ],
  })
  expect(await show(id)).toMatchObject({
    name: 'Diwali',
    benefit: { kind: 'percent', percentOff: 1_000, most: 50_000 },
    revision: 1,
    isForEverybody: false,
    holders: [{ kind: 'person', detail: '+919811111131' }],
    reach: [{ label: 'Product cement' }, { label: 'ADRIKA' }, { label: null }],
    uses: 0,
    given: 0,
  })
  const changes = await Promise.all([
    put(id, { revision: 1, name: 'Holi' }),
    put(id, { revision: 1, name: 'Lohri' }),
  ])
  expect(changes.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await pause(id, true)).status).toBe(200)
  expect(await show(id)).toMatchObject({ isPaused: true, revision: 3 })
  // what somebody saw before it was paused cannot undo that
  expect((await put(id, { revision: 2 })).status).toBe(409)
  expect(await (await pause(id, false)).json()).toMatchObject({ isPaused: false })
  expect(await (await remove(id)).json()).toMatchObject({ isRemoved: true })
  const { offers } = (await (await manager.call(root)).json()) as { offers: OfferRowWire[] }
  expect(offers.at(-1)).toMatchObject({ id, isRemoved: true, budget: 10_000_000 })
  expect(await (await restore(id)).json()).toMatchObject({ isRemoved: false })
  const log = await (await manager.call('/api/desk/audit?limit=20')).text()
  for (const action of ['create', 'change', 'pause', 'resume', 'remove', 'restore'])
    expect(log).toContain(`offer.${action}`)
})

test('[OFFER-01] pages learn at once of the first offer, of one that is paused and of the last that is removed', async () => {
  const { queries } = api.database
  await queries.updateTable('offers').set({ is_removed: true }).execute()
  await api.database.listen(CATALOGUE_CHANNEL, api.sharedReads.forget)
  api.sharedReads.start()
  const settings = () => api.services.store.getSettings()
  expect(await settings()).not.toHaveProperty('offers')
  const id = await saved()
  await expect.poll(settings).toHaveProperty('offers', true)
  await pause(id, true)
  await expect.poll(settings).not.toHaveProperty('offers')
  await pause(id, false)
  await expect.poll(settings).toHaveProperty('offers', true)
  await remove(id)
  await expect.poll(settings).not.toHaveProperty('offers')
})

test('[OFFER-01] a new offer that two send at once under one id is made once', async () => {
  const id = randomUUID()
  const answers = await Promise.all([put(id, { name: 'One' }), put(id, { name: 'Two' })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('[OFFER-01] a code belongs to one offer that is not removed, also when two take it at once', async () => {
  const taken = { code: 'invalid-input', faults: [{ field: 'code', code: 'code-taken' }] }
  const [one, other] = [randomUUID(), randomUUID()]
  const answers = await Promise.all([put(one, { code: 'RUSH10' }), put(other, { code: 'RUSH10' })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  const [owner, loser] = answers[0].ok ? [one, other] : [other, one]
  const refused = await put(loser, { code: 'RUSH10' })
  expect(await refused.json()).toMatchObject(taken)
  expect((await put(owner, { code: 'RUSH10', revision: 1 })).status).toBe(200)
  await remove(owner)
  expect((await put(loser, { code: 'RUSH10' })).status).toBe(200)
  expect(await (await restore(owner)).json()).toMatchObject(taken)
})

test('[OFFER-01] what makes no sense is refused with its field', async () => {
  const percent = { kind: 'percent', percentOff: 1_000, most: null }
  const attempts: readonly (readonly [object, string])[] = [
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ code: 'abc' }, 'code'],
    [{ code: 'diwali10' }, 'code'],
    [{ code: 'DIWALI 10' }, 'code'],
    [{ code: 'DIWАLI10' }, 'code'],
    [{ code: 'A'.repeat(21) }, 'code'],
    [{ benefit: { ...percent, percentOff: 10_000 } }, 'benefit.percentOff'],
    [{ benefit: { ...percent, percentOff: 0 } }, 'benefit.percentOff'],
    [{ benefit: { ...percent, most: 0 } }, 'benefit.most'],
    [{ benefit: { kind: 'amount', amount: 0 } }, 'benefit.amount'],
    [{ benefit: { kind: 'buy-get', buy: 0, get: 1 } }, 'benefit.buy'],
    [{ benefit: { kind: 'buy-get', buy: 1, get: 1_001 } }, 'benefit.get'],
    [{ reach: [] }, 'reach'],
    [{ reach: [{ target: 'brand', key: '', uid: null }] }, 'reach.0.key'],
    [{ reach: [{ target: 'brand', key: 'A', uid: null, brand: 'A' }] }, 'reach.0.brand'],
    [{ reach: [{ target: 'brand', key: 'Adrikka', uid: null }] }, 'reach.0.key'],
    [{ reach: Array.from({ length: 301 }, () => ({ target: 'all', key: '', uid: null })) }, 'reach'],
    [{ holders: [{ kind: 'person', id: randomUUID() }] }, 'holders'],
    [{ pinCodes: ['1'] }, 'pinCodes.0'],
    [{ pinCodes: ['012'] }, 'pinCodes.0'],
    [{ pinCodes: Array.from({ length: 301 }, () => '12') }, 'pinCodes'],
    [{ fromDay: '2026-12-01' }, 'untilDay'],
    [{ fromDay: '2026-02-30' }, 'fromDay'],
    [{ budget: 0 }, 'budget'],
    [{ budget: 100_000_000_001 }, 'budget'],
    [{ fromValue: 0.5 }, 'fromValue'],
    [{ usesPerPerson: 0 }, 'usesPerPerson'],
    [{ usesInAll: 1_000_001 }, 'usesInAll'],
  ]
  for (const [more, field] of attempts) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const answer = await (await put(randomUUID(), more)).json()
    expect([more, answer]).toMatchObject([more, { code: 'invalid-input', faults: [{ field }] }])
  }
})

test('[OFFER-01] a shop has so many offers and no more', async () => {
  const { queries } = api.database
  await queries.updateTable('offers').set({ is_removed: true }).execute()
  const one = await show(await saved())
  const row = await queries
    .selectFrom('offers')
    .selectAll()
    .where('id', '=', one.id)
    .executeTakeFirstOrThrow()
  const copies = Array.from({ length: MAX_OFFERS - 1 }, () => ({
    ...row,
    id: randomUUID(),
    benefit: JSON.stringify(row.benefit),
    last_import: null,
  }))
  await queries.insertInto('offers').values(copies).execute()
  expect(await (await put(randomUUID())).json()).toMatchObject({
    code: 'invalid-input',
    reasons: [{ code: 'too-many-offers', limit: MAX_OFFERS }],
  })
  await remove(one.id)
  await saved()
  expect((await restore(one.id)).status).toBe(400)
})
