import type { Reading } from '../../lexicon/items.ts'
import type { KindIndex } from '../kind-index.ts'

/** Tells whether one of the readings names what is sold. */
export function isSold({ byHead, byWord, vocabulary }: KindIndex, readings: readonly Reading[]): boolean {
  return readings.some(
    ({ words, namesProduct }) =>
      words.some((word) => byHead.has(word)) &&
      // a size may have the rest of it: a usb socket
      (!namesProduct || words.every((word) => byWord.has(word) || vocabulary.words.has(word))),
  )
}
