import type { Item } from '../lexicon/items.ts'
import type { KindIndex } from '../product-kinds/kind-index.ts'
import { isSold } from '../product-kinds/reading/is-sold.ts'
import type { Tells } from './split-run-on.ts'

/** Tells by a catalogue whether an item names something, and whether that is sold. */
export function tellsOf(index: KindIndex): Tells {
  return { namesProduct: namesIn(index), isSold: soldIn(index) }
}

/** Tells whether an item names what is sold, or is known not to be. */
function namesIn(index: KindIndex): (item: Item) => boolean {
  return (item) =>
    item.kind === 'term' &&
    !item.isPurpose &&
    item.readings.some(
      ({ words, namesProduct }) => namesProduct || (words.length === 1 && index.byHead.has(words[0] ?? '')),
    )
}

/** Tells whether an item names what is sold. */
function soldIn(index: KindIndex): (item: Item) => boolean {
  return (item) => item.kind === 'term' && isSold(index, item.readings)
}
