import { brandsForKind } from '#domain/catalogue/lists/preferred-brands.ts'
import type { BrandOffer } from './matched-line.ts'
import type { Offer } from '../product-kinds/product-kind.ts'

/** The products that a customer bought, the latest first, and the brands that the shop prefers, see `parsePreferredBrands`. */
export type BrandPreference = { readonly purchased: readonly string[]; readonly brands: readonly string[] }

/** Ranks of products by their ids, all before those of brands, which begin at 0. */
type ProductRanks = ReadonlyMap<string, number>

/** Ranks of what a customer bought, the latest first. */
export function ranksOfPurchases(purchased: readonly string[]): ProductRanks {
  return new Map(purchased.map((id, index) => [id, index - purchased.length] as const).toReversed())
}

/** The ranks with a product before all others. */
export function withFirst(ranks: ProductRanks, productId: string): ProductRanks {
  return new Map([...ranks, [productId, -Infinity]])
}

/** One offer of each brand: what the customer bought last, then the shop's preferred brands, then the catalogue's order (QO-06). */
export function offersByPreference(
  { name, offers }: { readonly name: string; readonly offers: readonly Offer[] },
  { bought, brands: all }: { readonly bought: ProductRanks; readonly brands: readonly string[] },
): BrandOffer[] {
  const brands = brandsForKind(all, name)
  const preferred = new Map(brands.map((brand, index) => [brand.toLowerCase(), index]))
  const best = new Map<string, { readonly offer: Offer; readonly rank: number }>()
  for (const offer of offers) {
    const { id, brand } = offer.product
    const known = best.get(brand)
    // a large catalogue has hundreds of offers in one size, and only a purchase puts a later one of a brand first
    if (known !== undefined && bought.size === 0) continue
    const rank = bought.get(id) ?? known?.rank ?? preferred.get(brand.toLowerCase()) ?? brands.length
    if (known === undefined || rank < known.rank) best.set(brand, { offer, rank })
  }
  const first = [...best.values()].toSorted((a, b) => a.rank - b.rank).map(({ offer }) => offer)
  return first.map(({ product, variantIndex }) => ({
    brand: product.brand,
    productId: product.id,
    variantIndex,
  }))
}
