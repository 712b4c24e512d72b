import { z } from 'zod'
import { repricedProducts } from '../../catalogue/entries/wire.ts'
import { toPaise } from '../../money/paise.ts'
import { idParams, paise, price, timestamp } from '../../wire/atoms.ts'
import { defineCalls } from '../../wire/call.ts'
import { rateIssues, rateRowStates } from './rate-import.ts'
import {
  MAX_BASE,
  MAX_DIFFERENCE,
  MAX_FACTOR,
  MAX_RATE_MEMBERS,
  RATE_NAME_LENGTH,
  RATE_UNIT_LENGTH,
  settingFailures,
  settingStates,
} from './day-rate.ts'

const base = z
  .int()
  .min(1)
  .max(MAX_BASE)
  .transform(toPaise)
  .meta({ description: 'Of one unit, with GST, in paise.' })

const member = z.object({
  key: z.string().min(1).max(250).meta({ description: 'The composite id of a variant.' }),
  uid: z.string().max(200).nullable().meta({ description: 'The uid of a variant that has one.' }),
  factor: z
    .int()
    .min(1)
    .max(MAX_FACTOR)
    .meta({ description: 'Thousandths of the unit: 10660 for a rod of 10.66 kg.' }),
  difference: z
    .int()
    .min(-MAX_DIFFERENCE)
    .max(MAX_DIFFERENCE)
    .transform(toPaise)
    .meta({ description: 'Paise above the base × factor, with GST; negative below it.' }),
})

const facts = {
  name: z.string().trim().min(1).max(RATE_NAME_LENGTH),
  unit: z.string().trim().min(1).max(RATE_UNIT_LENGTH).meta({ example: 'kg' }),
}

const revision = z.number().int().min(0).meta({ description: 'As it was seen; 0 for a new rate.' })

const saveRequest = z
  .object({ ...facts, members: z.array(member).min(1).max(MAX_RATE_MEMBERS), revision })
  .refine(({ members }) => new Set(members.map(identityOf)).size === members.length, {
    path: ['members'],
    message: 'member-twice',
  })
  .meta({ id: 'SaveDayRateRequest' })

function identityOf({ key, uid }: { key: string; uid: string | null }): string {
  return `${uid === null ? key : key.replace(/Variant\[\d+\]$/, '')} ${uid ?? ''}`
}

const previewRequest = z.object({ base }).meta({ id: 'PreviewDayRateRequest' })

const setRequest = z
  .object({
    id: z.uuid().meta({
      description: 'Made by the browser: a repeat is answered as the first one, and changes nothing.',
    }),
    base,
    revision,
    at: timestamp.nullable().meta({ description: 'The moment that it is to be set at; null for now.' }),
    confirmMoves: z
      .boolean()
      .optional()
      .meta({ description: 'Whether prices may change by more than half.' }),
  })
  .meta({ id: 'SetDayRateRequest' })

const setting = z.object({
  id: z.uuid(),
  base: paise,
  before: paise.nullable(),
  at: timestamp,
  state: z.enum(settingStates),
  reason: z.enum(settingFailures).nullable().meta({ description: 'Why it was not carried out.' }),
  actor: z.string().meta({ description: 'Who set it.' }),
})

const baseNow = {
  base: paise.nullable().meta({ description: 'The base that holds; null until it is set.' }),
  setAt: timestamp.nullable(),
  yesterday: paise.nullable().meta({ description: 'The base that held as this day began in India.' }),
  isRemoved: z.boolean(),
  revision: z.number().int(),
}

const dayRate = z
  .object({
    id: z.uuid(),
    ...facts,
    ...baseNow,
    members: z
      .array(
        member.extend({
          difference: paise,
          label: z.string().nullable().meta({ description: 'Null for what is no longer in the catalogue.' }),
          price: price
            .nullable()
            .meta({ description: 'Its price in the catalogue, in millionths of a rupee.' }),
        }),
      )
      .readonly(),
    settings: z.array(setting).readonly().meta({ description: 'Those that wait, then the last ones.' }),
    undoable: z.uuid().nullable().meta({ description: 'The setting that can be undone.' }),
  })
  .meta({ id: 'DayRate' })

const row = z
  .object({
    id: z.uuid(),
    ...facts,
    ...baseNow,
    setBy: z.string().nullable(),
    members: z.number().int(),
    next: z
      .object({ base: paise, at: timestamp })
      .nullable()
      .meta({ description: 'The next setting that waits for its moment.' }),
    hasFailed: z.boolean().meta({ description: 'A setting could not be carried out at its moment.' }),
  })
  .meta({ id: 'DayRateRow' })

