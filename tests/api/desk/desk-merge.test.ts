import { beforeEach, expect, test } from 'vitest'
import type { CustomerDetailWire, CustomerPageWire } from '#domain/customers/wire.ts'
import type { MergePreviewWire } from '#domain/customers/merge-wire.ts'
import type { PriceListWire } from '#domain/pricing/wire.ts'
import type { PersonalDataWire } from '#domain/privacy/wire.ts'
import type { RememberedFirmWire } from '#domain/identity/billing-wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { deliveryAddress, openCustomer } from '../../support/api/order-actions.ts'
import { grant } from '../../support/api/staff-actions.ts'

const { api, as, reopen } = await deskForTests()
const DAY_MS = 24 * 3_600_000
let next = 9_770_000_000

beforeEach(async () => {
  await as('manager').prove()
})

const list = (query: string) => read<CustomerPageWire>(as('manager').call(`/api/desk/customers?q=${query}`))
const show = (uid: string) => read<CustomerDetailWire>(as('manager').call(`/api/desk/customers/${uid}`))
const previewOf = (uid: string, phone: string) =>
  as('manager').call(`/api/desk/customers/${uid}/merge?phone=${phone}`)

/** A customer with an account, and their uid. */
async function newCustomer() {
  const phone = String((next += 1))
  const me = await openCustomer(api, phone)
  return { ...me, phone, uid: (await list(phone)).customers[0]?.uid ?? '' }
}

/** Two customers and a call that merges the second into the first as they are now. */
async function twoCustomers() {
  const [stays, goes] = [await newCustomer(), await newCustomer()]
  const preview = () => read<MergePreviewWire>(previewOf(stays.uid, goes.phone))
  const request = (seen: string) => ({ other: goes.uid, keep: stays.uid, seen })
  const merge = (seen: string) => as('manager').post(`/api/desk/customers/${stays.uid}/merge`, request(seen))
  return { stays, goes, preview, merge }
}

test('[DESK-06] two customers become one: orders, addresses, notes, lists and choices move, and the number leads on', async () => {
  const { stays, goes, preview, merge } = await twoCustomers()
  await goes.post('/api/addresses', { ...deliveryAddress, city: 'Rewari', zipcode: '123401' })
  const { orderId } = await goes.order('COD')
  await stays.order('COD')
  await goes.post('/api/quick-order/requests', { text: 'roof ladder 3' })
  await as('manager').post(`/api/desk/customers/${goes.uid}/notes`, {
    id: crypto.randomUUID(),
    text: 'Second gate',
  })
  await as('manager').post(`/api/desk/customers/${goes.uid}/block`, {
    block: { level: 'CASH', reason: 'refused twice' },
    revision: 0,
  })
  const before = await preview()
  expect(before).toMatchObject({
    one: { uid: stays.uid, orders: 1, addresses: 1 },
    other: { uid: goes.uid, orders: 1, addresses: 2, notes: 1, listRequests: 1, sessions: 1 },
    addresses: 2,
    refusals: [],
  })
  const merged = (await (await merge(before.seen)).json()) as CustomerDetailWire
  expect(merged).toMatchObject({
    uid: stays.uid,
    phone: `+91${stays.phone}`,
    orderCount: 2,
    mergedNumbers: [`+91${goes.phone}`],
    block: { level: 'CASH', reason: 'refused twice' },
  })
  expect(merged.addresses.map(({ city }) => city)).toEqual(['Gurugram', 'Rewari'])
  expect(merged.notes).toMatchObject([{ text: 'Second gate' }])
  expect(merged.changes.map(({ action }) => action)).toContain('customer.merge')
  expect(await show(goes.uid)).toMatchObject({ mergedInto: stays.uid, orderCount: 0, isSetAside: false })

  // the list and the counter find them by either number, and whoever was signed in as the other is not any more
  for (const { phone } of [stays, goes]) {
    expect((await list(phone)).customers.map(({ uid }) => uid)).toEqual([stays.uid])
    const found = await as('manager').call(`/api/desk/customers/by-phone?phone=${phone}`)
    expect(await found.json()).toMatchObject({ customer: { uid: stays.uid } })
  }
  expect((await goes.call('/api/account/data')).status).toBe(401)
  expect((await stays.call(`/api/orders/${String(orderId)}`)).status).toBe(200)

  // their own data names the number, and signing in with it opens the account that stays
  const data = (await (await stays.call('/api/account/data')).json()) as PersonalDataWire
  expect(data).toMatchObject({ mergedNumbers: [{ phone: `+91${goes.phone}` }] })
  api.advanceClock(5 * 60_000)
  const again = await api.signedIn(goes.phone)
  expect(await (await again('/api/session')).json()).toMatchObject({
    partner: { phone: `+91${stays.phone}` },
  })
})

