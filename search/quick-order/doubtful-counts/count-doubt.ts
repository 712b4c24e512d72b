import type { CountDoubt, Item, WrittenItem } from '../../lexicon/items.ts'
import type { Decision } from '../../product-kinds/reading/decide.ts'
import { writtenDoubt } from './written-doubt.ts'

/** Units of which there are no parts. */
const WHOLE = new Set(
  'bag piece box bundle pack coil roll rod sheet set pair tin can bucket drum bottle tube'.split(' '),
)

/** Doubt about the count of a line, which was written as several numbers or in a way that may mean another; null where it is certain. */
export function countDoubt(
  text: string,
  group: readonly WrittenItem[],
  { quantity }: Pick<Decision, 'quantity'>,
): CountDoubt | null {
  if (quantity === null) return null
  const { value, unit } = quantity
  const counts = group.flatMap(({ item }) => (isCount(item) ? [item] : []))
  const written = counts.find((item) => item.value === value && item.doubt !== undefined)?.doubt
  return (
    written ??
    severalDoubt(group, quantity) ??
    writtenDoubt(text, { value, isWhole: unit !== null && WHOLE.has(unit) })
  )
}

type Count = Extract<Item, { kind: 'quantity' | 'number' }>

function isCount(item: Item): item is Count {
  return item.kind === 'quantity' || item.kind === 'number'
}

/** Two different quantities of one unit, such as `50 bags, 20 bags`. */
function severalDoubt(
  group: readonly WrittenItem[],
  { unit }: NonNullable<Decision['quantity']>,
): CountDoubt | null {
  const same = group.filter(({ item }) => item.kind === 'quantity' && item.unit === unit)
  const values = new Set(same.flatMap(({ item }) => (item.kind === 'quantity' ? [item.value] : [])))
  if (values.size < 2) return null
  return { written: same.map(({ text }) => text).join(', '), reason: 'several', mayBe: [...values] }
}
