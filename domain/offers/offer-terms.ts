import { isReached, type Target } from '../pricing/price-list.ts'
import { subtract, sum, type Paise } from '../money/paise.ts'
import type { Product } from '../catalogue/product.ts'
import type { Price } from '../money/price.ts'
import type { Offer } from './offer.ts'

/** A line that offers look at, at the lowest price that it has without them. */
export type OfferLine = {
  readonly product: Pick<Product, 'id' | 'subcategoryIds' | 'attributes'>
  readonly index: number
  readonly uid: string | null
  readonly quantity: number
  /** Of one, with GST. */
  readonly price: Price
  /** Of the line, with GST. */
  readonly value: Paise
  /** True where staff set its price: offers pass it by. */
  readonly isBargained?: boolean
}

/** An offer that is this buyer's to have, with what was given away of it so far. A category comes with its subcategories. */
export type OfferAtHand = Omit<Offer, 'reach' | 'holders' | 'isRemoved' | 'revision'> & {
  readonly reach: readonly Target[]
  readonly given: Paise
  readonly uses: number
  readonly ownUses: number
}

/** Facts about whoever buys; null for what is not known, as of a guest. */
export type OfferBuyer = {
  readonly hasOrders: boolean | null
  readonly pinCode: string | null
  /** True of a buyer whom nobody knows: what is counted by person is not theirs to have. */
  readonly isNameless?: boolean
  /** The day in India. */
  readonly day: string
}

/** Reason that an offer does not hold for a cart. */
export type OfferMiss =
  | { readonly kind: 'value'; readonly missing: Paise }
  | { readonly kind: 'quantity'; readonly missing: number }
  | { readonly kind: 'goods' | 'first-order' | 'sign-in' | 'place' | 'pin-code' }
  /** Not in its days, stopped, or given away. */
  | { readonly kind: 'ended' }
  /** Used as often as one person may. */
  | { readonly kind: 'used' }
  /** Others that cannot stand beside it save more. */
  | { readonly kind: 'beaten' }

/** The lines that an offer reaches, by position. */
export function reachedLines(offer: Pick<OfferAtHand, 'reach'>, lines: readonly OfferLine[]): number[] {
  return [...lines.entries()]
    .filter(
      ([, { product, isBargained, ...size }]) =>
        isBargained !== true && offer.reach.some((target) => isReached(product, size, target)),
    )
    .map(([index]) => index)
}

/** First reason that an offer does not hold, those first that nothing in the cart can change; null when it holds. */
export function findMiss(
  offer: OfferAtHand,
  lines: readonly OfferLine[],
  buyer: OfferBuyer,
): OfferMiss | null {
  if (isEnded(offer, buyer.day)) return { kind: 'ended' }
  if (offer.usesPerPerson !== null && offer.ownUses >= offer.usesPerPerson) return { kind: 'used' }
  const reached = reachedLines(offer, lines).flatMap((index) => lines[index] ?? [])
  if (reached.length === 0) return { kind: 'goods' }
  return missOfBuyer(offer, buyer) ?? missOfGoods(offer, reached)
}

function missOfBuyer(
  { isFirstOrder, pinCodes, usesPerPerson }: OfferAtHand,
  { hasOrders, pinCode, isNameless = false }: OfferBuyer,
): OfferMiss | null {
  if (isNameless && usesPerPerson !== null) return { kind: 'sign-in' }
  if (isFirstOrder && hasOrders !== false) return { kind: hasOrders ? 'first-order' : 'sign-in' }
  if (pinCodes.length === 0) return null
  if (pinCode === null) return { kind: 'pin-code' }
  return pinCodes.some((beginning) => pinCode.startsWith(beginning)) ? null : { kind: 'place' }
}

function missOfGoods(offer: OfferAtHand, reached: readonly OfferLine[]): OfferMiss | null {
  const { fromValue, fromQuantity } = offer
  const value = sum(reached.map((line) => line.value))
  if (fromValue !== null && value < fromValue) return { kind: 'value', missing: subtract(fromValue, value) }
  const quantity = reached.reduce((total, line) => total + line.quantity, 0)
  if (fromQuantity !== null && quantity < fromQuantity)
    return { kind: 'quantity', missing: fromQuantity - quantity }
  return missOfSets(offer, reached)
}

function isEnded(offer: OfferAtHand, day: string): boolean {
  const { isPaused, fromDay, untilDay, usesInAll, uses, budget, given } = offer
  const isOut = day < fromDay || (untilDay !== null && day > untilDay)
  return (
    isPaused || isOut || (usesInAll !== null && uses >= usesInAll) || (budget !== null && given >= budget)
  )
}

/** Units that the nearest line lacks until some of it are free. */
function missOfSets({ benefit }: OfferAtHand, reached: readonly OfferLine[]): OfferMiss | null {
  if (benefit.kind !== 'buy-get') return null
  const most = Math.max(...reached.map(({ quantity }) => quantity))
  const missing = benefit.buy + benefit.get - most
  return missing > 0 ? { kind: 'quantity', missing } : null
}
