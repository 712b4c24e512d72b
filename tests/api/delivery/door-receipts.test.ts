import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CreditAccountDetailWire } from '#domain/accounts/wire.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { CashDayWire } from '#domain/trips/cash-wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { openCreditAccount } from '../../support/api/credit-account.ts'
import { deskForTests } from '../../support/api/desk-api.ts'
import { tripActions } from '../../support/api/trip-actions.ts'

const desk = await deskForTests()
const { api, as } = desk
const { dispatch, done, drive, ownTrips, pack, plan, post, report } = tripActions(desk)

const allow = async (driversCollect: boolean) => {
  const value = JSON.stringify({ driversCollect })
  await done(as('owner').call('/api/desk/settings/cash', { method: 'PUT', body: { value } }))
}
await allow(true)

let phone = 9_744_410_000
/** A customer who owes ₹5,000 and ₹1,000 of an old book, with an order of 2 bags (₹236) on its way. */
async function stopOf(quantity = 2) {
  phone += 1
  const account = await openCreditAccount(desk, String(phone))
  await account.bill(500_000, '2026-10-01', 'B1')
  await account.bill(100_000, '2026-10-02', 'B2')
  const { fulfilmentId, orderId } = await pack(quantity, quantity, account.customer)
  return { account, fulfilmentId, orderId }
}

const collect = (stopId: string | undefined, more: object, driver = as('driver')) =>
  driver.post(`/api/desk/my-trip/stops/${stopId}/receipts`, {
    id: randomUUID(),
    amount: 500_000,
    method: 'CASH',
    tappedAt: api.now().toISOString(),
    ...more,
  })
const ledgerOf = async ({ id }: { readonly id: string }) =>
  done<CreditAccountDetailWire>(as('manager').call(`/api/desk/credit-accounts/${id}`))
const cash = () => done<CashDayWire>(as('accountant').call('/api/desk/cash'))
const ownStop = async (stopId: string | undefined) =>
  (await ownTrips()).flatMap(({ stops }) => stops).find((stop) => stop.stopId === stopId)
const handIn = (tripId: string, expected: number) =>
  as('accountant').post('/api/desk/cash/hand-ins', { tripId, expected, counted: expected })
const isRefused = async (answer: Promise<Response>) => errorCodeOf(await answer)

