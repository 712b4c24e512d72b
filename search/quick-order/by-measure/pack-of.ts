import type { Item, WrittenItem } from '../../lexicon/items.ts'
import { toMeasure } from '../../lexicon/numbers/measures.ts'
import { isCount } from '../counts.ts'

/** Containers by which pieces are sold. */
const PACKS = new Set(['box', 'pack', 'carton'])

/**
 * The 1000 of `box of 1000` is what one pack holds, not how many packs are ordered: so many pieces where nothing else is counted, and
 * beside a count only what the packs are like.
 */
export function withPackContents(items: readonly WrittenItem[]): WrittenItem[] {
  return items.map((written, index) => {
    const { item } = written
    if (item.kind !== 'number' || !isOf(items[index - 1]?.item) || !isPack(items[index - 2]?.item))
      return written
    if (!isCountedBeside(items, index))
      return { ...written, item: { kind: 'quantity', value: item.value, unit: 'piece' } }
    const measure = { ...toMeasure([item.value], 'piece'), isAside: true }
    return { ...written, item: { kind: 'measure', measure } }
  })
}

/** Tells whether the packs are counted: with a unit before them, or by any number behind them that is of no other thing. */
function isCountedBeside(items: readonly WrittenItem[], index: number): boolean {
  const before = items.slice(items.slice(0, index).findLastIndex(isBreak) + 1, index)
  const rest = items.slice(index + 1)
  const next = rest.findIndex(({ item }) => namesProduct(item))
  const after = next < 0 ? rest : rest.slice(0, next)
  return before.some(({ item }) => item.kind === 'quantity') || after.some(({ item }) => isCount(item))
}

function isBreak({ item }: WrittenItem): boolean {
  return item.kind === 'break' || item.kind === 'and'
}

function namesProduct(item: Item): boolean {
  return item.kind === 'term' && item.readings.some((reading) => reading.namesProduct)
}

function isOf(item: Item | undefined): boolean {
  return item?.kind === 'filler' && item.hints.includes('of')
}

function isPack(item: Item | undefined): boolean {
  if (item?.kind !== 'quantity' && item?.kind !== 'term' && item?.kind !== 'unit') return false
  return PACKS.has(item.unit ?? '')
}
