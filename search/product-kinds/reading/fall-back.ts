import { materials, places } from '../../lexicon/trade/facts.ts'
import { isSold } from './is-sold.ts'
import type { KindIndex } from '../kind-index.ts'
import type { Request, WrittenTerm } from '../request.ts'

/**
 * Requests to fall back to where no product kind bears all the nouns of one, the likeliest first: in each, one noun names the product and
 * the others describe it. None beside a noun that is known and not sold: a ball cock of a cistern is a ball cock, a pipe of a
 * chimney is no pipe.
 */
export function fallbacksOf(index: KindIndex, request: Request): Request[] {
  return namedByOne(index, request, 2)
}

/**
 * A request whose only nouns are materials, named by the word behind them that heads names of what is sold: the sheet of `GI sheet`, which
 * is no GI pipe. Null where there is none.
 */
export function withHead({ byHead }: KindIndex, request: Request): Request | null {
  const nouns = request.terms.filter(isNoun)
  const areMaterials =
    nouns.length > 0 && nouns.every(({ hints }) => hints.every((word) => materials.has(word)))
  const last = request.terms.findLastIndex(isNoun)
  const head = request.terms.findIndex(
    ({ hints: [word = '', ...others], isPurpose, isBrand }, at) =>
      at > last && others.length === 0 && !isPurpose && !isBrand && byHead.has(word),
  )
  if (!areMaterials || head < 0) return null
  return {
    ...request,
    terms: request.terms.map((term, at) => {
      if (at === head)
        return { ...term, isOptional: false, readings: [{ words: term.hints, namesProduct: true }] }
      return nouns.includes(term) ? describing(term) : term
    }),
  }
}

/** The same for each noun of a request that has as many or more. */
export function namedByOne(index: KindIndex, request: Request, least: number): Request[] {
  const all = request.terms.filter(isNoun)
  const firm = all.filter(({ isGuess, hints }) => !isGuess && !hints.every((word) => materials.has(word)))
  // a mended word hides none that was written
  const named = firm.length > 0 ? firm : all
  // of brands alone the last says most: `fevicol heatex`
  const nouns = named.length > 0 ? named : request.terms.filter(({ isBrand }) => isBrand)
  const before = nouns.filter(({ isAfterSize }) => !isAfterSize)
  if (nouns.length < least || !mayFallBack(index, before, request.terms)) return []
  const after = nouns.filter(({ isAfterSize, readings }) => isAfterSize && isSold(index, readings))
  // the last noun before the first size decides, and a material none
  return [...before.toReversed(), ...after.toReversed()]
    .filter(({ hints }) => !hints.every((word) => materials.has(word)))
    .map((noun) => ({
      ...request,
      terms: request.terms.flatMap((term) => {
        if (term === noun || !(nouns.includes(term) || all.includes(term))) return [term]
        if (term.isBrand) return []
        return [isOfPlace(request.terms, term) ? { ...describing(term), isPurpose: true } : describing(term)]
      }),
    }))
}

/** Tells whether a material is that of where a thing belongs: the glass of a `glass door handle`, which is of no glass. */
export function isOfPlace(terms: readonly WrittenTerm[], term: WrittenTerm): boolean {
  const next = terms[terms.indexOf(term) + 1]
  const isMaterial = isNoun(term) && term.hints.every((word) => materials.has(word))
  return isMaterial && next !== undefined && next.hints.length > 1 && places.has(next.hints[0] ?? '')
}

/** Tells whether all nouns are sold, or the last one is and is a whole name, such as `cylinder lock`, which others only describe. */
function mayFallBack(
  index: KindIndex,
  nouns: readonly WrittenTerm[],
  terms: readonly WrittenTerm[],
): boolean {
  const last = nouns.at(-1)
  const isWhole = last !== undefined && isWholeName(index, last, terms) && isSold(index, last.readings)
  return (
    isWhole || isNamedFirst(index, nouns, terms) || nouns.every(({ readings }) => isSold(index, readings))
  )
}

/** Tells whether a noun is a name of several words, alone or with the word before it as the catalogue has them: the `claw hammer`. */
function isWholeName({ vocabulary }: KindIndex, noun: WrittenTerm, terms: readonly WrittenTerm[]): boolean {
  const before = terms[terms.indexOf(noun) - 1]
  const words = [...(before?.hints ?? []), ...noun.hints].slice(-2)
  return noun.hints.length > 1 || vocabulary.pairs?.has(words.join(' ')) === true
}

/**
 * Tells whether a whole name comes first and only a description behind it has other nouns: `safety shoe steel toe cap`, but not a `ceiling
 * fan blade`.
 */
function isNamedFirst(
  index: KindIndex,
  [first, ...others]: readonly WrittenTerm[],
  terms: readonly WrittenTerm[],
): boolean {
  const isWhole = first !== undefined && first.hints.length > 1 && isSold(index, first.readings)
  return isWhole && others.every((noun) => terms[terms.indexOf(noun) - 1] !== first)
}

function isNoun({ readings, isBrand, isPurpose }: WrittenTerm): boolean {
  return !isBrand && !isPurpose && readings.some(({ namesProduct }) => namesProduct)
}

/** A noun as a mere description; a material is then no more than that: the gi of `gi nails` is no pipe. */
function describing(term: WrittenTerm): WrittenTerm {
  const isMaterial = term.hints.length > 0 && term.hints.every((word) => materials.has(word))
  const readings = isMaterial ? [{ words: term.hints }] : term.readings
  return { ...term, readings: readings.map(({ words }) => ({ words, namesProduct: false })) }
}
