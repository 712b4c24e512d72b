import {
  unitPriceAt,
  type PriceBreak,
  type Tiered,
  type UnitPrices,
} from '../catalogue/prices/price-breaks.ts'
import { PRICE_SCALE, type Price } from '../money/price.ts'
import type { ItemPricing, PriceSource, RateOfDay } from './price-source.ts'

/** Terms of a price list on a variant: hundredths of a per cent off the price of one, or a price of its own with GST. */
export type Agreement = { readonly percentOff: number } | { readonly price: Price }

/** An agreement that holds for a buyer and a variant, from a quantity on. */
export type AgreedPrice = Agreement & {
  readonly from: number
  readonly priceListId: string
  readonly name: string
}

/** A variant with the rate of the day that its price follows. */
export type Rated<V> = V & { readonly rate?: RateOfDay }

type Listed = Rated<UnitPrices & { readonly discount: Price; readonly priceBreaks?: readonly PriceBreak[] }>

/** Prices that everybody sees of a variant with agreed ones, and the sources of its own. */
export type Agreed = {
  readonly listed: Tiered
  /** The quantities from which a price comes from a price list; the others are public. */
  readonly sources: readonly { readonly minQuantity: number; readonly source: PriceSource }[]
}

/** A variant at the prices of one buyer. */
export type PricedVariant<V> = V & { readonly agreed?: Agreed }

type Rung = PriceBreak & { readonly source: PriceSource }

const PAISA = PRICE_SCALE / 100
const WHOLE = 10_000n

/**
 * A variant at the prices of a buyer. **Of all prices that a quantity may have, the lowest is charged**: that of the
 * catalogue, of a price break it reaches, and of each agreement. They are never taken off one another, so that none raises
 * a price or hides another. The variant itself where nothing agreed is lower.
 */
export function withAgreedPrices<V extends Listed>(
  variant: V,
  agreements: readonly AgreedPrice[],
): PricedVariant<V> {
  const offers = agreements
    .map(({ from, priceListId, name, ...agreement }) => ({
      from,
      price: agreedPrice(agreement, variant.priceWithGst),
      source: { kind: 'agreed' as const, priceListId, name },
    }))
    .toSorted((one, other) => one.from - other.from || one.price - other.price)
  const starts = [1, ...(variant.priceBreaks ?? []).map((each) => each.minQuantity)]
  const quantities = [...new Set([...starts, ...offers.map(({ from }) => from)])]
  let next = 0
  let best: (typeof offers)[number] | undefined
  const ladder: Rung[] = []
  for (const minQuantity of quantities.toSorted((one, other) => one - other)) {
    for (let offer = offers[next]; offer && offer.from <= minQuantity; offer = offers[(next += 1)])
      if (best === undefined || offer.price < best.price) best = offer
    const listed = publicRung(variant, minQuantity)
    const isLower = best !== undefined && best.price < listed.priceWithGst
    ladder.push(
      isLower && best ? { ...splitAs(variant, best.price), minQuantity, source: best.source } : listed,
    )
  }
  if (ladder.every(({ source }) => source.kind !== 'agreed')) return variant
  const [first = { ...variant, minQuantity: 1 }, ...rungs] = ladder
  const breaks = rungs.filter(
    ({ priceWithGst }, index) => priceWithGst < (ladder[index] ?? first).priceWithGst,
  )
  const { priceWithoutGst, gst, priceWithGst } = first
  const { priceBreaks: _, ...rest } = variant
  return {
    ...(rest as V),
    discount: (variant.discount + variant.priceWithoutGst - priceWithoutGst) as Price,
    priceWithoutGst,
    gst,
    priceWithGst,
    ...(breaks.length > 0 && { priceBreaks: breaks.map(({ source: __, ...each }) => each) }),
    agreed: {
      listed: {
        priceWithGst: variant.priceWithGst,
        ...(variant.priceBreaks && { priceBreaks: variant.priceBreaks }),
      },
      sources: ladder.map(({ minQuantity, source }) => ({ minQuantity, source })),
    },
  }
}

/** Source of the price of so many of a variant, with what it stands instead of. */
export function pricingOf(variant: PricedVariant<Rated<Tiered>>, quantity: number): ItemPricing {
  const { agreed } = variant
  const listed = agreed?.listed ?? variant
  const reached = agreed?.sources.findLast(({ minQuantity }) => minQuantity <= quantity)
  return {
    source: reached?.source ?? publicSource(listed, quantity),
    listPrice: listed.priceWithGst,
    publicPrice: unitPriceAt(listed, quantity),
  }
}

/** The price of an agreement, in whole paise: what is shown of one is what each of a hundred is charged at. */
function agreedPrice(agreement: Agreement, listPrice: Price): Price {
  if ('price' in agreement) return agreement.price
  const left = BigInt(listPrice) * (WHOLE - BigInt(agreement.percentOff))
  const paisa = WHOLE * BigInt(PAISA)
  const paise = (left + paisa / 2n) / paisa
  return (Math.max(1, Number(paise)) * PAISA) as Price
}

/** A price with GST in the parts that the price of a variant has. */
export function splitAs({ priceWithoutGst, priceWithGst }: UnitPrices, price: Price): UnitPrices {
  if (priceWithGst <= 0) return { priceWithoutGst: price, gst: 0 as Price, priceWithGst: price }
  const exact = (2n * BigInt(price) * BigInt(priceWithoutGst)) / BigInt(priceWithGst)
  const without = Math.min(price, Number((exact + 1n) / 2n))
  return { priceWithoutGst: without as Price, gst: (price - without) as Price, priceWithGst: price }
}

function publicRung(variant: Listed, minQuantity: number): Rung {
  const reached = variant.priceBreaks?.findLast((each) => each.minQuantity <= minQuantity)
  const { priceWithoutGst, gst, priceWithGst } = reached ?? variant
  return { priceWithoutGst, gst, priceWithGst, minQuantity, source: publicSource(variant, minQuantity) }
}

function publicSource({ priceBreaks = [], rate }: Rated<Tiered>, quantity: number): PriceSource {
  const reached = priceBreaks.findLast(({ minQuantity }) => minQuantity <= quantity)
  if (rate !== undefined) return { kind: 'rate', ...rate, ...(reached && { from: reached.minQuantity }) }
  return reached === undefined ? { kind: 'list' } : { kind: 'break', from: reached.minQuantity }
}
