import { materials } from '../../../lexicon/trade/facts.ts'
import { forms } from '../../../lexicon/trade/forms.ts'
import type { KindIndex } from '../../kind-index.ts'
import type { ProductKind } from '../../product-kind.ts'
import type { Request, WrittenTerm } from '../../request.ts'
import { isSold } from '../is-sold.ts'
import { isToldByMaterial, namesProduct, SYSTEMS } from '../what-tells.ts'

/** A request without what it says things are made of, and those words. */
type WithoutMaterials = { readonly request: Request; readonly overlooked: readonly WrittenTerm['hints'][] }

/**
 * A request without its materials, where its only noun ends it, is sold and is told by none, and so may be of whatever its maker uses: an acrylic
 * mirror, a GI wheelbarrow. Null for any other, and for forms of matter.
 */
export function ofAnyMaterial(index: KindIndex, request: Request): WithoutMaterials | null {
  const { terms } = request
  const made = terms.filter(isMaterial)
  const nouns = terms.filter(
    (term) => namesProduct(term) && !term.isPurpose && !term.isBrand && !made.includes(term),
  )
  const [noun] = nouns
  const isLast = noun === terms.findLast((term) => !made.includes(term))
  if (noun === undefined || nouns.length > 1 || !isLast || made.length === 0) return null
  if (noun.isGuess || !isSold(index, noun.readings)) return null
  const words = noun.readings.flatMap((reading) => reading.words)
  if ([...words, ...noun.hints].some((word) => forms.has(word))) return null
  const named = words.flatMap((word) => index.byHead.get(word) ?? [])
  if (named.some((productKind) => isToldByMaterial(productKind) || isSoldByMaterial(productKind))) return null
  return {
    request: { ...request, terms: terms.filter((term) => !made.includes(term)) },
    overlooked: made.map(({ hints }) => hints),
  }
}

/** Tells whether sizes are of materials, or for them: blades for marble and for granite. */
function isSoldByMaterial({ sizes }: ProductKind): boolean {
  return sizes.some((size) => [...size.words].some((word) => materials.has(word)))
}

function isMaterial({ hints }: WrittenTerm): boolean {
  return hints.length > 0 && hints.every((word) => materials.has(word) && !SYSTEMS.has(word))
}
