import { colours } from '../../../lexicon/trade/facts.ts'
import type { KindIndex } from '../../kind-index.ts'
import type { ProductKind } from '../../product-kind.ts'
import type { Request } from '../../request.ts'
import { decide, type Decision } from '../decide.ts'

/** Colours that things are sold in, or are without. */
const COLOURS = new Set([...colours, 'pastel', 'clear', 'transparent'])
/** Colours and finishes, either of which says that a thing is in no other colour. */
const STATED = new Set([...COLOURS, 'satin', 'chrome', 'antique', 'nickel', 'graphite', 'bronze'])
/** Words beside the white of a light, which is none of a thing. */
const OF_LIGHT = ['warm', 'cool', 'neutral', 'daylight']

/**
 * Decides what a request means; what is sold in stated colours and in none that was written is sold otherwise, as what is sold in other
 * sizes is: of a green tank no black one is chosen.
 */
export function decideInColours(index: KindIndex, request: Request): Decision {
  const decision = decide(index, request)
  if (decision.status !== 'ready' && decision.status !== 'choose') return decision
  const written = coloursIn(request)
  if (written.length === 0) return decision
  const isOther = decision.suggestions.map(({ offers }) => {
    const [offer] = offers
    const kind = offer === undefined ? undefined : index.kindOfProduct(offer.product.id)
    return kind !== undefined && isInOthers(kind, written)
  })
  if (isOther.every((is) => !is)) return decision
  if (isOther.every(Boolean)) return { ...decision, status: 'other-sizes', assumed: [] }
  const suggestions = decision.suggestions.filter((_, at) => isOther[at] === false)
  return { ...decision, status: 'choose', suggestions, assumed: [] }
}

/** The colours of what is meant, as they were written. */
function coloursIn({ terms }: Request): string[] {
  return terms.flatMap(({ isPurpose, isBrand, readings }) =>
    isPurpose || isBrand
      ? []
      : readings.flatMap(({ words: [word = '', ...others] }) =>
          others.length === 0 && COLOURS.has(word) ? [word] : [],
        ),
  )
}

/** Tells whether each size of a product kind states a colour, and none of it or of its makers is one of those. */
function isInOthers(
  { sizes, nameWords, softWords, offerWords }: ProductKind,
  written: readonly string[],
): boolean {
  const isStated = sizes.every(
    ({ words }) => [...words].some((word) => STATED.has(word)) && !OF_LIGHT.some((word) => words.has(word)),
  )
  const isBorne = (colour: string): boolean =>
    [nameWords, softWords, offerWords].some((words) => words.has(colour)) ||
    sizes.some(({ words }) => words.has(colour))
  return isStated && !written.some(isBorne)
}
