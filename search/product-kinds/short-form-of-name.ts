import type { Item } from '../lexicon/items.ts'
import type { KindIndex } from './kind-index.ts'
import { isSold } from './reading/is-sold.ts'

type Term = Extract<Item, { kind: 'term' }>

/**
 * Tells whether a query is a noun that stands for a longer name when it is alone, such as a tape for a measuring tape, behind a noun that
 * tells nothing of that: then another thing is meant, as with a `pipe tape`. What nobody knows may be a maker, and tells nothing.
 */
export function isShortFormOfOther(index: KindIndex, items: readonly Item[]): boolean {
  const [before, noun, ...others] = items
  if (before === undefined || noun === undefined || others.length > 0) return false
  if (noun.kind !== 'term' || !isShortForm(noun) || !isSold(index, noun.readings)) return false
  if (before.kind !== 'term' || !isPlainNoun(before)) return false
  return isSold(index, before.readings) && !isOfIt(index, noun, before)
}

/** Tells whether a term is one word of Latin letters that names something as it is written, and is no maker's. */
function isPlainNoun(term: Term): boolean {
  const [hint = '', ...others] = term.hints
  const isWritten = !term.isBrand && !term.isGuess && term.isMaybeBrand !== true
  return isWritten && others.length === 0 && LATIN.test(hint) && namingReadings(term).length > 0
}

const LATIN = /^[a-z]+$/u

function namingReadings({ readings }: Term): Term['readings'] {
  return readings.filter(({ namesProduct }) => namesProduct)
}

/** Tells whether one word stands for names that are longer. */
function isShortForm(noun: Term): boolean {
  const [hint = '', ...others] = noun.hints
  const naming = namingReadings(noun)
  return (
    others.length === 0 &&
    LATIN.test(hint) &&
    !noun.isBrand &&
    !noun.isGuess &&
    naming.length > 0 &&
    naming.every(({ words }) => words.flatMap((word) => word.split('_')).length > 1 && !words.includes(hint))
  )
}

/** Tells whether what a noun stands for is told by the words of another, or is named with it: the paver of a `paver blok`. */
function isOfIt({ byHead, productKinds }: KindIndex, noun: Term, before: Term): boolean {
  const heads = namingReadings(noun).flatMap(({ words }) => words)
  const named = heads.flatMap((word) => byHead.get(word) ?? [])
  const kinds =
    named.length > 0
      ? named
      : productKinds.filter(({ nameWords }) => heads.every((word) => nameWords.has(word)))
  const words = [...before.hints, ...before.readings.flatMap((reading) => reading.words)]
  const lastWords = heads.flatMap((word) => word.split('_').slice(-1))
  const isNamedWith = words
    .flatMap((word) => byHead.get(word) ?? [])
    .some(({ nameWords }) => lastWords.some((word) => nameWords.has(word)))
  if (isNamedWith) return true
  return kinds.some(({ nameWords, softWords, sizes }) =>
    words.some(
      (word) => nameWords.has(word) || softWords.has(word) || sizes.some((size) => size.words.has(word)),
    ),
  )
}
