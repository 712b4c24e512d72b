import { z } from 'zod'
import { entryMethods } from '../accounts/receipt.ts'
import { day, timestamp, amountInPaise, note, paise } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { tillEntryRequest, serializeTillEntry, tillEntry } from '../till/wire.ts'
import { subtract } from '../money/paise.ts'
import type { CashDay } from './cash.ts'
import { tripStatuses } from './trip.ts'

const balance = z.object({
  opening: paise.meta({ description: 'The closing balance of the day before, in paise.' }),
  moneyIn: paise,
  moneyOut: paise,
  closing: paise.meta({ description: 'Of today what it comes to so far, in paise.' }),
})

const cashDay = z
  .object({
    day,
    withDrivers: paise.meta({
      description: 'The cash that drivers have not handed in, of any day, in paise.',
    }),
    inTill: paise.meta({ description: 'What the till holds now, whichever day is shown, in paise.' }),
    balances: z
      .object({
        till: balance.extend({
          atCounter: paise.meta({
            description: 'Of the money in, what was received without a trip, in paise.',
          }),
          handedIn: paise.meta({
            description: 'Of the money in, what was counted of drivers’ cash, in paise.',
          }),
          putIn: paise.meta({ description: 'Of the money in, what staff put into the till, in paise.' }),
          over: paise.meta({
            description: 'Of the money in, what counts found beyond what was expected, in paise.',
          }),
          refunded: paise.meta({ description: 'Of the money out, what was refunded in cash, in paise.' }),
          takenOut: paise.meta({
            description: 'Of the money out, what staff took out of the till, in paise.',
          }),
          short: paise.meta({
            description: 'Of the money out, what counts missed of what was expected, in paise.',
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
          cash: paise,
          upi: paise,
          cheques: paise.meta({ description: 'Taken on account, in paise.' }),
          toHandIn: paise,
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
          expected: paise,
          counted: paise,
          difference: paise.meta({ description: 'Below nothing when money is missing.' }),
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
          method: z.enum(['CASH', 'UPI', 'CARD']),
          amount: paise,
          driver: z.string().nullable().meta({ description: 'Null for what was received at the counter.' }),
          isHandedIn: z.boolean(),
        }),
      )
      .readonly(),
    accountMoney: z
      .array(
        z.object({
          id: z.uuid(),
          accountId: z.uuid(),
          at: timestamp,
          name: z.string().nullable(),
          method: z.enum(entryMethods),
          reference: z.string().nullable(),
          amount: paise.meta({ description: 'Below zero when it was taken back.' }),
          driver: z.string().nullable().meta({ description: 'Null for what was received at the office.' }),
          isHandedIn: z.boolean(),
        }),
      )
      .readonly()
      .meta({ description: 'Received on account, the latest first.' }),
  })
  .meta({ id: 'CashDay' })

const cashQuery = z.object({ day: day.optional() })

const handInRequest = z
  .object({
    tripId: z.uuid(),
    expected: paise.meta({
      description: 'What was shown as still to be handed in; refused if it changed since.',
    }),
    counted: amountInPaise,
    note: note(300).nullish().meta({ description: 'Needed when there is a difference.' }),
  })
  .meta({ id: 'HandInRequest' })

export type HandInRequest = z.input<typeof handInRequest>
export type CashDayWire = z.infer<typeof cashDay>

/** The cash of a day, with what each count missed or found. */
export function serializeCashDay({ handIns, tillEntries, ...rest }: CashDay): CashDayWire {
  return {
    ...rest,
    handIns: handIns.map((one) => ({ ...one, difference: subtract(one.counted, one.expected) })),
    tillEntries: tillEntries.map(serializeTillEntry),
  }
}

export const cashCalls = defineCalls({
  show: { method: 'get', path: '/desk/cash', query: cashQuery, answer: cashDay },
  handIn: { method: 'post', path: '/desk/cash/hand-ins', body: handInRequest, answer: cashDay },
  enterInTill: { method: 'post', path: '/desk/cash/till-entries', body: tillEntryRequest, answer: cashDay },
})
