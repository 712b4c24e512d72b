import { z } from 'zod'
import { day, idParams, paise } from '../../wire/atoms.ts'
import { defineCalls } from '../../wire/call.ts'
import { PRICE_LIST_NAME_LENGTH, ruleTargets } from '../price-list.ts'
import { priceList } from '../wire.ts'
import { listIssues, listRests, listRowStates } from './list-rows.ts'
import { unreadColumns, withoutColumns } from './unread-wire.ts'

/** Acts with a file of a price list: nothing is changed, or the list takes what it says. */
export const listActs = ['check', 'enter'] as const
export type ListAct = (typeof listActs)[number]

/** Files that a price list is written as. */
export const listFiles = ['prices.csv', 'prices.xlsx'] as const
export type ListFile = (typeof listFiles)[number]

const given = z.object({
  percentOff: z.int().nullable().meta({ description: 'In hundredths of a per cent.' }),
  price: paise.nullable().meta({ description: 'Of one, with GST.' }),
})

const row = given.extend({
  number: z.int().meta({ description: 'Of the row in the file.' }),
  target: z
    .enum(ruleTargets)
    .nullable()
    .meta({ description: 'Null where the row is for customers alone, or its target is unknown.' }),
  label: z
    .string()
    .meta({ description: 'What it is for in the words of the catalogue, or as the row has it.' }),
  from: z.int(),
  before: given.nullable().meta({ description: 'The price in the list now.' }),
  state: z.enum(listRowStates),
  issue: z.enum(listIssues).nullable(),
})

const report = z
  .object({
    revision: z
      .int()
      .meta({ description: 'Of the list that the file was held against; 0 where there is none yet.' }),
    hasChanged: z.boolean(),
    unread: unreadColumns,
    rules: z.int().meta({ description: 'Prices that the list has then.' }),
    fromDay: day,
    untilDay: day.nullable(),
    daysBefore: z.object({ fromDay: day, untilDay: day.nullable() }).nullable(),
    added: z.array(z.string()).readonly().meta({ description: 'Those who come to the list.' }),
    left: z.int().meta({ description: 'Number of those who leave it.' }),
    gone: z
      .array(given.extend({ label: z.string(), from: z.int() }))
      .readonly()
      .meta({ description: 'Prices that the file leaves out and that go.' }),
    rows: z.array(row).readonly(),
  })
  .meta({ id: 'PriceListImport' })

const importQuery = z.object({
  act: z.enum(listActs),
  file: z.string().trim().min(1).max(200).meta({ description: 'The name of the file.' }),
  name: z
    .string()
    .trim()
    .min(1)
    .max(PRICE_LIST_NAME_LENGTH)
    .optional()
    .meta({ description: 'The name of a list that is not there yet.' }),
  rest: z.enum(listRests).meta({ description: 'Whether prices that the file leaves out stay or go.' }),
  revision: z.coerce
    .number()
    .int()
    .min(0)
    .optional()
    .meta({ description: 'As the check answered it; without it to check.' }),
  without: withoutColumns,
})

export const priceListSheetCalls = defineCalls({
  file: {
    method: 'get',
    path: '/desk/price-lists/{id}/{file}',
    params: idParams.extend({ file: z.enum(listFiles) }),
    download: 'application/octet-stream',
  },
  import: {
    method: 'post',
    path: '/desk/price-lists/{id}/import',
    params: idParams,
    query: importQuery,
    upload: true,
    answer: report,
  },
  undo: {
    method: 'post',
    path: '/desk/price-lists/{id}/import/undo',
    params: idParams,
    answer: priceList,
  },
})

export type PriceListImportWire = z.infer<typeof report>
