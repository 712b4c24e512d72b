import type { Item, WrittenItem } from '../lexicon/items.ts'

/** Units that nothing is counted by: the 4 of `V4` counts no volts. */
const RATINGS = new Set(
  'v va a ma ka w kw kva hp hz mm in sqmm gsm rpm lever pole pin way module core'.split(' '),
)

/** `bags 20` is `20 bags`, and so is `20, bags` of a CSV file; `a dozen` is one. */
export function joinUnits(items: readonly WrittenItem[]): WrittenItem[] {
  return items.flatMap((written, index): WrittenItem[] => {
    const before = items[index - 1]?.item
    const after = items[index + 1]?.item
    const { item, text } = written
    if (item.kind === 'unit') return unitAlone(item, before, after).map((each) => ({ item: each, text }))
    if (isLessOf(written, items[index + 1])) return []
    const unit = unitBefore(before) ?? nextCell(items, index) ?? unitOfNumber(before, after)
    if (item.kind === 'number' && unit?.kind === 'unit') {
      const { value, doubt } = item
      return [{ item: { kind: 'quantity', value, unit: unit.unit, ...(doubt && { doubt }) }, text }]
    }
    const less = items[index - 1]
    return less !== undefined && isLessOf(less, written) ? [withLess(written, less)] : [written]
  })
}

function unitBefore(before: Item | undefined): Item | undefined {
  return before?.kind === 'unit' && !RATINGS.has(before.unit) ? before : undefined
}

/** The unit of a number that ends a part, where the word before it is a unit as well: `wall putty bag 2`. */
function unitOfNumber(before: Item | undefined, after: Item | undefined): Item | undefined {
  const isLast = after === undefined || after.kind === 'break' || after.kind === 'and'
  return isLast && before?.kind === 'term' && before.unit !== undefined && !RATINGS.has(before.unit)
    ? { kind: 'unit', unit: before.unit }
    : undefined
}

/** The item that has the next cell of a CSV file to itself: the unit of `20, bags`. */
function nextCell(items: readonly WrittenItem[], index: number): Item | undefined {
  const isCell = items[index + 1]?.item.kind === 'break' && isEndOfCell(items[index + 3]?.item)
  return isCell ? items[index + 2]?.item : undefined
}

/** Tells whether a cell ends before an item: in `plate 10, box 2 module` the box is no unit. */
function isEndOfCell(item: Item | undefined): boolean {
  return item === undefined || item.kind === 'break'
}

/** The ten of `das barah bori`, ten or twelve bags. */
function isLessOf({ item, text }: WrittenItem, next: WrittenItem | undefined): boolean {
  const isCount = next?.item.kind === 'quantity' || next?.item.kind === 'number'
  if (item.kind !== 'number' || !isCount || /\d/.test(text + next.text)) return false
  return item.value < next.item.value && next.item.value <= 2 * item.value
}

/** A quantity that is one of two. */
function withLess({ item, text }: WrittenItem, less: WrittenItem): WrittenItem {
  if ((item.kind !== 'quantity' && item.kind !== 'number') || less.item.kind !== 'number')
    return { item, text }
  const written = `${less.text} ${text}`
  return {
    item: { ...item, doubt: { written, reason: 'range', mayBe: [less.item.value, item.value] } },
    text,
  }
}

/** Reading of a unit that does not stand after its number: part of the number after it, a dozen, or nothing. */
function unitAlone(
  item: Extract<Item, { kind: 'unit' }>,
  before: Item | undefined,
  after: Item | undefined,
): Item[] {
  if (after?.kind === 'number') return [item]
  return item.unit === 'dozen' && before?.kind !== 'number'
    ? [{ kind: 'quantity', value: 1, unit: 'dozen' }]
    : []
}
