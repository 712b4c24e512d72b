import { materials } from '../../../lexicon/trade/facts.ts'
import type { KindIndex } from '../../kind-index.ts'
import { candidatesOf } from '../../query-request.ts'
import type { ProductKind } from '../../product-kind.ts'
import type { Request, WrittenTerm } from '../../request.ts'
import type { Evaluation } from '../evaluate.ts'

/** Two letters that mean a material and something else: the SS of a maker's bar is no stainless steel. */
const AMBIGUOUS = /^[a-z]{2}$/

/** Product kinds that a brand stands for, and the abbreviation that was read as none of theirs. */
type OfBrand = { readonly evaluations: readonly Evaluation[]; readonly overlooked: WrittenTerm['hints'] }

/**
 * Product kinds that a written brand stands for, in all that is measured, where two letters alone speak against them and nothing of the material
 * that these may mean has the measures. Null where there are none.
 */
export function ofBrand(index: KindIndex, request: Request): OfBrand | null {
  const brand = request.terms.find(({ isBrand }) => isBrand)
  const short = request.terms.filter(isAmbiguous)
  const [overlooked] = short
  if (brand === undefined || overlooked === undefined || short.length > 1) return null
  if (request.measures.length === 0) return null
  const rest = { ...request, terms: request.terms.filter((term) => term !== overlooked) }
  const evaluations = candidatesOf(index, rest).filter(
    (each) => isBorne(each) && isNamedBy(brand, each.productKind),
  )
  const isMaterial = candidatesOf(index, request).some(
    (each) => isBorne(each) && isOf(overlooked, each.productKind),
  )
  return evaluations.length === 0 || isMaterial ? null : { evaluations, overlooked: overlooked.hints }
}

function isBorne({ lacks, isUnmet }: Evaluation): boolean {
  return lacks.length === 0 && !isUnmet
}

function isAmbiguous({ hints, readings, isBrand }: WrittenTerm): boolean {
  const [word = '', ...others] = hints
  const isMaterial = readings.some(({ words }) => words.some((each) => materials.has(each)))
  return !isBrand && isMaterial && others.length === 0 && AMBIGUOUS.test(word)
}

function isNamedBy({ readings }: WrittenTerm, { nameWords }: ProductKind): boolean {
  return readings.some(({ words }) => words.every((word) => nameWords.has(word)))
}

/** Tells whether a product kind is of a material, by its name or in one of its sizes. */
function isOf({ readings }: WrittenTerm, { nameWords, sizes }: ProductKind): boolean {
  return readings.some(({ words }) =>
    words.every((word) => nameWords.has(word) || sizes.some((size) => size.words.has(word))),
  )
}
