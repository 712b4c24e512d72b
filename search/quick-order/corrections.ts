import type { Item, WrittenItem } from '../lexicon/items.ts'

/** Leaves out what was taken back: the 20 of `20 nahi 25 bag`, the black of `black nahi white`. */
export function withoutCorrected(items: readonly WrittenItem[]): WrittenItem[] {
  const kept: WrittenItem[] = []
  for (const [index, written] of items.entries()) {
    if (isCorrection(written.item)) {
      const last = kept.at(-1)
      const next = items[index + 1]
      if (last !== undefined && next !== undefined && isReplaced(last.item, next.item)) kept.pop()
    }
    kept.push(written)
  }
  return kept
}

function isCorrection(item: Item): boolean {
  return item.kind === 'filler' && (item.what === 'edit:not' || item.what === 'edit:replace')
}

function isReplaced(before: Item, after: Item): boolean {
  if (before.kind === 'term') return after.kind === 'term' && !names(before) && !names(after)
  return isAmount(before) && isAmount(after)
}

function isAmount({ kind }: Item): boolean {
  return kind === 'number' || kind === 'quantity' || kind === 'measure'
}

function names(item: Item): boolean {
  return item.kind === 'term' && item.readings.some(({ namesProduct }) => namesProduct)
}

/**
 * Remainder of a part of a line after it was cancelled: nothing of `cement 30 bag nahi chahiye`, the white one of `black cancel,
 * white switch 10`.
 */
export function withoutCancelled(
  group: readonly WrittenItem[],
  namesProduct: (item: Item) => boolean,
): readonly WrittenItem[] {
  const at = group.findLastIndex(({ item }) => item.kind === 'filler' && item.what === 'edit:remove')
  if (at < 0) return group
  const rest = group.slice(at + 1)
  return rest.some(({ item }) => namesProduct(item)) ? rest : []
}
