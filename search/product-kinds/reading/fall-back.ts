import { materials } from '../../lexicon/trade-facts.ts'
import { isSold } from './is-sold.ts'
import type { KindIndex } from '../kind-index.ts'
import type { Request, WrittenTerm } from '../request.ts'

/**
 * Requests to fall back to where no product kind bears all the nouns of one, the likeliest first: in each, one noun names the product and
 * the others describe it. None beside a noun that is known and not sold: a ball cock of a cistern is a ball cock, a pipe of a
 * chimney is no pipe.
 */
export function fallbacksOf(index: KindIndex, request: Request): Request[] {
  const named = request.terms.filter(isNoun)
  // of brands alone the last says most: `fevicol heatex`
  const nouns = named.length > 0 ? named : request.terms.filter(({ isBrand }) => isBrand)
  const before = nouns.filter(({ isAfterSize }) => !isAfterSize)
  if (nouns.length < 2 || !before.every(({ readings }) => isSold(index, readings))) return []
  const after = nouns.filter(({ isAfterSize, readings }) => isAfterSize && isSold(index, readings))
  // the last noun before the first size decides, and a material none
  return [...before.toReversed(), ...after.toReversed()]
    .filter(({ hints }) => !hints.every((word) => materials.has(word)))
    .map((noun) => ({
      ...request,
      terms: request.terms.flatMap((term) => {
        if (term === noun || !nouns.includes(term)) return [term]
        return term.isBrand ? [] : [describing(term)]
      }),
    }))
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
