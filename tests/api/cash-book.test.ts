import { expect, test } from 'vitest'
import type { CashDayWire } from '#domain/trips/cash-wire.ts'
import { deskForTests } from '../support/api/desk-api.ts'
import { tripActions } from '../support/api/trip-actions.ts'

const desk = await deskForTests()
const { api, as } = desk
const { done, drive, pack, report } = tripActions(desk)

const balancesOf = async (day: string) =>
  (await done<CashDayWire>(as('accountant').call(`/api/desk/cash?day=${day}`))).balances

/** The rows of the cash book of a month. */
async function cashBook(month: string): Promise<string[][]> {
  const answer = await as('accountant').call(`/api/desk/accounts/cash-book.csv?month=${month}`)
  return (await answer.text())
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(','))
}

async function nextDay(): Promise<void> {
  api.advanceClock(24 * 3_600_000)
  await desk.reopen()
}

const isoDay = (after: number) =>
  new Date(api.now().getTime() + 5.5 * 3_600_000 + after * 24 * 3_600_000).toISOString().slice(0, 10)

const noEntries = { putIn: 0, over: 0, takenOut: 0, short: 0 }

test('[DESK-05] [DESK-07] each day opens with the cash that the day before closed with, in the till and with drivers', async () => {
  const [first, second, third] = [isoDay(0), isoDay(1), isoDay(2)]
  const onRoad = await drive((await pack(5)).fulfilmentId, (await pack(2)).fulfilmentId)
  const { orderId: atCounter } = await pack(3)
  await done(as('packer').post(`/api/desk/orders/${atCounter}/status`, { to: 'DELIVERED', cash: '300.50' }))
  await done(report(onRoad.stops[0], { outcome: 'DELIVERED', cash: 590 }))
  await nextDay()
  const { tripId } = onRoad
  await done(
    as('accountant').post('/api/desk/cash/hand-ins', {
      tripId,
      expected: 590,
      counted: 580.25,
      note: 'a note was torn',
    }),
  )
  await nextDay()
  await done(report(onRoad.stops[1], { outcome: 'DELIVERED', cash: 236 }))
  await as('owner').prove()
  const body = { lines: [{ line: 0, quantity: 1 }], reason: 'wet', method: 'CASH' }
  await done(as('owner').post(`/api/desk/orders/${atCounter}/returns`, body))

  expect(await balancesOf(first)).toEqual({
    till: {
      opening: 0,
      moneyIn: 300.5,
      moneyOut: 0,
      closing: 300.5,
      atCounter: 300.5,
      handedIn: 0,
      refunded: 0,
      ...noEntries,
    },
    drivers: { opening: 0, moneyIn: 590, moneyOut: 0, closing: 590 },
  })
  expect(await balancesOf(second)).toEqual({
    till: {
      opening: 300.5,
      moneyIn: 580.25,
      moneyOut: 0,
      closing: 880.75,
      atCounter: 0,
      handedIn: 580.25,
      refunded: 0,
      ...noEntries,
    },
    drivers: { opening: 590, moneyIn: 0, moneyOut: 590, closing: 0 },
  })
  expect(await balancesOf(third)).toEqual({
    till: {
      opening: 880.75,
      moneyIn: 0,
      moneyOut: 118,
      closing: 762.75,
      atCounter: 0,
      handedIn: 0,
      refunded: 118,
      ...noEntries,
    },
    drivers: { opening: 0, moneyIn: 236, moneyOut: 0, closing: 236 },
  })
  expect(await balancesOf(isoDay(-5))).toMatchObject({ till: { closing: 0 }, drivers: { closing: 0 } })

  const rows = await cashBook(first.slice(0, 7))
  const days = rows
    .filter(([, , entry]) => entry?.endsWith('balance'))
    .map(([day, , entry, , , ...amounts]) => [day, entry, ...amounts])
  expect(days).toEqual([
    [`${first.slice(0, 7)}-01`, 'opening balance', '', '', '0', '0', '0'],
    [first, 'opening balance', '', '', '0', '0', '0'],
    [first, 'closing balance', '890.5', '0', '300.5', '590', '890.5'],
    [second, 'opening balance', '', '', '300.5', '590', '890.5'],
    [second, 'closing balance', '0', '9.75', '880.75', '0', '880.75'],
    [third, 'opening balance', '', '', '880.75', '0', '880.75'],
    [third, 'closing balance', '236', '118', '762.75', '236', '998.75'],
  ])
  const next = isoDay(40).slice(0, 7)
  expect((await cashBook(next))[0]?.slice(2)).toEqual('opening balance,CASH,,,,762.75,236,998.75'.split(','))
})
