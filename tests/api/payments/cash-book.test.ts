import { expect, test } from 'vitest'
import type { CashDayWire } from '#domain/trips/cash-wire.ts'
import { deskForTests } from '../../support/api/desk-api.ts'
import { tripActions } from '../../support/api/trip-actions.ts'

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
  await done(as('packer').post(`/api/desk/orders/${atCounter}/status`, { to: 'DELIVERED', cash: 30_050 }))
  await done(report(onRoad.stops[0], { outcome: 'DELIVERED', cash: 59_000 }))
  await nextDay()
  const { tripId } = onRoad
  await done(
    as('accountant').post('/api/desk/cash/hand-ins', {
      tripId,
      expected: 59_000,
      counted: 58_025,
      note: 'a note was torn',
    }),
  )
  await nextDay()
  await done(report(onRoad.stops[1], { outcome: 'DELIVERED', cash: 23_600 }))
  await as('owner').prove()
  const body = { lines: [{ line: 0, quantity: 1 }], reason: 'wet', method: 'CASH' }
  await done(as('owner').post(`/api/desk/orders/${atCounter}/returns`, body))

  expect(await balancesOf(first)).toEqual({
    till: {
      opening: 0,
      moneyIn: 30_050,
      moneyOut: 0,
      closing: 30_050,
      atCounter: 30_050,
      handedIn: 0,
      refunded: 0,
      ...noEntries,
    },
    drivers: { opening: 0, moneyIn: 59_000, moneyOut: 0, closing: 59_000 },
  })
  expect(await balancesOf(second)).toEqual({
    till: {
      opening: 30_050,
      moneyIn: 58_025,
      moneyOut: 0,
      closing: 88_075,
      atCounter: 0,
      handedIn: 58_025,
      refunded: 0,
      ...noEntries,
    },
    drivers: { opening: 59_000, moneyIn: 0, moneyOut: 59_000, closing: 0 },
  })
  expect(await balancesOf(third)).toEqual({
    till: {
      opening: 88_075,
      moneyIn: 0,
      moneyOut: 11_800,
      closing: 76_275,
      atCounter: 0,
      handedIn: 0,
      refunded: 11_800,
      ...noEntries,
    },
    drivers: { opening: 0, moneyIn: 23_600, moneyOut: 0, closing: 23_600 },
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
