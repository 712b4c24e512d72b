import { replaceWords, type Term } from './parse-query.ts'
import { suggestSpellings, type VocabularyWord } from '#domain/text/spelling.ts'

/** Status of a word: in the catalogue as a whole, only as the beginning of longer words, or not at all. */
export type WordStatus = 'whole' | 'beginning' | 'unknown'

/** Meaning of a query, read against the words of the catalogue. */
export type InterpretedQuery = {
  readonly terms: readonly Term[]
  /** The typed words that were replaced, each with its likeliest correction. */
  readonly corrections: readonly { readonly typed: string; readonly word: string }[]
  /** The terms that the catalogue knows as they are or corrected: those that a search can rely on. */
  readonly known: readonly Term[]
}

/** The words of queries whose status decides what the queries mean; sizes and other words with digits are taken as typed. */
export function plainWords(queries: readonly (readonly Term[])[]): string[] {
  const plain = queries.flat().filter((term) => term.isPlain)
  return [...new Set(plain.flatMap((term) => term.alternatives))]
}

/** The words of queries that are possibly misspelt: neither known nor the beginning of a known word. */
export function doubtfulWords(
  queries: readonly (readonly Term[])[],
  statuses: ReadonlyMap<string, WordStatus>,
): string[] {
  const doubtful = queries.flat().filter((term) => !isKnown(term, statuses) && !isBeginning(term, statuses))
  return [...new Set(doubtful.map((term) => term.word))]
}

/** Knowledge of the catalogue about the words of a query. */
export type WordKnowledge = {
  readonly statuses: ReadonlyMap<string, WordStatus>
  /** For each doubtful word, catalogue words that look or sound similar. */
  readonly similar: ReadonlyMap<string, readonly VocabularyWord[]>
  /** True when the last word is still being typed. */
  readonly typing: boolean
}

/**
 * Interprets a query: a word of the catalogue means itself, the beginning of one every word that begins like it, and a
 * misspelt one the nearest words (SEARCH-01).
 */
export function interpretQuery(
  query: readonly Term[],
  { statuses, similar, typing }: WordKnowledge,
): InterpretedQuery {
  const corrections: { typed: string; word: string }[] = []
  const known: Term[] = []
  const terms = query.map((term, index) => {
    if (isBeginning(term, statuses)) return { ...term, isPrefix: true }
    const meant = isKnown(term, statuses) ? [] : suggestSpellings(term.word, similar.get(term.word) ?? [])
    const [word] = meant
    const isTyped = typing && index === query.length - 1
    const read = word === undefined ? { ...term, isPrefix: isTyped } : replaceWords(term, meant)
    if (word !== undefined) corrections.push({ typed: term.typed, word })
    if (isKnown(term, statuses) || word !== undefined) known.push(read)
    return read
  })
  return { terms, corrections, known }
}

function isKnown(term: Term, statuses: ReadonlyMap<string, WordStatus>): boolean {
  return !term.isPlain || term.alternatives.some((word) => statuses.get(word) === 'whole')
}

function isBeginning(term: Term, statuses: ReadonlyMap<string, WordStatus>): boolean {
  return !isKnown(term, statuses) && statuses.get(term.word) === 'beginning'
}
