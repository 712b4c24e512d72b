import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CATALOGUE_CHANNEL, notifyCatalogueChange } from '#server/db/catalogue/catalogue-version.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { endOffers, makeOffer } from '../../support/api/offer-actions.ts'
import { openTestApi, type TestApi } from '../../support/api/test-api.ts'

let api: TestApi
let told = 0

beforeAll(async () => {
  api = await openTestApi()
  await api.database.listen(CATALOGUE_CHANNEL, () => {
    told += 1
    api.sharedReads.forget()
  })
})
afterAll(() => api.close())
beforeEach(() => endOffers(api))

const settings = () => api.services.store.getSettings()
const change = (id: string, state: object) =>
  api.database.queries.updateTable('offers').set(state).where('id', '=', id).execute()

test('[OFFER-01] pages are told that there are offers, and in a store without any of none', async () => {
  expect(await settings()).not.toHaveProperty('offers')
  const id = await makeOffer(api)
  expect(await settings()).toMatchObject({ offers: true })
  await change(id, { is_paused: true })
  expect(await settings()).not.toHaveProperty('offers')
  await change(id, { is_paused: false, until_day: '2026-11-19' })
  expect(await settings()).not.toHaveProperty('offers')
  await change(id, { until_day: '2026-11-20' })
  expect(await settings()).toMatchObject({ offers: true })
  await endOffers(api)
  expect(await settings()).not.toHaveProperty('offers')
  await makeOffer(api, { code: 'NEXTYEAR', fromDay: '2027-01-01' })
  expect(await settings()).toMatchObject({ offers: true })
})

test('[OFFER-01] after the last day of the last offer pages are made again without', async () => {
  api.sharedReads.start()
  // noon in India, on the last day
  await makeOffer(api, { untilDay: '2026-11-20' })
  const { tellEndedOffers } = api.services.jobs
  expect(await settings()).toMatchObject({ offers: true })
  api.advanceClock(11.5 * HOUR_MS)
  const before = told
  await tellEndedOffers()
  api.advanceClock(HOUR_MS)
  expect(await settings()).toMatchObject({ offers: true })
  await tellEndedOffers()
  await expect.poll(settings).not.toHaveProperty('offers')
  api.advanceClock(HOUR_MS)
  await tellEndedOffers()
  await notifyCatalogueChange(api.database.queries, 'the last of this test')
  await expect.poll(() => told).toBe(before + 2)
})
