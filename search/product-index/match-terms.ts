import type { Term } from '../queries/parse-query.ts'
import { eachPosting } from './postings.ts'
import type { Words } from './words.ts'

/** A search for the products that match all of the terms, or some of them. */
export type TermSearch = { readonly terms: readonly Term[]; readonly match: 'all' | 'some' }

/** Weights of a word, from D to A, and the divisor of PostgreSQL's `ts_rank`. */
const WEIGHTS = [0.05, 0.2, 0.5, 1]
const ONE_POSITION = 1.64493406685

/** Scores are whole millionths: the same words in another order would not always add up to the same otherwise. */
const PRECISION = 1_000_000

/** A whole word, or one of the two parts of which a row must have both. */
const WHOLE = 1
const FIRST_PART = 2
const SECOND_PART = 4

/** The rows that match, live or not, in no particular order, and the score of each. */
export type Matched = { readonly rows: readonly number[]; readonly scores: readonly number[] }

/**
 * Matches rows as a `tsquery` of the terms does (`toTsquery`), and scores them as the sum of the `ts_rank` of each, counted once for
 * every word that it may be called by.
 */
export function matchTerms(words: Words, rowCount: number, { terms, match }: TermSearch): Matched {
  const { scores, matches } = scratchFor(rowCount)
  const seen: number[] = []
  for (const term of terms) {
    const { touched, ranks, hits, size } = rank(words, rowCount, term)
    for (const row of touched) {
      const hit = hits[row] ?? 0
      if (matches[row] === 0 && scores[row] === 0) seen.push(row)
      scores[row] = (scores[row] ?? 0) + (term.alternatives.length * (ranks[row] ?? 0)) / size
      if (hit % 2 === WHOLE || hit === FIRST_PART + SECOND_PART) matches[row] = (matches[row] ?? 0) + 1
      ranks[row] = 0
      hits[row] = 0
    }
  }
  const least = match === 'all' ? Math.max(1, terms.length) : 1
  const rows = seen.filter((row) => (matches[row] ?? 0) >= least)
  const found = { rows, scores: rows.map((row) => Math.round((scores[row] ?? 0) * PRECISION)) }
  for (const row of seen) {
    scores[row] = 0
    matches[row] = 0
  }
  return found
}

type Operand = { readonly word: string; readonly isPrefix: boolean; readonly part: number }

/** Leaves in the scratch how each row with a word of the term ranks, before it is divided, and which parts of the term it has. */
function rank(words: Words, rowCount: number, term: Term) {
  const { ranks, hits } = scratchFor(rowCount)
  const touched: number[] = []
  const byWord = Map.groupBy(operandsOf(term), ({ word }) => word)
  for (const [word, operands] of byWord) {
    const part = operands.reduce((parts, operand) => parts | operand.part, 0)
    const isPrefix = operands.some((operand) => operand.isPrefix)
    for (const each of isPrefix ? words.beginningWith(word) : [word]) {
      const postings = words.postings(each)
      if (postings === undefined) continue
      eachPosting(postings, (row, weight) => {
        const hit = hits[row] ?? 0
        if (hit === 0) touched.push(row)
        ranks[row] = (ranks[row] ?? 0) + (WEIGHTS[weight] ?? 0) / ONE_POSITION
        hits[row] = hit | part
      })
    }
  }
  return { touched, ranks, hits, size: byWord.size }
}

/** Used again by every search, and left full of zeros: as long as all rows, and only a few of them are ever touched. */
let scratch = createScratch(0)

function createScratch(length: number) {
  return {
    length,
    scores: new Float64Array(length),
    matches: new Uint8Array(length),
    ranks: new Float64Array(length),
    hits: new Uint8Array(length),
  }
}

function scratchFor(rowCount: number) {
  if (scratch.length < rowCount) scratch = createScratch(Math.ceil(rowCount * 1.1))
  return scratch
}

/** The words that a row may have for a term; `fe500` may be written `Fe 500`. */
function operandsOf({ word: typed, alternatives, isPrefix, isPlain }: Term): Operand[] {
  const compound = isPlain ? null : /^([a-z]+)(\d.*)$/.exec(typed)
  const whole = alternatives.map((word) => ({ word, isPrefix: isPrefix && word === typed, part: WHOLE }))
  if (compound === null) return whole
  const [, first = '', second = ''] = compound
  return [
    ...whole,
    { word: first, isPrefix: false, part: FIRST_PART },
    { word: second, isPrefix: false, part: SECOND_PART },
  ]
}
