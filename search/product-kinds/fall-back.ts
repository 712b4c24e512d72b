import { materials } from '../lexicon/trade-facts.ts'
import { isSold } from './is-sold.ts'
import type { KindIndex } from './kind-index.ts'
import type { Request, WrittenTerm } from './request.ts'

/**
 * Requests to fall back to where no product kind bears all the nouns of one, the likeliest first: in each, one noun names the product and
 * the others describe it. None beside a noun that is known and not sold: a ball cock of a cistern is a ball cock, a pipe of a
 * chimney is no pipe.
 */
export function fallbacksOf(index: KindIndex, request: Request): Request[] {
  const nouns = request.terms.filter(isNoun)
  const before = nouns.filter(({ isAfterSize }) => !isAfterSize)
  if (nouns.length < 2 || !before.every(({ readings }) => isSold(index, readings))) return []
  const after = nouns.filter(({ isAfterSize, readings }) => isAfterSize && isSold(index, readings))
  // the last noun before the first size decides, and a material none
  return [...before.toReversed(), ...after.toReversed()]
    .filter(({ hints }) => !hints.every((word) => materials.has(word)))
    .map((noun) => ({
      ...request,
      terms: request.terms.map((term) => (term === noun || !isNoun(term) ? term : describing(term))),
    }))
}

function isNoun({ readings, isBrand, isPurpose }: WrittenTerm): boolean {
  return !isBrand && !isPurpose && readings.some(({ namesProduct }) => namesProduct)
}

function describing(term: WrittenTerm): WrittenTerm {
  return { ...term, readings: term.readings.map(({ words }) => ({ words, namesProduct: false })) }
}
