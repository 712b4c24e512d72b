import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CashDayWire } from '#domain/trips/cash-wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests } from '../../support/api/desk-api.ts'
import { tripActions } from '../../support/api/trip-actions.ts'

const desk = await deskForTests()
const { api, as } = desk
const { done, drive, pack, report } = tripActions(desk)

const cash = (day = '') => done<CashDayWire>(as('accountant').call(`/api/desk/cash${day}`))
const inTill = async () => (await cash()).inTill

/** Enters something about the till, a second after what was before. */
function enter(entry: object, role: 'owner' | 'manager' | 'accountant' | 'counter' = 'accountant') {
  api.advanceClock(1_000)
  return as(role).post('/api/desk/cash/till-entries', { id: randomUUID(), ...entry })
}

const putIn = (amount: unknown, more: object = {}) =>
  enter({ kind: 'put-in', amount, reason: 'float', ...more })
const takeOut = (amount: unknown, more: object = {}) =>
  enter({ kind: 'taken-out', amount, reason: 'bank', ...more })
const count = (expected: unknown, amount: unknown, note?: string) =>
  enter({ kind: 'counted', expected, amount, note })

/** Sells bags of ₹118 for cash at the counter. */
async function sell(bags: number): Promise<string> {
  const { orderId } = await pack(bags)
  await done(as('packer').post(`/api/desk/orders/${orderId}/status`, { to: 'DELIVERED' }))
  return orderId
}

/** Counts the till exactly, and takes out what is in it. */
async function empty(): Promise<void> {
  const held = await inTill()
  if (held > 0) await done(takeOut(held))
}

async function cashBook(): Promise<string[][]> {
  const month = new Date(api.now().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 7)
  const answer = await as('accountant').call(`/api/desk/accounts/cash-book.csv?month=${month}`)
  return (await answer.text())
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(','))
}

test('[DESK-08] a day closes with opening, cash in, put in, less taken out and refunds, and with what counts found, to the paisa', async () => {
  await done(putIn(200_055))
  const orderId = await sell(5)
  const trip = await drive((await pack(2)).fulfilmentId)
  await done(report(trip.stops[0], { outcome: 'DELIVERED', cash: 23_600 }))
  const handedIn = { tripId: trip.tripId, expected: 23_600, counted: 23_550, note: 'a coin is missing' }
  await done(as('accountant').post('/api/desk/cash/hand-ins', handedIn))
  await done(takeOut(15_035, { reason: 'expense', note: 'tea' }))
  await done(takeOut(100_000))
  expect(await inTill()).toBe(167_570)
  const counted = await done<CashDayWire>(count(167_570, 167_025, 'nobody knows'))
  expect(counted.inTill).toBe(167_025)
  await done(count(167_025, 167_100, 'a coin lay under the till'))
  await done(count(167_100, 167_100))
  api.advanceClock(1_000)
  await as('owner').prove()
  const back = { lines: [{ line: 0, quantity: 1 }], reason: 'wet', method: 'CASH' }
  await done(as('owner').post(`/api/desk/orders/${orderId}/returns`, back))

  const today = await cash()
  expect(today.balances.till).toEqual({
    opening: 0,
    moneyIn: 200_055 + 59_000 + 23_550 + 75,
    moneyOut: 11_800 + 115_035 + 545,
    closing: 155_300,
    atCounter: 59_000,
    handedIn: 23_550,
    putIn: 200_055,
    over: 75,
    refunded: 11_800,
    takenOut: 115_035,
    short: 545,
  })
  expect(today.inTill).toBe(155_300)
  expect(
    today.tillEntries.map(({ kind, amount, expected: should, change, reason }) => [
      kind,
      amount,
      should,
      change,
      reason,
    ]),
  ).toEqual([
    ['counted', 167_100, 167_100, 0, null],
    ['counted', 167_100, 167_025, 75, null],
    ['counted', 167_025, 167_570, -545, null],
    ['taken-out', 100_000, null, -100_000, 'bank'],
    ['taken-out', 15_035, null, -15_035, 'expense'],
    ['put-in', 200_055, null, 200_055, 'float'],
  ])

  const rows = await cashBook()
  expect(rows.at(-1)?.slice(2)).toEqual('closing balance,CASH,,2827.3,1274.3,1553,0,1553'.split(','))
  const entered = rows.filter(([, , entry]) => entry?.endsWith('the till'))
  expect(entered.map((row) => row.slice(1))).toEqual([
    ['float', 'put into the till', 'CASH', '2000.55', '', '', '2000.55', '0', '2000.55'],
    ['expense: tea', 'taken out of the till', 'CASH', '-150.35', '', '', '2675.7', '0', '2675.7'],
    ['bank', 'taken out of the till', 'CASH', '-1000', '', '', '1675.7', '0', '1675.7'],
    ['nobody knows', 'count of the till', 'CASH', '-5.45', '', '', '1670.25', '0', '1670.25'],
    ['a coin lay under the till', 'count of the till', 'CASH', '0.75', '', '', '1671', '0', '1671'],
    ['', 'count of the till', 'CASH', '0', '', '', '1671', '0', '1671'],
  ])
})