test('[DESK-06] [ORD-09] remembered firms move with their addresses, and the account that stays keeps its own', async () => {
  const { stays, goes, preview, merge } = await twoCustomers()
  const billed = (legalName: string) => ({
    buyerGstin: '06AAGFF2194N1Z3',
    billing: { legalName },
  })
  await stays.order('COD', billed('Gupta Gurugram'))
  const rewari = { ...deliveryAddress, city: 'Rewari', zipcode: '123401' }
  const book = (await (await goes.post('/api/addresses', rewari)).json()) as { addresses: { id: string }[] }
  const second = book.addresses.find(({ id }) => id !== goes.addressId)?.id ?? ''
  await goes.order('COD', billed('Same place'))
  await goes.order('COD', { ...billed('Gupta Rewari'), addressId: second })
  await merge((await preview()).seen)
  const { firms } = (await stays.json('/api/account/firms')) as { firms: RememberedFirmWire[] }
  const { addresses } = (await stays.json('/api/addresses')) as { addresses: { id: string; city: string }[] }
  const firmAt = (city: string) => {
    const id = addresses.find((each) => each.city === city)?.id
    return firms.find(({ addressId }) => addressId === id)?.legalName
  }
  expect([firmAt('Gurugram'), firmAt('Rewari')]).toEqual(['Gupta Gurugram', 'Gupta Rewari'])
  // nothing stays behind, and none is left of an address that is no longer there
  const ids = new Set(addresses.map(({ id }) => id))
  expect(firms.filter(({ addressId }) => addressId !== null && !ids.has(addressId))).toEqual([])
  const behind = await api.database.queries
    .selectFrom('remembered_firms')
    .selectAll()
    .where('partner_uid', '=', goes.uid)
    .execute()
  expect(behind).toEqual([])
})

