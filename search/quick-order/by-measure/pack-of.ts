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
    const isCounted = lineOf(items, index).some((other) => other !== written && isCount(other.item))
    if (!isCounted) return { ...written, item: { kind: 'quantity', value: item.value, unit: 'piece' } }
    const measure = { ...toMeasure([item.value], 'piece'), isAside: true }
    return { ...written, item: { kind: 'measure', measure } }
  })
}

/** The items between two breaks among which one stands. */
function lineOf(items: readonly WrittenItem[], index: number): readonly WrittenItem[] {
  const end = items.findIndex((each, at) => at > index && isBreak(each))
  return items.slice(items.slice(0, index).findLastIndex(isBreak) + 1, end < 0 ? undefined : end)
}

function isBreak({ item }: WrittenItem): boolean {
  return item.kind === 'break' || item.kind === 'and'
}

function isOf(item: Item | undefined): boolean {
  return item?.kind === 'filler' && item.hints.includes('of')
}

function isPack(item: Item | undefined): boolean {
  if (item?.kind !== 'quantity' && item?.kind !== 'term' && item?.kind !== 'unit') return false
  return PACKS.has(item.unit ?? '')
}
