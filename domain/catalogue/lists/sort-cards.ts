import { isForSale } from '../is-for-sale.ts'
import type { CardVariant, ProductCard, ProductSort } from './product-card.ts'

/** The measure that at least half of some cards can be compared by; null when there is none. */
export function commonMeasure(cards: readonly ProductCard[]): string | null {
  const { unit, count } = usualMeasure(cards)
  return count * 2 >= cards.length ? unit : null
}

function usualMeasure(cards: readonly ProductCard[]): { unit: string | null; count: number } {
  const units = cards.flatMap(({ measure }) => measure?.unit ?? [])
  const countOf = (unit: string) => units.filter((each) => each === unit).length
  const [unit = null] = units.toSorted((a, b) => countOf(b) - countOf(a))
  return { unit, count: unit === null ? 0 : countOf(unit) }
}

/**
 * Sorts by what each card shows: the price, or the price per measure that most have; what has none, or another measure, comes last.
 * Stable.
 */
export function sortByShown(cards: readonly ProductCard[], sort: ProductSort): ProductCard[] {
  // what has no measure in common is compared by its price
  const unit = sort === 'measure-up' ? commonMeasure(cards) : null
  const sign = sort === 'price-down' ? -1 : 1
  const figure = (card: ProductCard): number => {
    if (unit !== null) return card.measure?.unit === unit ? (card.measure?.price ?? Infinity) : Infinity
    const variant = shownVariant(card)
    return variant && isForSale(variant) ? sign * variant.priceWithGst : Infinity
  }
  return cards
    .map((card) => ({ card, by: figure(card) }))
    .toSorted((a, b) => (a.by === b.by ? 0 : a.by - b.by))
    .map(({ card }) => card)
}

function shownVariant({ fits, variants }: ProductCard): CardVariant | undefined {
  return variants[fits?.[0] ?? 0]
}
