import type { Item, WrittenItem } from '../../lexicon/items.ts'
import { writtenAmount } from '../../product-kinds/reading/amounts.ts'

type Count = Extract<Item, { kind: 'quantity' | 'number' }>

/** The count that a sheet's cell says, as what is ordered; doubtful where it says several numbers. */
export function countOfCell(read: readonly WrittenItem[], written: string): Item[] {
  const counts = read.flatMap(({ item }) => countsOf(item))
  const [first, ...others] = counts
  if (first === undefined) return read.slice(0, 1).map(({ item }) => item)
  const values = [...new Set(counts.map(({ value }) => value))]
  if (others.length === 0 || values.length === 1) return [first]
  const joined = counts.flatMap((each) =>
    each.kind === 'quantity' && each.unlessSize ? [each.unlessSize] : [],
  )
  return [{ ...first, doubt: first.doubt ?? joined[0] ?? { written, reason: 'several', mayBe: values } }]
}

function countsOf(item: Item): Count[] {
  if (item.kind === 'number' && item.isLoose) return [{ kind: 'quantity', value: item.value, unit: 'piece' }]
  if (item.kind === 'number') return [{ ...item, isMarked: true }]
  if (item.kind === 'quantity') return [item]
  if (item.kind !== 'measure') return []
  const { unit, values } = item.measure
  return values.map((value) => ({ kind: 'quantity', ...writtenAmount(value, unit) }))
}
