import type { Cursor } from '../items.ts'
import { readCardinal } from './read-cardinal.ts'
import { findUnitPhrase } from './unit-phrase.ts'

/** Units that products are counted or poured by: a number of them is a quantity, never a size. */
export const quantityUnits = new Set(
  (
    'bag piece box bundle pack coil roll rod sheet set pair dozen gross tin can bucket drum bottle tube ' +
    'tonne quintal brass cft cu_m sq_ft sq_m sq_yd rft trolley unit'
  )
    .split(' ')
    .map((unit) => unit.replace('_', ' ')),
)

/** A number of a group with its unit. */
export type Operand = {
  readonly value: number
  readonly unit: string
  readonly isLoose: boolean
  readonly isFraction: boolean
}

/** Reads a number with its multiples and its unit; `word` is its beginning where that is a word. */
export function readOperand(
  cursor: Cursor,
  at: number,
  word: { value: number; length: number } | null = null,
): { operand: Operand; length: number } {
  const begun = word ?? { value: cursor.tokens[at]?.value ?? 0, length: 1 }
  const isFraction = cursor.tokens[at]?.text.includes('/') === true
  const cardinal = readCardinal(cursor, at + begun.length, begun.value)
  const counted = begun.length + cardinal.length
  const found = findUnitPhrase(cursor, at + counted)
  const unit = found?.unit ?? (cardinal.isThousands ? 'piece' : '')
  const operand = { value: cardinal.value, unit, isLoose: found?.isLoose ?? false, isFraction }
  return { operand, length: counted + (found?.length ?? 0) }
}

/** The thickest layer of laminated glass, in millimetres; `10 + 10` of anything else are two numbers. */
const THICKEST_LAYER = 12

/** Tells whether a `+` joins the layers of one thing: laminated glass of `6+6 mm`, a cable of `3+1` cores. */
export function isLayered(
  { tokens, isCatalogue }: Pick<Cursor, 'tokens' | 'isCatalogue'>,
  at: number,
  { value, unit }: Pick<Operand, 'value' | 'unit'>,
): boolean {
  const after = tokens[at + 1]
  if (after === undefined || value > THICKEST_LAYER || after.value > THICKEST_LAYER) return false
  if (unit !== '') return unit === 'mm' && after.value === value
  const isSpelled = value === after.value && tokens[at + 2]?.text === 'mm'
  return isCatalogue || isSpelled || (tokens[at]?.isGlued === true && after.isGlued)
}
