import { z } from 'zod'
import { paise } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { differenceOf, givingKinds } from './given-away.ts'
import {
  reportFiles,
  daysOf,
  marginOf,
  MAX_REPORT_DAYS,
  type Report,
  type Sales,
  restKinds,
  type SalesRow,
} from './report.ts'

const day = z.iso
  .date()
  .refine((value) => value >= '2000-01-01' && value <= '2099-12-31', 'not-of-this-century')
  .meta({ description: 'A day in India.', example: '2026-11-20' })

const period = { from: day, to: day }
const isPeriod = (given: { from: string; to: string }): boolean => {
  const days = daysOf(given)
  return days >= 1 && days <= MAX_REPORT_DAYS
}
const wrong = { path: ['to'], message: 'days-after', params: { most: MAX_REPORT_DAYS - 1 } }

const reportQuery = z.object(period).refine(isPeriod, wrong)
const reportFileQuery = z.object({ ...period, by: z.enum(reportFiles) }).refine(isPeriod, wrong)

const count = z.number().int()

const sales = {
  quantity: count.meta({ description: 'Units sold, less those credited.' }),
  taxable: paise.meta({ description: 'Before tax.' }),
  total: paise.meta({ description: 'With tax: the invoices less the credit notes, to the paisa.' }),
  margin: paise.nullable().meta({ description: 'Of the part whose cost is known; null where none is.' }),
  costed: paise.meta({ description: 'What of `taxable` is of goods whose cost is known.' }),
  former: paise.meta({ description: '`total` of the former period.' }),
}
const salesRow = z
  .object({
    key: z.string(),
    name: z.string(),
    rest: z
      .object({ kind: z.enum(restKinds), rows: count.optional() })
      .optional()
      .meta({ description: 'Sales under no name, and how many rows they are.' }),
    ...sales,
  })
  .meta({ id: 'SalesRow' })
const rows = z.array(salesRow).readonly()

const report = z
  .object({
    from: z.string(),
    to: z.string(),
    formerFrom: z.string().meta({ description: 'The first of as many days before.' }),
    sales: z.object(sales),
    orders: z
      .object({ count, worth: paise, former: count })
      .meta({ description: 'Placed in the period and not canceled.' }),
    unfinished: z
      .object({
        count,
        worth: paise,
        former: count,
        products: z.array(z.object({ productId: z.string(), name: z.string(), times: count })).readonly(),
      })
      .meta({ description: 'Checkouts online that nobody paid.' }),
    foundNothing: z.object({
      searches: count,
      lists: count,
      former: count,
      words: z.array(z.object({ words: z.string(), times: count })).readonly(),
    }),
    givenAway: z
      .array(
        z.object({
          kind: z.enum(givingKinds),
          key: z.string(),
          name: z.string(),
          orders: count,
          lines: count,
          units: count,
          publicValue: paise.meta({ description: 'At the prices that everybody pays, with tax.' }),
          charged: paise,
          difference: paise.meta({ description: 'What was given away.' }),
          costed: paise.meta({
            description: 'Goods whose cost is known, as they were charged in the end, before tax.',
          }),
          margin: paise.nullable().meta({
            description: 'Of `costed`, by the last receipts of stock; null where no cost is known.',
          }),
        }),
      )
      .readonly()
      .meta({
        description:
          'What the orders placed in the period cost less than at public prices, by price list, offer and member of staff: the most 100.',
      }),
    days: rows.meta({ description: 'Every day of the period.' }),
    departments: rows.meta({ description: 'As the catalogue has them now.' }),
    products: rows.meta({ description: 'The best 100, and all others as one row.' }),
    areas: rows.meta({ description: 'By PIN code: the best 100, and all others as one row.' }),
  })
  .meta({ id: 'Report' })

export const reportCalls = defineCalls({
  read: { method: 'get', path: '/desk/reports', query: reportQuery, answer: report },
  file: {
    method: 'get',
    path: '/desk/reports.csv',
    query: reportFileQuery,
    download: 'text/csv; charset=utf-8',
  },
})

export type ReportWire = z.infer<typeof report>
export type SalesRowWire = z.infer<typeof salesRow>

/** A report as it crosses HTTP. */
export function serializeReport({ sales: all, ...rest }: Report): ReportWire {
  return {
    ...rest,
    sales: amountsOf(all),
    givenAway: rest.givenAway.map(({ cost, ...row }) => ({
      ...row,
      difference: differenceOf(row),
      margin: marginOf({ costed: row.costed, cost }),
    })),
    days: rest.days.map(serializeRow),
    departments: rest.departments.map(serializeRow),
    products: rest.products.map(serializeRow),
    areas: rest.areas.map(serializeRow),
  }
}

function serializeRow(row: SalesRow): SalesRowWire {
  return { key: row.key, name: row.name, ...(row.rest && { rest: row.rest }), ...amountsOf(row) }
}

function amountsOf(row: Sales) {
  const { quantity, taxable, total, costed, former } = row
  return { quantity, taxable, total, margin: marginOf(row), costed, former }
}
