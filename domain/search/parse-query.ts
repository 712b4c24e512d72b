import { tradeSynonyms } from './trade-synonyms.ts'
import { formatSize } from './size.ts'
import { tokenize, tokensOf } from './tokenize.ts'

/** One thing that a query asks for: the goods must bear one of these words. */
export type Term = {
  readonly typed: string
  readonly word: string
  /** Words with digits, sizes among them, are taken as they are; others may be mistyped. */
  readonly isPlain: boolean
  readonly words: readonly string[]
  /** Words that begin like this count too. */
  readonly begins: boolean
}

/** The longest query that is read, and the most of its words. */
const LENGTH = 200
const TERMS = 10

const alike = new Map(
  tradeSynonyms.flatMap((group) => {
    const words = group.flatMap(tokensOf)
    return words.map((word) => [word, words] as const)
  }),
)

/** What a query asks for, each word with the trade's other names of the same thing. */
export function parseQuery(text: string): Term[] {
  const { sizes, words } = tokenize(cut(text))
  const terms = [
    ...words.map(({ word, typed }) => plainTerm(word, typed)),
    ...sizes.map(formatSize).map((word) => plainTerm(word, word)),
  ]
  return [...new Map(terms.map((term) => [term.word, term])).values()].slice(0, TERMS)
}

/** The term of another word in the place of the one that was typed. */
export function replaceWords(term: Term, words: readonly string[]): Term {
  return { ...term, words: [...new Set(words.flatMap((word) => alike.get(word) ?? [word]))] }
}

/** The query of PostgreSQL's text search that a term stands for. */
export function toTsquery({ word: own, words, begins, isPlain }: Term): string {
  // `fe500` may be written `Fe 500`
  const split = isPlain ? null : /^([a-z]+)(\d.*)$/.exec(own)
  const either = words.map((word) => quoted(word) + (begins && word === own ? ':*' : ''))
  if (split) either.push(`(${quoted(split[1] ?? '')} & ${quoted(split[2] ?? '')})`)
  return `(${either.join(' | ')})`
}

/** Without the half word at the cut. */
function cut(text: string): string {
  return text.length <= LENGTH ? text : text.slice(0, LENGTH).replace(/\s\S*$/u, '')
}

function plainTerm(word: string, typed: string): Term {
  return {
    word,
    typed,
    isPlain: !/\p{N}/u.test(word),
    words: alike.get(word) ?? [word],
    begins: false,
  }
}

/** Words hold letters, digits and points alone, so that nothing in them has a meaning of its own. */
function quoted(word: string): string {
  return `'${word}'`
}
