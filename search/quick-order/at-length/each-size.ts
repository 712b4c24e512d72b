import type { WrittenItem } from '../../lexicon/items.ts'
import type { Measure } from '../../lexicon/numbers/measures.ts'
import { isCount } from '../counts.ts'
import type { Tells } from '../split-run-on.ts'

/**
 * Takes a line apart between two sizes of one thing: `20 mm and 40 mm aggregate`, `solid blocks 6 inch and 4 inch`. A count behind them is
 * that of the last, unless it is for each.
 */
export function ofEachSize(
  items: readonly WrittenItem[],
  { namesProduct }: Tells,
): readonly (readonly WrittenItem[])[] {
  const and = items.findIndex((_, at) => areSizes(items, at))
  if (and < 0) return [items]
  const start = items.slice(0, and).findLastIndex(isJoint) + 1
  const end = items.findIndex((written, at) => at > and && isJoint(written))
  const part = items.slice(start, end < 0 ? items.length : end)
  const [before, after] = [items.slice(start, and - 1), part.slice(and - start + 2)]
  const isNamed = [...before, ...after].some(({ item }) => namesProduct(item))
  const [first, , second] = items.slice(and - 1, and + 2)
  if (!isNamed || first === undefined || second === undefined) return [items]
  const isOfEach = after.some(({ item }) => item.kind === 'filler' && item.what === 'each')
  return [
    [
      ...items.slice(0, start),
      ...[...before, first, ...after].filter(({ item }) => isOfEach || !isCount(item)),
    ],
    [...before.filter(({ item }) => !isCount(item)), second, ...after, ...items.slice(start + part.length)],
  ]
}

function isJoint({ item }: WrittenItem): boolean {
  return item.kind === 'break' || item.kind === 'and'
}

/** Tells whether an `and` stands between two sizes of one kind. */
function areSizes(items: readonly WrittenItem[], at: number): boolean {
  const [before, joint, after] = [items[at - 1]?.item, items[at], items[at + 1]?.item]
  const isAnd = joint?.item.kind === 'and' || joint?.text === '&'
  if (!isAnd || before?.kind !== 'measure' || after?.kind !== 'measure') return false
  return isOtherSize(before.measure, after.measure)
}

function isOtherSize(one: Measure, other: Measure): boolean {
  const areOfOneUnit = one.unit === other.unit && one.unit !== '' && one.type === other.type
  return (
    areOfOneUnit &&
    [one, other].every(({ values }) => values.length === 1) &&
    one.values[0] !== other.values[0]
  )
}
