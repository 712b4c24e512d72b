import { suggestSpellings } from '#domain/search/spelling.ts'
import { replaceWords, type Term } from '#domain/search/parse-query.ts'
import type { Queries } from '../../../db/database.ts'
import { lookUpWords, findSimilarWords } from '../../../db/search/vocabulary.ts'

/** A query, read with the words of the goods before us. */
export type InterpretedQuery = {
  readonly terms: readonly Term[]
  /** What was typed and the likeliest word that stands in its place. */
  readonly replaced: readonly { readonly typed: string; readonly word: string }[]
  /** The words that stand in the goods as they are, or corrected: those that a search can rely on. */
  readonly sure: readonly Term[]
}

/**
 * Finds out what the words of some queries mean: a word that stands in the goods means itself, the beginning of one
 * every word that begins so, and a mistyped one the nearest words. `typing` says that the last word is still being
 * typed.
 */
export async function interpretQueries(
  queries: Queries,
  asked: readonly (readonly Term[])[],
  typing = false,
): Promise<InterpretedQuery[]> {
  const plain = new Set(
    asked
      .flat()
      .filter((term) => term.isPlain)
      .flatMap((term) => term.words),
  )
  const standing = await lookUpWords(queries, [...plain])
  const isKnown = (term: Term): boolean =>
    !term.isPlain || term.words.some((word) => standing.get(word) === 'whole')
  const isBeginning = (term: Term): boolean => !isKnown(term) && standing.get(term.word) === 'beginning'
  const doubtful = asked.flat().filter((term) => !isKnown(term) && !isBeginning(term))
  const near = await findSimilarWords(queries, [...new Set(doubtful.map((term) => term.word))])
  return asked.map((terms) => {
    const replaced: { typed: string; word: string }[] = []
    const sure: Term[] = []
    const understood = terms.map((term, index) => {
      const isTyped = typing && index === terms.length - 1
      if (isBeginning(term)) return { ...term, begins: true }
      const meant = isKnown(term) ? [] : suggestSpellings(term.word, near.get(term.word) ?? [])
      const [word] = meant
      const certain = word === undefined ? { ...term, begins: isTyped } : replaceWords(term, meant)
      if (word !== undefined) replaced.push({ typed: term.typed, word })
      if (isKnown(term) || word !== undefined) sure.push(certain)
      return certain
    })
    return { terms: understood, replaced, sure }
  })
}
