import type { Request } from '../request.ts'
import { isOfPlace } from './fall-back.ts'
import { namesProduct } from './what-tells.ts'

/** Tells whether nouns may be one name, whose last word says what it is: `cistern ball cock`, but no thing that is described at length. */
export function isCompound({ terms }: Request): boolean {
  return terms
    .filter(namesProduct)
    .slice(0, -1)
    .every((term) => term.hints.length === 1 && !isOfPlace(terms, term))
}

/** Tells whether all that a request needs is a mended word. */
export function isOnlyMended({ terms }: Request): boolean {
  return (
    terms.some(({ isGuess }) => isGuess) && terms.every(({ isGuess, isOptional }) => isGuess || isOptional)
  )
}

/** Tells whether a word of a request names a product. */
export function isNamed({ terms }: Request): boolean {
  return terms.some(namesProduct)
}