test('[DESK-06] a merge is done once: a repeat finds it done, and who decided on something older is told', async () => {
  const { stays, goes, preview, merge } = await twoCustomers()
  const { seen } = await preview()
  await goes.order('COD')
  expect(await errorCodeOf(await merge(seen))).toBe('edit-conflict')
  const fresh = (await preview()).seen
  const both = await Promise.all([merge(fresh), merge(fresh)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const { changes, orderCount } = await show(stays.uid)
  expect(changes.filter(({ action }) => action === 'customer.merge')).toHaveLength(1)
  expect(orderCount).toBe(1)
  // the other way round, and decisions about the one who went, come too late
  const swapped = { other: stays.uid, keep: goes.uid, seen: fresh }
  const late = await as('manager').post(`/api/desk/customers/${goes.uid}/merge`, swapped)
  const byMerger = { code: 'edit-conflict', changedBy: expect.any(String), changedAt: expect.any(String) }
  expect(await late.json()).toMatchObject(byMerger)
  const verified = await as('manager').post(`/api/desk/customers/${goes.uid}/verification`, {
    isVerified: true,
    revision: 0,
  })
  expect(await verified.json()).toMatchObject(byMerger)
})

test('[DESK-06] what stands against a merge is said before and refused then', async () => {
  const { stays, goes, preview, merge } = await twoCustomers()
  await goes.order('ONLINE')
  const open = await preview()
  expect(open.refusals).toEqual(['payment-open'])
  const refused = await merge(open.seen)
  expect(await refused.json()).toMatchObject({ code: 'merge-refused', refusals: ['payment-open'] })
  expect(((await (await previewOf(stays.uid, stays.phone)).json()) as MergePreviewWire).refusals).toContain(
    'same',
  )
  await grant(api, stays.phone, 'packer')
  expect((await preview()).refusals).toEqual(['staff', 'payment-open'])
  expect(await errorCodeOf(await previewOf(stays.uid, '9770009999'))).toBe('not-found')
})

test('[DESK-06] [STAFF-03] merging takes a fresh proof', async () => {
  const { preview, merge } = await twoCustomers()
  const { seen } = await preview()
  api.advanceClock(11 * 60_000)
  expect(await errorCodeOf(await merge(seen))).toBe('proof-required')
})

test('[DESK-06] an order that was being placed meanwhile follows, and a merged one can be merged on', async () => {
  const { stays, goes, preview, merge } = await twoCustomers()
  const { orderId } = await stays.order('COD')
  await merge((await preview()).seen)
  const { queries } = api.database
  const late = String(orderId)
  await queries.updateTable('orders').set({ user_id: goes.uid }).where('order_id', '=', late).execute()
  await api.services.jobs.sweepExpiredData()
  expect((await show(stays.uid)).orderCount).toBe(1)

  const third = await newCustomer()
  const onward = await read<MergePreviewWire>(previewOf(third.uid, goes.phone))
  expect(onward.other.uid).toBe(stays.uid)
  const request = { other: stays.uid, keep: third.uid, seen: onward.seen }
  expect((await as('manager').post(`/api/desk/customers/${third.uid}/merge`, request)).status).toBe(200)
  const { mergedNumbers } = await show(third.uid)
  expect(mergedNumbers.toSorted()).toEqual([stays, goes].map(({ phone }) => `+91${phone}`).toSorted())
})

test('[DESK-06] [SAFE-06] erasing the one who stays erases the merged number too, and it may start anew', async () => {
  const { stays, goes, preview, merge } = await twoCustomers()
  await merge((await preview()).seen)
  expect((await as('manager').post(`/api/desk/customers/${stays.uid}/erasure`)).status).toBe(204)
  const left = await api.database.queries
    .selectFrom('partners')
    .select('uid')
    .where(
      'former_phone',
      'in',
      [stays.phone, goes.phone].map((phone) => `+91${phone}`),
    )
    .execute()
  expect(left).toEqual([])
  await api.signedIn(goes.phone)
  expect((await list(goes.phone)).customers).toHaveLength(1)
})

test('[DESK-06] a merged number that nobody used for half a year may have a new owner, who starts anew', async () => {
  const { stays, goes, preview, merge } = await twoCustomers()
  await stays.order('COD')
  await merge((await preview()).seen)
  api.advanceClock(100 * DAY_MS)
  const known = await api.signedIn(goes.phone)
  expect(await (await known('/api/session')).json()).toMatchObject({
    partner: { phone: `+91${stays.phone}` },
  })
  api.advanceClock(200 * DAY_MS)
  const stranger = await api.signedIn(goes.phone)
  expect(await (await stranger('/api/session')).json()).toMatchObject({
    partner: { phone: `+91${goes.phone}` },
  })
  await reopen()
})

test('[PRICE-08] [DESK-06] price lists follow who becomes one, each once, and forget who is erased', async () => {
  const { stays, goes, preview, merge } = await twoCustomers()
  const rules = [{ target: 'all', key: '', uid: null, percentOff: 500, price: null, from: 1 }]
  const save = async (holders: readonly string[]): Promise<string> => {
    const id = crypto.randomUUID()
    const facts = { name: 'Contractors', fromDay: '2026-11-01', untilDay: null, rules, revision: 0 }
    const body = { ...facts, holders: holders.map((uid) => ({ kind: 'person', id: uid })) }
    const saved = await as('manager').call(`/api/desk/price-lists/${id}`, { method: 'PUT', body })
    expect([saved.status, saved.ok ? '' : await saved.text()]).toEqual([200, ''])
    return id
  }
  const holdersOf = async (id: string): Promise<string[]> => {
    const { holders } = await read<PriceListWire>(as('manager').call(`/api/desk/price-lists/${id}`))
    return holders.map((holder) => holder.id)
  }
  const [both, one] = [await save([stays.uid, goes.uid]), await save([goes.uid])]
  await merge((await preview()).seen)
  expect([await holdersOf(both), await holdersOf(one)]).toEqual([[stays.uid], [stays.uid]])
  expect((await as('manager').post(`/api/desk/customers/${stays.uid}/erasure`)).status).toBe(204)
  expect([await holdersOf(both), await holdersOf(one)]).toEqual([[], []])
})
