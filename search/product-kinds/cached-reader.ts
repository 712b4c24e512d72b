import type { Vocabulary } from '../lexicon/items.ts'
import { readCatalogueText } from '../lexicon/read-text.ts'
import { readingWords, type ReadText, type Reader } from './product-facts.ts'

const MAX_CACHED = 50_000

/** Reads texts of the catalogue, which repeat a great deal: options, attributes and search words are read once. */
export function cachedReader(vocabulary: Vocabulary): Reader {
  const cache = new Map<string, ReadText>()
  return (text) => {
    let read = cache.get(text)
    if (read === undefined) {
      if (cache.size > MAX_CACHED) cache.clear()
      const items = readCatalogueText(text, vocabulary)
      read = { items, words: readingWords(items) }
      cache.set(text, read)
    }
    return read
  }
}
