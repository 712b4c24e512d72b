import { ZERO, add, least, subtract, sum, toPaise, type Paise } from '../money/paise.ts'
import { roundHalfUp } from '../money/largest-remainder.ts'
import type { Price } from '../money/price.ts'
import type { LineOffer } from '../pricing/price-source.ts'
import { pricesAfter, roomOf, shareOver } from './lines-after.ts'
import type { OfferBenefit } from './offer.ts'
import {
  findMiss,
  reachedLines,
  type OfferAtHand,
  type OfferBuyer,
  type OfferLine,
  type OfferMiss,
} from './offer-terms.ts'

export type NamedOffer = Pick<OfferAtHand, 'name' | 'nameHi' | 'code'> & {
  readonly offerId: string
  readonly kind: OfferBenefit['kind']
}

/** An offer that holds; `saved` on goods and delivery. Of a fee that is not known yet nothing. */
export type AppliedOffer = NamedOffer & { readonly saved: Paise }
export type MissedOffer = NamedOffer & { readonly miss: OfferMiss }

/** A line after offers: its price of one, and what each of them took off all its units. */
export type LineAfter = {
  readonly price: Price
  readonly saved: Paise
  readonly offers: readonly LineOffer[]
}

export type OffersApplied = {
  readonly applied: readonly AppliedOffer[]
  readonly missed: readonly MissedOffer[]
  readonly lines: readonly LineAfter[]
  readonly goodsSaved: Paise
  readonly deliverySaved: Paise
}

type Cart = {
  readonly lines: readonly OfferLine[]
  /** By the value before offers, so that none of them makes delivery dearer; null where it is not known. */
  readonly deliveryFee: Paise | null
  readonly buyer: OfferBuyer
}

/** Savings of offers that stand together, taken off one after the other. */
type Taken = {
  readonly applied: readonly {
    readonly offer: OfferAtHand
    readonly byLine: readonly Paise[]
    readonly delivery: Paise
  }[]
  /** Those whose budget has less left. */
  readonly spent: readonly OfferAtHand[]
  readonly saved: Paise
}

/** Offers for sizes before those for all goods, delivery last. */
const ranks = { 'buy-get': 0, percent: 1, amount: 2, 'free-delivery': 3 } as const satisfies Record<
  OfferBenefit['kind'],
  number
>

/**
 * Applies offers to a cart (OFFER-01): either all that can be combined, one after the other, or one that stands alone, whichever saves
 * more; of two that save the same, the one with the lower id. Whether an offer holds is decided by the lines without offers. What is
 * taken off lowers the price of the lines, so that bill, tax and returns follow from them.
 */
export function applyOffers(offers: readonly OfferAtHand[], cart: Cart): OffersApplied {
  const looked = offers
    .map((offer) => ({ offer, miss: findMiss(offer, cart.lines, cart.buyer) }))
    .toSorted((one, other) => inOrder(one.offer, other.offer))
  const holding = looked.filter(({ miss }) => miss === null).map(({ offer }) => offer)
  const sets = [
    holding.filter(({ isCombinable }) => isCombinable),
    ...holding.filter(({ isCombinable }) => !isCombinable).map((offer) => [offer]),
  ]
  const taken = sets.map((set) => takeOff(set, cart))
  const best = taken.toSorted((one, other) => other.saved - one.saved || compare(idOf(one), idOf(other)))[0]
  const chosen = best ?? takeOff([], cart)
  return {
    applied: chosen.applied.map(({ offer, byLine, delivery }) => ({
      ...named(offer),
      saved: add(...byLine, delivery),
    })),
    missed: [
      ...looked.flatMap(({ offer, miss }) => (miss === null ? [] : [{ ...named(offer), miss }])),
      ...lost(taken, chosen).map(({ offer, kind }) => ({ ...named(offer), miss: { kind } })),
    ],
    ...linesAfter(cart.lines, chosen),
  }
}

/** Offers that hold and are not applied: their budget lacks it, or others save more. */
function lost(taken: readonly Taken[], chosen: Taken) {
  const others = taken.filter((each) => each !== chosen)
  return [
    ...taken.flatMap(({ spent }) => spent.map((offer) => ({ offer, kind: 'ended' as const }))),
    ...others.flatMap(({ applied }) => applied.map(({ offer }) => ({ offer, kind: 'beaten' as const }))),
  ]
}

