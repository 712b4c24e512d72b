import type { Item } from '../lexicon/items.ts'
import { singular } from '../lexicon/singular.ts'
import type { KindIndex } from '../product-kinds/kind-index.ts'
import { isSold } from '../product-kinds/reading/is-sold.ts'
import type { Tells } from './split-run-on.ts'

/** Tells by a catalogue whether an item names something, and whether that is sold. */
export function tellsOf(index: KindIndex): Tells {
  return { namesProduct: namesIn(index), isSold: soldIn(index), isSizeOf: sizedIn(index) }
}

/** Tells whether the words of an item are those of a size of what another one names: the ratchet of a safety helmet. */
function sizedIn(index: KindIndex): Tells['isSizeOf'] {
  return (item, named) => {
    if (item.kind !== 'term' || named.kind !== 'term') return false
    const said = item.hints.map(singular)
    return named.readings.some(({ words }) =>
      words
        // tiles are no size of tiles, though so many are in a box
        .filter((word) => !said.includes(word))
        .flatMap((word) => index.byHead.get(word) ?? [])
        .some(
          ({ nameWords, sizes }) =>
            words.every((word) => nameWords.has(word)) &&
            sizes.some((size) => item.hints.every((word) => size.words.has(word))),
        ),
    )
  }
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
