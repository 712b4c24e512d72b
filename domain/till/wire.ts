import { z } from 'zod'
import { timestamp, amountInPaise, note, paise } from '../wire/atoms.ts'
import { moveOfTill, putInReasons, takenOutReasons, tillEntryKinds, type TillEntry } from './till-entry.ts'

export const tillEntry = z
  .object({
    id: z.uuid(),
    at: timestamp,
    kind: z.enum(tillEntryKinds),
    amount: paise.meta({ description: 'Of a count what was found, in paise.' }),
    expected: paise.nullable().meta({ description: 'Of a count what the till should hold, in paise.' }),
    change: paise.meta({
      description: 'What it changes of the cash in the till: of a count the difference, in paise.',
    }),
    reason: z.enum([...putInReasons, ...takenOutReasons]).nullable(),
    note: z.string().nullable(),
    enteredBy: z.string(),
  })
  .meta({ id: 'TillEntry' })

const id = z.uuid().meta({ description: 'Made by the caller; a repeat changes nothing.' })
const text = note(300).nullish()

export const tillEntryRequest = z
  .discriminatedUnion('kind', [
    z.object({
      id,
      kind: z.literal('counted'),
      expected: paise.meta({
        description: 'What the till was shown to hold, in paise; refused if it changed since.',
      }),
      amount: amountInPaise.meta({ description: 'What was found, in paise.' }),
      note: text.meta({ description: 'Needed when there is a difference.' }),
    }),
    z.object({
      id,
      kind: z.literal('put-in'),
      amount: amountInPaise,
      reason: z.enum(putInReasons),
      note: text.meta({ description: 'Needed for another reason than those named.' }),
    }),
    z.object({
      id,
      kind: z.literal('taken-out'),
      amount: amountInPaise.meta({ description: 'At most what the till holds, in paise.' }),
      reason: z.enum(takenOutReasons),
      note: text.meta({ description: 'Needed for an expense, and for another reason than those named.' }),
    }),
  ])
  .meta({ id: 'TillEntryRequest' })

type TillEntryWire = z.infer<typeof tillEntry>
export type TillEntryRequestWire = z.input<typeof tillEntryRequest>

/** An entry of the till, with what it changes. */
export function serializeTillEntry(entry: TillEntry): TillEntryWire {
  return { ...entry, change: moveOfTill(entry) }
}
