import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OfferContent } from '#domain/offers/offer.ts'
import { toPaise } from '#domain/money/paise.ts'
import { findOfferByCode, findOffersInForce } from '#server/db/offers/offers-in-force.ts'
import {
  countOffers,
  findCodeHolder,
  findOffer,
  listOffers,
  setOfferState,
  writeOffer,
} from '#server/db/offers/offers.ts'
import { FIRM_GSTIN, firmAddress } from '../../support/api/firm-actions.ts'
import { openOrderApi, type Customer } from '../../support/api/order-actions.ts'
import type { TestApi } from '../../support/api/test-api.ts'

let api: TestApi
let asha: Customer & { readonly uid: string }
let ravi: Customer & { readonly uid: string }
const at = new Date('2026-11-20T06:00:00Z')
const day = '2026-11-20'

const uidOf = async ({ json }: Customer) =>
  ((await json('/api/session')) as { partner: { uid: string } }).partner.uid

beforeAll(async () => {
  const store = await openOrderApi()
  const customer = async (phone: string) => {
    const opened = await store.customer(phone)
    return { ...opened, uid: await uidOf(opened) }
  }
  api = store.api
  asha = await customer('9811111121')
  ravi = await customer('9811111122')
})
afterAll(() => api.close())

const content: OfferContent = {
  name: 'Diwali',
  nameHi: 'दिवाली',
  code: null,
  benefit: { kind: 'percent', percentOff: 1_000, most: toPaise(50_000) },
  reach: [
    { target: 'all', key: '', uid: null },
    { target: 'variant', key: 'cementVariant[0]', uid: 'v1' },
    { target: 'subcategory', key: 'opc', uid: null, brand: 'Adrika' },
  ],
  fromValue: toPaise(2_000_000),
  fromQuantity: 10,
  isFirstOrder: true,
  holders: [],
  pinCodes: ['12', '560001'],
  fromDay: '2026-11-20',
  untilDay: '2026-11-20',
  budget: toPaise(10_000_000),
  usesPerPerson: 2,
  usesInAll: 100,
  isCombinable: true,
}

async function write(more: Partial<OfferContent> = {}): Promise<string> {
  const id = randomUUID()
  expect(await writeOffer(api.database.queries, { id, ...content, ...more, revision: 1, at })).toBe(true)
  return id
}

const inForce = async (userId: string | null, firmId: string | null = null, on = day) =>
  (await findOffersInForce(api.database.queries, { userId, firmId, day: on })).map(({ id }) => id)

test('[OFFER-01] an offer is read as it was written, with what it gave away; uses given back count no longer', async () => {
  const { queries } = api.database
  const id = await write()
  const stored = { id, ...content, isPaused: false, isRemoved: false, revision: 1, isForEverybody: true }
  expect(await findOffer(queries, id)).toEqual({ ...stored, uses: 0, given: 0 })
  expect(await writeOffer(queries, { id, ...content, revision: 1, at })).toBe(false)
  const orders = [await asha.order('COD'), await asha.order('COD'), await ravi.order('COD')]
  for (const [index, { orderId }] of orders.entries())
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await queries
      .insertInto('offer_uses')
      .values({
        order_id: String(orderId),
        offer_id: id,
        user_id: index < 2 ? asha.uid : ravi.uid,
        saved: 1_000 * (index + 1),
        at,
        given_back_at: index === 0 ? at : null,
      })
      .execute()
  expect(await findOffer(queries, id)).toMatchObject({ uses: 2, given: 5_000 })
  expect(await findOffersInForce(queries, { userId: asha.uid, firmId: null, day })).toMatchObject([
    { id, uses: 2, given: 5_000, ownUses: 1, reach: content.reach, budget: 10_000_000 },
  ])
  await setOfferState(queries, { id, isRemoved: true, at })
  expect(await inForce(asha.uid)).toEqual([])
  expect((await listOffers(queries, 10))[0]).toMatchObject({ id, isRemoved: true })
})

test('[OFFER-01] offers hold on their days, unpaused, for those whom they are for', async () => {
  const { queries } = api.database
  const firmId = randomUUID()
  await asha.post('/api/firms', {
    id: firmId,
    gstin: FIRM_GSTIN,
    legalName: 'Umang Traders',
    address: firmAddress,
  })
  const everybody = await write()
  const hers = await write({ holders: [{ kind: 'person', id: asha.uid }] })
  const ofFirm = await write({ holders: [{ kind: 'firm', id: firmId }] })
  const paused = await write()
  await setOfferState(queries, { id: paused, isPaused: true, at })
  await write({ code: 'DIWALI10' })
  const sorted = (...ids: readonly string[]) => ids.toSorted()
  expect(await inForce(null)).toEqual([everybody])
  expect(await inForce(asha.uid)).toEqual(sorted(everybody, hers))
  expect(await inForce(asha.uid, firmId)).toEqual(sorted(everybody, hers, ofFirm))
  expect(await inForce(ravi.uid, firmId)).toEqual([everybody])
  expect(await inForce(asha.uid, null, '2026-11-19')).toEqual([])
  expect(await inForce(asha.uid, null, '2026-11-21')).toEqual([])
  expect(await countOffers(queries)).toBe(5)
  // nobody is left: it does not become everybody's
  await queries.deleteFrom('offer_holders').where('offer_id', '=', hers).execute()
  expect(await inForce(ravi.uid)).toEqual([everybody])
  expect(await findOffer(queries, hers)).toMatchObject({ holders: [], isForEverybody: false })
})

test('[OFFER-01] a code is of one offer that is not removed, and of those whom that one is for', async () => {
  const { queries } = api.database
  const id = await write({ code: 'HOLI', holders: [{ kind: 'person', id: asha.uid }], untilDay: null })
  await expect(write({ code: 'HOLI' })).rejects.toMatchObject({ constraint: 'offers_code' })
  const by = (userId: string | null) => findOfferByCode(queries, { code: 'HOLI', userId, firmId: null })
  expect(await by(asha.uid)).toMatchObject({ id, code: 'HOLI', untilDay: null })
  expect(await by(ravi.uid)).toBeNull()
  expect(await by(null)).toBeNull()
  expect(await findCodeHolder(queries, 'HOLI')).toBe(id)
  await setOfferState(queries, { id, isRemoved: true, at })
  expect(await findCodeHolder(queries, 'HOLI')).toBeNull()
  const next = await write({ code: 'HOLI' })
  expect(await by(null)).toMatchObject({ id: next })
})
