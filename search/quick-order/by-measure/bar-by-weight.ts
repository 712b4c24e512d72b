import { writtenAmount } from '../../product-kinds/reading/amounts.ts'
import type { Item } from '../../lexicon/items.ts'

/** The diameters of reinforcement bars by IS 1786, in millimetres, and those that stone is also crushed to. */
const DIAMETERS = new Set([6, 8, 10, 12, 16, 20, 25, 28, 32, 36, 40])
const ALSO_STONE = new Set([6, 10, 20, 40])
const WEIGHTS = new Set(['tonne', 'quintal', 'kg', 'rod'])

/** Tells whether a line without a noun asks for bars: so many tonnes of one diameter. `maybe` where it may be stone as well. */
export function barByWeight(items: readonly Item[]): 'surely' | 'maybe' | 'no' {
  const told = items.filter((item) => item.kind !== 'filler' && !isSteel(item))
  const sizes = told.flatMap((item) =>
    item.kind === 'measure' && item.measure.type === 'length' && item.measure.unit === 'mm'
      ? item.measure.values
      : [],
  )
  if (isBarInSut(told)) return 'surely'
  const weights = told.filter(isWeight)
  const [diameter] = sizes
  if (sizes.length !== 1 || weights.length !== 1 || told.length !== 2 || diameter === undefined) return 'no'
  if (!DIAMETERS.has(diameter)) return 'no'
  return ALSO_STONE.has(diameter) ? 'maybe' : 'surely'
}

/** Only bars are called by eighths of an inch without a noun: `char soot 25`. */
function isBarInSut(told: readonly Item[]): boolean {
  const [size, count, ...others] = told
  const isSut = size?.kind === 'measure' && size.measure.unit === 'sut' && size.measure.values.length === 1
  return isSut && others.length === 0 && (count?.kind === 'number' || count?.kind === 'quantity')
}

/** `two ton steel 12 mm` says what bars are of. */
function isSteel(item: Item): boolean {
  return item.kind === 'term' && item.hints.join(' ') === 'steel'
}

function isWeight(item: Item): boolean {
  if (item.kind === 'quantity') return WEIGHTS.has(item.unit)
  return (
    item.kind === 'measure' &&
    item.measure.type === 'kg' &&
    item.measure.values.length === 1 &&
    writtenAmount(1, item.measure.unit).unit === 'kg'
  )
}
