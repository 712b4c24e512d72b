import { tradeSynonyms } from './trade-synonyms.ts'
import { formatSize } from '#domain/text/size.ts'
import { tokenize, tokensOf } from '#domain/text/tokenize.ts'

/** One term of a query: a product must contain one of its words. */
export type Term = {
  readonly typed: string
  readonly word: string
  /** True when the word has no digits; only such words are spelling-corrected. */
  readonly isPlain: boolean
  readonly alternatives: readonly string[]
  /** True when the word also matches as a prefix. */
  readonly isPrefix: boolean
}

/** Longer queries are truncated, in characters and terms. */
const MAX_LENGTH = 200
const MAX_TERMS = 10

const synonymsByWord = new Map(
  tradeSynonyms.flatMap((group) => {
    const words = group.flatMap(tokensOf)
    return words.map((word) => [word, words] as const)
  }),
)

/** Parses a query into distinct terms, each with its trade synonyms (SEARCH-01). */
export function parseQuery(text: string): Term[] {
  const { sizes, words } = tokenize(truncate(text))
  const terms = [
    ...words.map(({ word, typed }) => termOf(word, typed)),
    ...sizes.map(formatSize).map((word) => termOf(word, word)),
  ]
  return [...new Map(terms.map((term) => [term.word, term])).values()].slice(0, MAX_TERMS)
}

/** The term with other words, and their synonyms, in place of the typed one. */
export function replaceWords(term: Term, words: readonly string[]): Term {
  return { ...term, alternatives: [...new Set(words.flatMap((word) => synonymsByWord.get(word) ?? [word]))] }
}

/** The `tsquery` text of a term for PostgreSQL full-text search. */
export function toTsquery({ word: typedWord, alternatives, isPrefix, isPlain }: Term): string {
  // `fe500` may be written `Fe 500`
  const compound = isPlain ? null : /^([a-z]+)(\d.*)$/.exec(typedWord)
  const operands = alternatives.map((word) => quote(word) + (isPrefix && word === typedWord ? ':*' : ''))
  if (compound) operands.push(`(${quote(compound[1] ?? '')} & ${quote(compound[2] ?? '')})`)
  return `(${operands.join(' | ')})`
}

/** Truncates a query without leaving half a word at the end. */
function truncate(text: string): string {
  return text.length <= MAX_LENGTH ? text : text.slice(0, MAX_LENGTH).replace(/\s\S*$/u, '')
}

function termOf(word: string, typed: string): Term {
  return {
    word,
    typed,
    isPlain: !/\p{N}/u.test(word),
    alternatives: synonymsByWord.get(word) ?? [word],
    isPrefix: false,
  }
}

/** Words contain only letters, digits and dots, so they need no escaping. */
function quote(word: string): string {
  return `'${word}'`
}
