import { z } from 'zod'
import { day, paise } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { openingIssues, type PlannedOpening } from './opening-import.ts'

/** Acts with a file of an old book: nothing is changed, its bills are entered, or taken back. */
export const openingActs = ['check', 'enter', 'undo'] as const
export type OpeningAct = (typeof openingActs)[number]

/** States of a row: to be entered, entered already, or neither. */
export const openingStates = ['new', 'entered', 'refused'] as const
export type OpeningState = (typeof openingStates)[number]

const row = z
  .object({
    number: z.int().meta({ description: 'Of the row in the file.' }),
    name: z.string().nullable(),
    amount: paise.nullable(),
    day: day.nullable(),
    dueDay: day.nullable(),
    reference: z.string().nullable().meta({ description: 'Number of the bill in the old book.' }),
    isAdvance: z.boolean(),
    state: z.enum(openingStates),
    issue: z.enum(openingIssues).nullable(),
  })
  .meta({ id: 'OpeningRow' })

const report = z
  .object({
    rows: z.array(row).readonly(),
    changed: z.int().meta({ description: 'Bills that this call entered or took back.' }),
  })
  .meta({ id: 'OpeningReport' })

export const openingCalls = defineCalls({
  send: {
    method: 'post',
    path: '/desk/credit/openings',
    query: z.object({ act: z.enum(openingActs) }),
    upload: true,
    answer: report,
  },
})

export type OpeningReportWire = z.infer<typeof report>

/** Rows of a file with what becomes of them. */
export type OpeningReport = {
  readonly rows: readonly (PlannedOpening & { readonly state: OpeningState })[]
  readonly changed: number
}

/** A report as it crosses HTTP. */
export function serializeOpenings({ rows, changed }: OpeningReport): OpeningReportWire {
  return {
    rows: rows.map(({ number, name, amount, day: of, dueDay, reference, isAdvance, state, issue }) => ({
      number,
      name,
      amount,
      day: of,
      dueDay,
      reference,
      isAdvance,
      state,
      issue,
    })),
    changed,
  }
}