function linesAfter(lines: readonly OfferLine[], { applied }: Taken) {
  const offers = lines.map((_, index) =>
    applied.flatMap(({ offer, byLine }): LineOffer[] => {
      const saved = byLine[index] ?? ZERO
      return saved === 0 ? [] : [{ offerId: offer.id, name: offer.name, saved }]
    }),
  )
  const saved = offers.map((each) => sum(each.map((offer) => offer.saved)))
  const prices = pricesAfter(lines.map((line, index) => ({ ...line, saved: saved[index] ?? ZERO })))
  return {
    lines: lines.map((line, index) => ({
      price: prices[index] ?? line.price,
      saved: saved[index] ?? ZERO,
      offers: offers[index] ?? [],
    })),
    goodsSaved: sum(saved),
    deliverySaved: sum(applied.map(({ delivery }) => delivery)),
  }
}

function takeOff(offers: readonly OfferAtHand[], { lines, deliveryFee }: Cart): Taken {
  const left = lines.map(({ value }) => value)
  let fee = deliveryFee ?? ZERO
  const applied: Taken['applied'][number][] = []
  const spent: OfferAtHand[] = []
  for (const offer of offers) {
    const byLine = lines.map(() => ZERO)
    const reached = reachedLines(offer, lines)
    const taken = takenBy(
      offer.benefit,
      reached.map((index) => ({ quantity: lines[index]?.quantity ?? 1, left: left[index] ?? ZERO })),
    )
    for (const [position, index] of reached.entries()) byLine[index] = taken[position] ?? ZERO
    const delivery = isDelivery(offer) ? fee : ZERO
    const saved = add(...byLine, delivery)
    const isPromise =
      isDelivery(offer) && deliveryFee === null && !applied.some((one) => isDelivery(one.offer))
    if (offer.budget !== null && saved > subtract(offer.budget, offer.given)) spent.push(offer)
    else if (saved > 0 || isPromise) {
      applied.push({ offer, byLine, delivery })
      for (const [index, each] of byLine.entries()) left[index] = subtract(left[index] ?? ZERO, each)
      fee = subtract(fee, delivery)
    }
  }
  return { applied, spent, saved: sum(applied.flatMap(({ byLine, delivery }) => [...byLine, delivery])) }
}

function isDelivery({ benefit }: OfferAtHand): boolean {
  return benefit.kind === 'free-delivery'
}

type Left = { readonly quantity: number; readonly left: Paise }

/** Savings of a benefit on each of the lines that it reaches. */
function takenBy(benefit: OfferBenefit, lines: readonly Left[]): Paise[] {
  const values = lines.map(({ left }) => left)
  if (benefit.kind === 'free-delivery') return values.map(() => ZERO)
  if (benefit.kind === 'buy-get') return lines.map((line) => freeOf(line, benefit))
  const whole =
    benefit.kind === 'amount' ? benefit.amount : shareOf(sum(values), [benefit.percentOff, 10_000])
  const wanted = benefit.kind === 'percent' && benefit.most !== null ? least(whole, benefit.most) : whole
  return shareOver(least(wanted, roomOf(values)), values)
}

/** Value of the free units of a line; it is spread over all of them, so that tax and returns see no unit without a price. */
function freeOf(
  { quantity, left }: Left,
  { buy, get }: { readonly buy: number; readonly get: number },
): Paise {
  const free = Math.floor(quantity / (buy + get)) * get
  return least(shareOf(left, [free, quantity]), roomOf([left]))
}

function shareOf(value: Paise, [part, whole]: readonly [part: number, whole: number]): Paise {
  return toPaise(Number(roundHalfUp(BigInt(value) * BigInt(part), BigInt(whole))))
}

function named({ id, name, nameHi, code, benefit: { kind } }: OfferAtHand): NamedOffer {
  return { offerId: id, name, nameHi, code, kind }
}

function inOrder(one: OfferAtHand, other: OfferAtHand): number {
  return ranks[one.benefit.kind] - ranks[other.benefit.kind] || compare(one.id, other.id)
}

function idOf({ applied }: Taken): string {
  return applied.map(({ offer }) => offer.id).toSorted(compare)[0] ?? '~'
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
