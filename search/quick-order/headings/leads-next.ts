import type { Item, WrittenItem } from '../../lexicon/items.ts'
import { isMaterial, isSize } from '../carry-over.ts'
import { isRemark } from '../clean-line.ts'
import { isCount } from '../counts.ts'

/** `UPVC` above `pipe 1 inch 10` and `elbow 1 inch 24`. */
export function isMaterialAlone(items: readonly WrittenItem[], next: string | null): boolean {
  const told = items.filter(({ item }) => item.kind !== 'filler')
  return (
    next !== null &&
    told.length === 1 &&
    told.some(({ item }) => isMaterial(item) && item.kind === 'term' && item.hints.length === 1)
  )
}

type Reading = {
  readonly namesProduct: (item: Item) => boolean
  /** Reads a row as it is written. */
  readonly read: (text: string) => readonly WrittenItem[]
}

/** Tells whether a row only names what the next one counts: `TMT Fe 500D` above `8 mm - 1.2 t`, `wall putty 40 kg` above `20 bag`. */
export function leadsNext(
  items: readonly WrittenItem[],
  next: string | null,
  { namesProduct, read }: Reading,
): boolean {
  if (next === null || !items.some(({ item }) => namesProduct(item)) || isRemark(next)) return false
  if (items.some(({ item }) => isCount(item))) return false
  const after = read(next).map(({ item }) => item)
  const isMeasured = items.some(({ item }) => isSize(item) || isPourable(item))
  const isSizeTwice = isMeasured && after.some(({ kind }) => kind === 'measure')
  const isNameless = after.every((item) => !namesProduct(item) && item.kind !== 'unknown')
  return isNameless && !isSizeTwice && after.some((item) => isCount(item) || isPourable(item))
}

/** Kilos, litres, metres and feet, which may be how much is ordered. */
function isPourable(item: Item): boolean {
  if (item.kind !== 'measure' || item.measure.values.length !== 1) return false
  const { type, unit } = item.measure
  return type === 'kg' || type === 'l' || unit === 'm' || unit === 'ft'
}