test('[CREDIT-06] cash for an account is the driver’s until it is handed in with what the order paid, and the till has it once', async () => {
  const { account, fulfilmentId } = await stopOf()
  const trip = await drive(fulfilmentId)
  const [stop] = trip.stops
  const before = await cash()
  expect((await ownStop(stop?.stopId))?.credit).toEqual({ owed: 600_000, receipts: [] })
  const id = randomUUID()
  const tappedAt = api.now().toISOString()
  const both = await Promise.all([1, 2].map(() => collect(stop?.stopId, { id, amount: 550_000, tappedAt })))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  await done(collect(stop?.stopId, { id, amount: 550_000, tappedAt }))
  await done(report(stop, { outcome: 'DELIVERED', cash: 23_600 }))
  const { account: owed, bills, ledger } = await ledgerOf(account)
  expect(owed.balance).toBe(50_000)
  expect(bills.map(({ reference, open }) => [reference, open])).toEqual([['B2', 50_000]])
  expect(ledger.filter(({ kind }) => kind === 'receipt')).toMatchObject([{ id, enteredBy: 'driver 14' }])
  const onRoad = await cash()
  expect(onRoad.inTill - before.inTill).toBe(0)
  expect(onRoad.withDrivers - before.withDrivers).toBe(573_600)
  expect(onRoad.trips.find(({ tripId }) => tripId === trip.tripId)).toMatchObject({
    cash: 573_600,
    toHandIn: 573_600,
  })
  expect(onRoad.accountMoney[0]).toMatchObject({ driver: 'driver 14', isHandedIn: false, amount: 550_000 })
  expect((await handIn(trip.tripId, 23_600)).status).toBe(409)
  const counts = await Promise.all([1, 2].map(() => handIn(trip.tripId, 573_600)))
  expect(counts.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const after = await cash()
  expect(after.withDrivers).toBe(before.withDrivers)
  expect(after.inTill - before.inTill).toBe(573_600)
  expect(after.balances.till.closing).toBe(after.inTill)
  expect(after.balances.drivers.closing).toBe(after.withDrivers)
  expect(after.accountMoney[0]).toMatchObject({ driver: 'driver 14', isHandedIn: true })
  const book = await as('accountant').call('/api/desk/accounts/cash-book.csv?month=2026-11')
  const last = (await book.text()).trim().split('\r\n').at(-1)?.split(',')
  expect(last?.slice(-3)).toEqual(
    [after.inTill, after.withDrivers, after.inTill + after.withDrivers].map((sum) => String(sum / 100)),
  )
})

test('[CREDIT-06] the customer is told the number of the receipt, and the driver sees it at the stop', async () => {
  const { account, fulfilmentId } = await stopOf()
  const { stops, tripId } = await drive(fulfilmentId)
  await done(collect(stops[0]?.stopId, { amount: 12_345 }))
  const credit = (await ownStop(stops[0]?.stopId))?.credit
  expect(credit).toMatchObject({ owed: 587_655, receipts: [{ amount: 12_345, method: 'CASH' }] })
  const number = `D-${String(credit?.receipts[0]?.number)}`
  await api.services.jobs.sendOrderNotifications()
  const texts = api.messages.filter(({ to }) => to.endsWith(String(phone))).map(({ text }) => text)
  expect(texts.filter((text) => text.includes(`Receipt ${number} (Rs 123.45)`))).toHaveLength(1)
  expect((await ledgerOf(account)).account.balance).toBe(587_655)
  await done(handIn(tripId, 12_345))
})

test('[CREDIT-06] UPI and cheques have their references, and are no cash to hand in', async () => {
  const { fulfilmentId, account } = await stopOf()
  const trip = await drive(fulfilmentId)
  const stopId = trip.stops[0]?.stopId
  expect(await isRefused(collect(stopId, { method: 'UPI' }))).toBe('invalid-input')
  expect(await isRefused(collect(stopId, { method: 'CHEQUE', reference: '12' }))).toBe('invalid-input')
  expect((await collect(stopId, { method: 'BANK', reference: 'UTR1' })).status).toBe(400)
  expect((await collect(stopId, { amount: 0 })).status).toBe(400)
  await done(collect(stopId, { method: 'UPI', reference: '4129 0000 1', amount: 100_000 }))
  expect(await isRefused(collect(stopId, { method: 'UPI', reference: '412900001' }))).toBe('reference-used')
  const cheque = { method: 'CHEQUE', reference: '000123', bank: 'SBI', chequeDay: istDay(api.now()) }
  await done(collect(stopId, { ...cheque, amount: 300_000 }))
  expect((await cash()).trips.find(({ tripId }) => tripId === trip.tripId)).toMatchObject({
    cash: 0,
    upi: 100_000,
    cheques: 300_000,
    toHandIn: 0,
  })
  expect((await ledgerOf(account)).account.balance).toBe(200_000)
})

test('[CREDIT-06] [PAY-08] the law’s limit counts cash at the door with what the same customer pays on delivery', async () => {
  const { account, fulfilmentId } = await stopOf()
  await account.bill(30_000_000, '2026-10-03', 'B3')
  const [stop] = (await drive(fulfilmentId)).stops
  expect(await isRefused(collect(stop?.stopId, { amount: 20_000_000 }))).toBe('cash-limit')
  await done(collect(stop?.stopId, { amount: 19_990_000 }))
  expect(await isRefused(report(stop, { outcome: 'DELIVERED', cash: 23_600 }))).toBe('cash-limit')
  await done(report(stop, { outcome: 'DELIVERED', upi: 23_600 }))
})

test('[CREDIT-06] what the office takes back leaves the driver’s cash, or the till once it was handed in', async () => {
  const { account, fulfilmentId } = await stopOf()
  const trip = await drive(fulfilmentId)
  const stopId = trip.stops[0]?.stopId
  const before = await cash()
  const [wrong, handedIn] = [randomUUID(), randomUUID()]
  await done(collect(stopId, { id: wrong, amount: 90_000 }))
  await account.post('reversals', { entryId: wrong, note: 'typed twice' })
  expect((await cash()).withDrivers).toBe(before.withDrivers)
  expect(await isRefused(handIn(trip.tripId, 0))).toBe('invalid-input')
  await done(collect(stopId, { id: handedIn, amount: 40_000 }))
  await done(handIn(trip.tripId, 40_000))
  await account.post('reversals', { entryId: handedIn, note: 'given back' })
  const after = await cash()
  expect([after.inTill, after.withDrivers]).toEqual([before.inTill, before.withDrivers])
  expect(after.balances.till.closing).toBe(after.inTill)
  expect((await ownStop(stopId))?.credit?.receipts.map((one) => one.isTakenBack)).toEqual([true, true])
  expect((await ledgerOf(account)).account.balance).toBe(600_000)
})

test('[CREDIT-06] [STAFF-01] a driver takes money where the shop allows it, on the road, at their own stops of accounts alone', async () => {
  const { fulfilmentId } = await stopOf()
  const { fulfilmentId: foreign } = await pack(1)
  const planned = await plan([fulfilmentId, foreign])
  const [stop, other] = planned.stops
  expect(await isRefused(collect(stop?.stopId, {}))).toBe('move-not-allowed')
  await done(post(`/${planned.tripId}/start`))
  expect(
    (await dispatch()).trips.flatMap(({ stops }) => stops.map(({ credit }) => credit)),
  ).not.toContainEqual(expect.anything())
  expect((await ownStop(other?.stopId))?.credit).toBeNull()
  expect(await isRefused(collect(other?.stopId, {}))).toBe('not-found')
  expect(await isRefused(collect(randomUUID(), {}))).toBe('not-found')
  expect(await isRefused(collect(stop?.stopId, {}, as('manager')))).toBe('not-permitted')
  await allow(false)
  expect((await ownStop(stop?.stopId))?.credit).toBeNull()
  expect(await isRefused(collect(stop?.stopId, {}))).toBe('not-permitted')
  await allow(true)
  const tappedAt = api.now().toISOString()
  api.advanceClock(60_000)
  await done(post(`/${planned.tripId}/close`))
  api.advanceClock(60_000)
  expect(await isRefused(collect(stop?.stopId, {}))).toBe('move-not-allowed')
  // what was tapped before the office closed the trip arrives late
  await done(collect(stop?.stopId, { tappedAt, amount: 1_000 }))
})
