import { z } from 'zod'
import { paiseToRupees } from '../money/paise.ts'
import { moveOfTill, putInReasons, takenOutReasons, tillEntryKinds, type TillEntry } from './till-entry.ts'

const rupees = z.number().meta({ description: 'Rupees.' })

export const tillEntry = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime().meta({ description: 'ISO 8601, UTC.' }),
    kind: z.enum(tillEntryKinds),
    amount: rupees.meta({ description: 'Of a count what was found, in rupees.' }),
    expected: rupees.nullable().meta({ description: 'Of a count what the till should hold, in rupees.' }),
    change: rupees.meta({
      description: 'What it changes of the cash in the till: of a count the difference, in rupees.',
    }),
    reason: z.enum([...putInReasons, ...takenOutReasons]).nullable(),
    note: z.string().nullable(),
    enteredBy: z.string(),
  })
  .meta({ id: 'TillEntry' })

const amount = z.union([z.number(), z.string()]).meta({ description: 'Rupees.' })
const id = z.uuid().meta({ description: 'Made by the caller; a repeat changes nothing.' })
const note = z.string().trim().min(1).max(300).nullish()

export const tillEntryRequest = z
  .discriminatedUnion('kind', [
    z.object({
      id,
      kind: z.literal('counted'),
      expected: amount.meta({
        description: 'What the till was shown to hold, in rupees; refused if it changed since.',
      }),
      amount: amount.meta({ description: 'What was found, in rupees.' }),
      note: note.meta({ description: 'Needed when there is a difference.' }),
    }),
    z.object({
      id,
      kind: z.literal('put-in'),
      amount,
      reason: z.enum(putInReasons),
      note: note.meta({ description: 'Needed for another reason than those named.' }),
    }),
    z.object({
      id,
      kind: z.literal('taken-out'),
      amount: amount.meta({ description: 'At most what the till holds, in rupees.' }),
      reason: z.enum(takenOutReasons),
      note: note.meta({ description: 'Needed for an expense, and for another reason than those named.' }),
    }),
  ])
  .meta({ id: 'TillEntryRequest' })

type TillEntryWire = z.infer<typeof tillEntry>
export type TillEntryRequestWire = z.input<typeof tillEntryRequest>

/** An entry of the till, as it crosses HTTP. */
export function serializeTillEntry({
  id: key,
  at,
  kind,
  amount: entered,
  expected,
  reason,
  note: word,
  enteredBy,
}: TillEntry): TillEntryWire {
  return {
    id: key,
    at,
    kind,
    amount: paiseToRupees(entered),
    expected: expected === null ? null : paiseToRupees(expected),
    change: paiseToRupees(moveOfTill({ kind, amount: entered, expected })),
    reason,
    note: word,
    enteredBy,
  }
}
