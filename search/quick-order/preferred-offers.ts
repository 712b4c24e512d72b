import { brandsForKind } from '#domain/catalogue/lists/preferred-brands.ts'
import type { BrandOffer } from './matched-line.ts'
import type { Offer } from '../product-kinds/product-kind.ts'

/** The products that a customer bought, the latest first, and the brands that the shop prefers, see `parsePreferredBrands`. */
export type BrandPreference = { readonly purchased: readonly string[]; readonly brands: readonly string[] }

/** One offer of each brand: what the customer bought last, then the shop's preferred brands, then the catalogue's order (QO-06). */
export function offersByPreference(
  { name, offers }: { readonly name: string; readonly offers: readonly Offer[] },
  { purchased, brands: all }: BrandPreference,
): BrandOffer[] {
  const brands = brandsForKind(all, name)
  const bought = new Map(purchased.map((id, index) => [id, index] as const).toReversed())
  const preferred = new Map(brands.map((brand, index) => [brand.toLowerCase(), index]))
  const rankOfBrand = (brand: string): number =>
    purchased.length + (preferred.get(brand.toLowerCase()) ?? brands.length)
  const best = new Map<string, { readonly offer: Offer; readonly rank: number }>()
  for (const offer of offers) {
    const { id, brand } = offer.product
    const known = best.get(brand)
    // what was bought comes before all brands
    const own = bought.get(id) ?? known?.rank ?? rankOfBrand(brand)
    if (known === undefined || own < known.rank) best.set(brand, { offer, rank: own })
  }
  const first = [...best.values()].toSorted((a, b) => a.rank - b.rank).map(({ offer }) => offer)
  return first.map(({ product, variantIndex }) => ({
    brand: product.brand,
    productId: product.id,
    variantIndex,
  }))
}
