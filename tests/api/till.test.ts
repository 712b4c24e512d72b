import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CashDayWire } from '#domain/trips/cash-wire.ts'
import { errorCodeOf } from '../support/api/attack.ts'
import { deskForTests } from '../support/api/desk-api.ts'
import { tripActions } from '../support/api/trip-actions.ts'

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
  await done(putIn('2000.55'))
  const orderId = await sell(5)
  const trip = await drive((await pack(2)).fulfilmentId)
  await done(report(trip.stops[0], { outcome: 'DELIVERED', cash: 236 }))
  const handedIn = { tripId: trip.tripId, expected: 236, counted: 235.5, note: 'a coin is missing' }
  await done(as('accountant').post('/api/desk/cash/hand-ins', handedIn))
  await done(takeOut('150.35', { reason: 'expense', note: 'tea' }))
  await done(takeOut(1_000))
  expect(await inTill()).toBe(1_675.7)
  const counted = await done<CashDayWire>(count('1675.70', '1670.25', 'nobody knows'))
  expect(counted.inTill).toBe(1_670.25)
  await done(count(1_670.25, 1_671, 'a coin lay under the till'))
  await done(count(1_671, 1_671))
  api.advanceClock(1_000)
  await as('owner').prove()
  const back = { lines: [{ line: 0, quantity: 1 }], reason: 'wet', method: 'CASH' }
  await done(as('owner').post(`/api/desk/orders/${orderId}/returns`, back))

  const today = await cash()
  expect(today.balances.till).toEqual({
    opening: 0,
    moneyIn: 2_000.55 + 590 + 235.5 + 0.75,
    moneyOut: 118 + 1_150.35 + 5.45,
    closing: 1_553,
    atCounter: 590,
    handedIn: 235.5,
    putIn: 2_000.55,
    over: 0.75,
    refunded: 118,
    takenOut: 1_150.35,
    short: 5.45,
  })
  expect(today.inTill).toBe(1_553)
  expect(
    today.tillEntries.map(({ kind, amount, expected: should, change, reason }) => [
      kind,
      amount,
      should,
      change,
      reason,
    ]),
  ).toEqual([
    ['counted', 1_671, 1_671, 0, null],
    ['counted', 1_671, 1_670.25, 0.75, null],
    ['counted', 1_670.25, 1_675.7, -5.45, null],
    ['taken-out', 1_000, null, -1_000, 'bank'],
    ['taken-out', 150.35, null, -150.35, 'expense'],
    ['put-in', 2_000.55, null, 2_000.55, 'float'],
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
  await done(count(held, held + 10, 'more than sold'))
  api.advanceClock(24 * 3_600_000)
  await desk.reopen()
  const next = await cash()
  expect(next.balances.till).toMatchObject({
    opening: held + 10,
    moneyIn: 0,
    moneyOut: 0,
    closing: held + 10,
  })
  expect(next.tillEntries).toEqual([])
  await done(putIn(100))
  const earlier = await cash(`?day=${day}`)
  expect(earlier.balances.till.closing).toBe(held + 10)
  expect(earlier.inTill).toBe(held + 110)
  expect(earlier.tillEntries[0]).toMatchObject({ kind: 'counted', change: 10, note: 'more than sold' })
})

test('[DESK-08] of two counts at once that expect the same one is booked, and the other is told what the till holds now', async () => {
  await empty()
  await done(putIn(500))
  const answers = await Promise.all([count(500, 490, 'first'), count(500, 480, 'second')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  const held = await inTill()
  expect(await refused?.json()).toMatchObject({ code: 'amount-changed', amount: held })
  expect([490, 480]).toContain(held)
})

test('[DESK-08] a sale between looking and counting is said, and nothing is booked', async () => {
  await empty()
  await done(putIn(200))
  await sell(1)
  const { tillEntries } = await cash()
  expect(await errorCodeOf(await count(200, 318, 'one more sold'))).toBe('amount-changed')
  expect((await cash()).tillEntries).toHaveLength(tillEntries.length)
  await done(count(318, 318))
})

test('[DESK-08] no more is taken out than there is, also when two take at once; a count sets that right', async () => {
  await empty()
  await done(putIn(1_000))
  expect(await (await takeOut('1000.01')).json()).toMatchObject({ code: 'amount-changed', amount: 1_000 })
  const both = await Promise.all([takeOut(600), takeOut(600)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await inTill()).toBe(400)
  await done(count(400, 1_000, 'the float was never entered'))
  await done(takeOut(1_000))
  expect(await inTill()).toBe(0)
})

test('[DESK-08] more given back than there was leaves the till below nothing until it is counted', async () => {
  const orderId = await sell(2)
  await empty()
  await as('owner').prove()
  const back = { lines: [{ line: 0, quantity: 1 }], reason: 'wet', method: 'CASH' }
  await done(as('owner').post(`/api/desk/orders/${orderId}/returns`, back))
  expect(await inTill()).toBe(-118)
  expect(await errorCodeOf(await takeOut(1))).toBe('amount-changed')
  const { tillEntries } = await done<CashDayWire>(count('-118', 0, 'paid by the owner'))
  expect(tillEntries[0]).toMatchObject({ expected: -118, amount: 0, change: 118 })
  expect(await inTill()).toBe(0)
})

test('[DESK-08] amounts that are none, missing notes and unknown reasons are refused', async () => {
  const held = await inTill()
  for (const amount of [0, -1, '-5', 'x', '', '1.001', '10000000.01', 1e12, null])
    expect([amount, (await putIn(amount)).status]).toEqual([amount, 400])
  expect((await putIn(1, { reason: 'bank' })).status).toBe(400)
  expect((await putIn(1, { reason: 'other' })).status).toBe(400)
  expect((await putIn(1, { reason: 'other', note: ' ' })).status).toBe(400)
  expect((await takeOut(1, { reason: 'expense' })).status).toBe(400)
  expect((await takeOut(1, { reason: 'owner', note: 'x'.repeat(301) })).status).toBe(400)
  expect((await count(held, held + 1)).status).toBe(400)
  expect((await count(held, -1, 'x')).status).toBe(400)
  expect((await enter({ kind: 'lost', amount: 1 })).status).toBe(400)
  expect((await putIn(1, { id: 'x' })).status).toBe(400)
  expect(await inTill()).toBe(held)
})

test('[DESK-08] [STAFF-02] a repeat changes nothing, another entry with its id is refused, and the audit log has it once, in rupees', async () => {
  const before = await inTill()
  const id = randomUUID()
  const answers = await Promise.all(
    [1, 2, 3].map(() => putIn('75.25', { id, reason: 'other', note: 'found in the drawer' })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await inTill()).toBe(before + 75.25)
  expect(await errorCodeOf(await putIn('75.26', { id }))).toBe('idempotency-conflict')
  const { entries } = await done<{ entries: object[] }>(
    as('owner').call(`/api/desk/audit?subject=till&subjectId=${id}`),
  )
  expect(entries).toMatchObject([
    {
      action: 'till.put-in',
      changes: expect.arrayContaining([
        { field: 'inTill', before: String(before), after: String(before + 75.25) },
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
    { kind: 'put-in', amount: 1, reason: 'float' },
    { kind: 'counted', expected: 0, amount: 0 },
  ])
    expect(await errorCodeOf(await enter(entry, 'counter'))).toBe('not-permitted')
  for (const role of ['owner', 'manager', 'accountant'] as const)
    await done(enter({ kind: 'put-in', amount: 1, reason: 'float' }, role))
})