test('[DESK-08] the next day opens with what was counted, and entries of another day are not its own', async () => {
  const held = await inTill()
  const day = new Date(api.now().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)
  await done(count(held, held + 1_000, 'more than sold'))
  api.advanceClock(24 * 3_600_000)
  await desk.reopen()
  const next = await cash()
  expect(next.balances.till).toMatchObject({
    opening: held + 1_000,
    moneyIn: 0,
    moneyOut: 0,
    closing: held + 1_000,
  })
  expect(next.tillEntries).toEqual([])
  await done(putIn(10_000))
  const earlier = await cash(`?day=${day}`)
  expect(earlier.balances.till.closing).toBe(held + 1_000)
  expect(earlier.inTill).toBe(held + 11_000)
  expect(earlier.tillEntries[0]).toMatchObject({ kind: 'counted', change: 1_000, note: 'more than sold' })
})

test('[DESK-08] of two counts at once that expect the same one is booked, and the other is told what the till holds now', async () => {
  await empty()
  await done(putIn(50_000))
  const answers = await Promise.all([count(50_000, 49_000, 'first'), count(50_000, 48_000, 'second')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  const held = await inTill()
  expect(await refused?.json()).toMatchObject({ code: 'amount-changed', amount: held })
  expect([49_000, 48_000]).toContain(held)
})

test('[DESK-08] a sale between looking and counting is said, and nothing is booked', async () => {
  await empty()
  await done(putIn(20_000))
  await sell(1)
  const { tillEntries } = await cash()
  expect(await errorCodeOf(await count(20_000, 31_800, 'one more sold'))).toBe('amount-changed')
  expect((await cash()).tillEntries).toHaveLength(tillEntries.length)
  await done(count(31_800, 31_800))
})

test('[DESK-08] no more is taken out than there is, also when two take at once; a count sets that right', async () => {
  await empty()
  await done(putIn(100_000))
  expect(await (await takeOut(100_001)).json()).toMatchObject({ code: 'amount-changed', amount: 100_000 })
  const both = await Promise.all([takeOut(60_000), takeOut(60_000)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await inTill()).toBe(40_000)
  await done(count(40_000, 100_000, 'the float was never entered'))
  await done(takeOut(100_000))
  expect(await inTill()).toBe(0)
})

test('[DESK-08] more given back than there was leaves the till below nothing until it is counted', async () => {
  const orderId = await sell(2)
  await empty()
  await as('owner').prove()
  const back = { lines: [{ line: 0, quantity: 1 }], reason: 'wet', method: 'CASH' }
  await done(as('owner').post(`/api/desk/orders/${orderId}/returns`, back))
  expect(await inTill()).toBe(-11_800)
  expect(await errorCodeOf(await takeOut(100))).toBe('amount-changed')
  const { tillEntries } = await done<CashDayWire>(count(-11_800, 0, 'paid by the owner'))
  expect(tillEntries[0]).toMatchObject({ expected: -11_800, amount: 0, change: 11_800 })
  expect(await inTill()).toBe(0)
})

test('[DESK-08] amounts that are none, missing notes and unknown reasons are refused', async () => {
  const held = await inTill()
  for (const amount of [0, -1, '100', 'x', '', 100.5, 1_000_000_001, 1e14, null])
    expect([amount, (await putIn(amount)).status]).toEqual([amount, 400])
  expect((await putIn(100, { reason: 'bank' })).status).toBe(400)
  expect((await putIn(100, { reason: 'other' })).status).toBe(400)
  expect((await putIn(100, { reason: 'other', note: ' ' })).status).toBe(400)
  expect((await takeOut(100, { reason: 'expense' })).status).toBe(400)
  expect((await takeOut(100, { reason: 'owner', note: 'x'.repeat(301) })).status).toBe(400)
  expect((await count(held, held + 1)).status).toBe(400)
  expect((await count(held, -1, 'x')).status).toBe(400)
  expect((await enter({ kind: 'lost', amount: 100 })).status).toBe(400)
  expect((await putIn(100, { id: 'x' })).status).toBe(400)
  expect(await inTill()).toBe(held)
})

test('[DESK-08] [STAFF-02] a repeat changes nothing, another entry with its id is refused, and the audit log has it once, in rupees', async () => {
  const before = await inTill()
  const id = randomUUID()
  const answers = await Promise.all(
    [1, 2, 3].map(() => putIn(7_525, { id, reason: 'other', note: 'found in the drawer' })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await inTill()).toBe(before + 7_525)
  expect(await errorCodeOf(await putIn(7_526, { id }))).toBe('idempotency-conflict')
  const { entries } = await done<{ entries: object[] }>(
    as('owner').call(`/api/desk/audit?subject=till&subjectId=${id}`),
  )
  expect(entries).toMatchObject([
    {
      action: 'till.put-in',
      changes: expect.arrayContaining([
        { field: 'inTill', before: String(before / 100), after: String((before + 7_525) / 100) },
        { field: 'amount', before: null, after: '75.25' },
        { field: 'reason', before: null, after: 'other' },
        { field: 'note', before: null, after: 'found in the drawer' },
      ]),
    },
  ])
  expect((await cash()).tillEntries.filter((entry) => entry.id === id)).toHaveLength(1)
})

test('[DESK-08] [STAFF-01] who takes the money at the counter does not correct its books', async () => {
  for (const entry of [
    { kind: 'put-in', amount: 100, reason: 'float' },
    { kind: 'counted', expected: 0, amount: 0 },
  ])
    expect(await errorCodeOf(await enter(entry, 'counter'))).toBe('not-permitted')
  for (const role of ['owner', 'manager', 'accountant'] as const)
    await done(enter({ kind: 'put-in', amount: 100, reason: 'float' }, role))
})
