import type { Item } from '../../lexicon/items.ts'
import { COLOURS } from '../carry-over.ts'

/** The sections of house wire by IS 694, in square millimetres. */
const SECTIONS = new Set([0.75, 1, 1.5, 2.5, 4, 6, 10])
const INSULATION = /^(?:fr|frlsh|hr)$/

/** Tells whether a line without a noun asks for house wire: so many coils of a section, in a colour: `1.5 red 2 coil`. */
export function isWireByCoil(items: readonly Item[]): boolean {
  const told = items.filter(({ kind }) => kind !== 'filler')
  const coils = told.filter((item) => item.kind === 'quantity' && item.unit === 'coil')
  const sections = told.filter(isSection)
  const rest = told.filter((item) => !coils.includes(item) && !sections.includes(item))
  return coils.length === 1 && sections.length === 1 && rest.length > 0 && rest.every(isSort)
}

/** Tells whether a number or a measure is a section of wire. */
export function isSection(item: Item): boolean {
  if (item.kind === 'number') return SECTIONS.has(item.value)
  if (item.kind !== 'measure') return false
  const { type, unit, values } = item.measure
  const isOfWire = type === 'sqmm' || type === 'plain' || unit === 'mm'
  return isOfWire && values.length === 1 && SECTIONS.has(values[0] ?? 0)
}

function isSort(item: Item): boolean {
  if (item.kind !== 'term' || item.isBrand) return false
  return item.readings.some(({ words }) => words.some((word) => COLOURS.test(word) || INSULATION.test(word)))
}
