import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { unitPriceAt, type Tiered, type TierPrice } from '#domain/catalogue/prices/price-breaks.ts'
import { compositeId } from '#domain/catalogue/composite-id.ts'
import type { Price } from '#domain/money/price.ts'
import type { OwnPricesWire } from '#domain/pricing/wire.ts'
import { useIdentity } from '#app/features/identity/use-identity.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { selectOwnPrices, type OwnPricesState } from './own-prices-slice.ts'

/** A variant that may be at prices of the reader's own, with those that everybody else pays. */
export type OwnVariant<V> = V & { readonly publicly?: Tiered }

type Priced = Tiered & { readonly uid: string | null; readonly priceBreaks?: readonly TierPrice[] }

/** The own prices of products, asked for when they are first shown; none for whoever is on no price list. */
export function useOwnPrices(products: readonly string[]): OwnPricesState & { readonly hasOwn: boolean } {
  const dispatch = useAppDispatch()
  const hasOwn = useIdentity().partner?.hasPrices === true
  const own = useSelector(selectOwnPrices)
  // asked for anew with each round
  const wanted = hasOwn ? JSON.stringify([String(own.round), ...products]) : '[]'
  useEffect(() => {
    if (wanted === '[]') return
    // few are on a price list
    void import('./load-own-prices.ts').then(
      ({ wantOwnPrices }) => dispatch(wantOwnPrices((JSON.parse(wanted) as string[]).slice(1))),
      () => {},
    )
  }, [dispatch, wanted])
  return { ...own, hasOwn }
}

/** A product, or its card, at the own prices of its reader. */
export function useOwnProduct<P extends { readonly id: string; readonly variants: readonly Priced[] }>(
  product: P,
): Omit<P, 'variants'> & { readonly variants: readonly OwnVariant<P['variants'][number]>[] } {
  const { byVariant } = useOwnPrices([product.id])
  return atOwnPrices(product, byVariant)
}

/** A product at own prices. */
export function atOwnPrices<P extends { readonly id: string; readonly variants: readonly Priced[] }>(
  product: P,
  byVariant: OwnPricesState['byVariant'],
): P & { readonly variants: readonly OwnVariant<P['variants'][number]>[] } {
  const variants = product.variants.map((variant, index) =>
    atOwnPrice(variant, byVariant[compositeId(product.id, index)]),
  )
  return { ...product, variants }
}

/** A variant at its own prices, if there are any; another variant that has come into its place has none. */
export function atOwnPrice<V extends Priced>(variant: V, own: OwnPricesWire | undefined): OwnVariant<V> {
  if (own === undefined || own.uid !== variant.uid) return variant
  const { product: _, uid: __, ...prices } = own
  const { priceBreaks: ___, ...rest } = variant
  return { ...(rest as V), ...prices, publicly: variant }
}

/** Price of one of so many for everybody else; null where the reader's own is no lower. */
export function publicPriceAt({ publicly, ...own }: OwnVariant<Tiered>, quantity: number): Price | null {
  if (publicly === undefined) return null
  const price = unitPriceAt(publicly, quantity)
  return price > unitPriceAt(own, quantity) ? price : null
}

/** Price of one of so many as everybody sees it, also where the reader has another. */
export function publicUnitPrice(variant: OwnVariant<Tiered>, quantity: number): Price {
  return unitPriceAt(variant.publicly ?? variant, quantity)
}

/** A price per measure of a variant, at its own price. */
export function ownMeasure<M extends { readonly price: Price }>(measure: M, own: OwnVariant<Tiered>): M {
  const { publicly, priceWithGst } = own
  if (publicly === undefined) return measure
  return { ...measure, price: Math.round((measure.price / publicly.priceWithGst) * priceWithGst) as Price }
}