const dayRates = z
  .object({ rates: z.array(row).readonly() })
  .meta({ id: 'DayRates', description: 'By name, those that were removed last.' })

const move = z.object({ product: z.string(), variant: z.string(), from: price, to: price })

const preview = z
  .object({
    ...repricedProducts.shape,
    moves: z.array(move).readonly().meta({ description: 'Prices that would change by more than half.' }),
    quotations: z
      .array(z.object({ id: z.uuid(), number: z.string(), customer: z.string().nullable() }))
      .readonly()
      .meta({ description: 'The first open quotations that hold prices of these sizes.' }),
    quotationCount: z.number().int(),
    approvalCount: z
      .number()
      .int()
      .meta({ description: 'Orders with these sizes that wait for an approval.' }),
  })
  .meta({ id: 'DayRatePreview' })

const outcome = z
  .object({
    rate: dayRate,
    ...repricedProducts.shape,
  })
  .meta({
    id: 'DayRateOutcome',
    description: 'The rate as it is now, and what became of each product; none for a later moment.',
  })

/** Acts with a file of rates: nothing is changed, or what it says is saved and set. */
export const rateActs = ['check', 'enter'] as const
export type RateAct = (typeof rateActs)[number]

const importReport = z
  .object({
    rows: z
      .array(
        z.object({
          number: z.int().meta({ description: 'Of the row in the file.' }),
          rate: z.string(),
          size: z.string().nullable(),
          state: z.enum(rateRowStates),
          issue: z.enum(rateIssues).nullable(),
        }),
      )
      .readonly(),
    rates: z
      .array(
        z.object({
          name: z.string(),
          unit: z.string(),
          isNew: z.boolean(),
          hasChanged: z.boolean().meta({ description: 'Its sizes or their figures change.' }),
          base: paise.nullable().meta({ description: 'The base that it is set to; null to leave it.' }),
          before: paise.nullable(),
          changes: z.int().meta({ description: 'Prices that change.' }),
          unchanged: z.int().meta({ description: 'Sizes that cannot have their price.' }),
        }),
      )
      .readonly(),
    moves: z.array(move).readonly().meta({ description: 'Prices that would change by more than half.' }),
  })
  .meta({ id: 'DayRateImport' })

const inSettings = z.object({ id: z.uuid(), settingId: z.uuid() })

export const dayRateCalls = defineCalls({
  list: {
    method: 'get',
    path: '/desk/day-rates',
    query: z.object({
      product: z
        .string()
        .min(1)
        .max(200)
        .optional()
        .meta({ description: 'Only rates in use that sizes of this product follow.' }),
    }),
    answer: dayRates,
  },
  file: { method: 'get', path: '/desk/day-rates.csv', download: 'text/csv; charset=utf-8' },
  import: {
    method: 'post',
    path: '/desk/day-rates/import',
    query: z.object({
      act: z.enum(rateActs),
      confirmMoves: z
        .enum(['true', 'false'])
        .optional()
        .meta({ description: 'Whether prices may change by more than half.' }),
    }),
    upload: true,
    answer: importReport,
  },
  one: { method: 'get', path: '/desk/day-rates/{id}', params: idParams, answer: dayRate },
  save: {
    method: 'put',
    path: '/desk/day-rates/{id}',
    params: idParams,
    body: saveRequest,
    answer: dayRate,
  },
  remove: { method: 'delete', path: '/desk/day-rates/{id}', params: idParams, answer: dayRate },
  restore: { method: 'post', path: '/desk/day-rates/{id}/restore', params: idParams, answer: dayRate },
  preview: {
    method: 'post',
    path: '/desk/day-rates/{id}/preview',
    params: idParams,
    body: previewRequest,
    answer: preview,
  },
  set: {
    method: 'post',
    path: '/desk/day-rates/{id}/settings',
    params: idParams,
    body: setRequest,
    answer: outcome,
  },
  takeBack: {
    method: 'post',
    path: '/desk/day-rates/{id}/settings/{settingId}/removal',
    params: inSettings,
    answer: outcome,
  },
})

export type DayRateWire = z.infer<typeof dayRate>
export type DayRateRowWire = z.infer<typeof row>
export type DayRatePreviewWire = z.infer<typeof preview>
export type DayRateOutcomeWire = z.infer<typeof outcome>
export type DayRateImportWire = z.infer<typeof importReport>
export type SaveDayRateRequest = z.input<typeof saveRequest>
export type SetDayRateRequest = z.input<typeof setRequest>
