import { z } from 'zod'
import { defineCalls } from '../wire/call.ts'
import { tillEntryRequest, serializeTillEntry, tillEntry } from '../till/wire.ts'
import { paiseToRupees } from '../money/paise.ts'
import type { CashBalance, CashBalances } from './cash-balance.ts'
import type { CashDay } from './cash.ts'
import { tripStatuses } from './trip.ts'

const rupees = z.number().meta({ description: 'Rupees.' })
const timestamp = z.iso.datetime().meta({ description: 'ISO 8601, UTC.' })
const day = z.iso.date().meta({ description: 'A day in India.' })

const balance = z.object({
  opening: rupees.meta({ description: 'The closing balance of the day before, in rupees.' }),
  moneyIn: rupees,
  moneyOut: rupees,
  closing: rupees.meta({ description: 'Of today what it comes to so far, in rupees.' }),
})

const cashDay = z
  .object({
    day,
    withDrivers: rupees.meta({
      description: 'The cash that drivers have not handed in, of any day, in rupees.',
    }),
    inTill: rupees.meta({ description: 'What the till holds now, whichever day is shown, in rupees.' }),
    balances: z
      .object({
        till: balance.extend({
          atCounter: rupees.meta({
            description: 'Of the money in, what was received without a trip, in rupees.',
          }),
          handedIn: rupees.meta({
            description: 'Of the money in, what was counted of drivers’ cash, in rupees.',
          }),
          putIn: rupees.meta({ description: 'Of the money in, what staff put into the till, in rupees.' }),
          over: rupees.meta({
            description: 'Of the money in, what counts found beyond what was expected, in rupees.',
          }),
          refunded: rupees.meta({ description: 'Of the money out, what was refunded in cash, in rupees.' }),
          takenOut: rupees.meta({
            description: 'Of the money out, what staff took out of the till, in rupees.',
          }),
          short: rupees.meta({
            description: 'Of the money out, what counts missed of what was expected, in rupees.',
          }),
        }),
        drivers: balance,
      })
      .meta({
        description: 'The cash in the till and with drivers, out of all movements that are recorded.',
      }),
    trips: z
      .array(
        z.object({
          tripId: z.uuid(),
          day,
          vehicle: z.string(),
          driver: z.string(),
          status: z.enum(tripStatuses),
          cash: rupees,
          upi: rupees,
          toHandIn: rupees,
        }),
      )
      .readonly()
      .meta({ description: 'The trips of the day, and those whose driver still has cash.' }),
    handIns: z
      .array(
        z.object({
          id: z.uuid(),
          at: timestamp,
          tripDay: day,
          vehicle: z.string(),
          driver: z.string(),
          expected: rupees,
          counted: rupees,
          difference: rupees.meta({ description: 'Below nothing when money is missing.' }),
          note: z.string().nullable(),
          countedBy: z.string(),
        }),
      )
      .readonly(),
    tillEntries: z.array(tillEntry).readonly().meta({ description: 'Of the day, the latest first.' }),
    receipts: z
      .array(
        z.object({
          at: timestamp,
          orderId: z.uuid(),
          orderNumber: z.string(),
          method: z.enum(['CASH', 'UPI']),
          amount: rupees,
          driver: z.string().nullable().meta({ description: 'Null for what was received at the counter.' }),
          isHandedIn: z.boolean(),
        }),
      )
      .readonly(),
  })
  .meta({ id: 'CashDay' })

const cashQuery = z.object({ day: z.iso.date().optional() })

const amount = z.union([z.number(), z.string()]).meta({ description: 'Rupees.' })

const handInRequest = z
  .object({
    tripId: z.uuid(),
    expected: amount.meta({
      description: 'What was shown as still to be handed in; refused if it changed since.',
    }),
    counted: amount,
    note: z
      .string()
      .trim()
      .min(1)
      .max(300)
      .nullish()
      .meta({ description: 'Needed when there is a difference.' }),
  })
  .meta({ id: 'HandInRequest' })

export type HandInRequest = z.input<typeof handInRequest>
export type CashDayWire = z.infer<typeof cashDay>

/** The cash of a day, as it crosses HTTP. */
export function serializeCashDay({
  day: shown,
  withDrivers,
  inTill,
  balances: { till, drivers },
  trips,
  handIns,
  tillEntries,
  receipts,
}: CashDay): CashDayWire {
  return {
    day: shown,
    withDrivers: paiseToRupees(withDrivers),
    inTill: paiseToRupees(inTill),
    balances: {
      till: serializeTill(till),
      drivers: serializeBalance(drivers),
    },
    trips: trips.map((trip) => ({
      ...trip,
      cash: paiseToRupees(trip.cash),
      upi: paiseToRupees(trip.upi),
      toHandIn: paiseToRupees(trip.toHandIn),
    })),
    handIns: handIns.map(({ expected, counted, ...one }) => ({
      ...one,
      expected: paiseToRupees(expected),
      counted: paiseToRupees(counted),
      difference: (counted - expected) / 100,
    })),
    tillEntries: tillEntries.map(serializeTillEntry),
    receipts: receipts.map((one) => ({ ...one, amount: paiseToRupees(one.amount) })),
  }
}

const serializeTill = ({
  atCounter,
  handedIn,
  putIn,
  over,
  refunded,
  takenOut,
  short,
  ...sums
}: CashBalances['till']) => ({
  ...serializeBalance(sums),
  atCounter: paiseToRupees(atCounter),
  handedIn: paiseToRupees(handedIn),
  putIn: paiseToRupees(putIn),
  over: paiseToRupees(over),
  refunded: paiseToRupees(refunded),
  takenOut: paiseToRupees(takenOut),
  short: paiseToRupees(short),
})

const serializeBalance = ({ opening, moneyIn, moneyOut, closing }: CashBalance) => ({
  opening: paiseToRupees(opening),
  moneyIn: paiseToRupees(moneyIn),
  moneyOut: paiseToRupees(moneyOut),
  closing: paiseToRupees(closing),
})

export const cashCalls = defineCalls({
  show: { method: 'get', path: '/desk/cash', query: cashQuery, answer: cashDay },
  handIn: { method: 'post', path: '/desk/cash/hand-ins', body: handInRequest, answer: cashDay },
  enterInTill: { method: 'post', path: '/desk/cash/till-entries', body: tillEntryRequest, answer: cashDay },
})
