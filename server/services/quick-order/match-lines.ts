import { setImmediate as nextTurn } from 'node:timers/promises'
import { offersByPreference, type BrandPreference } from '#domain/product-kinds/preferred-offers.ts'
import type { Suggestion } from '#domain/product-kinds/decide.ts'
import { toPublicProduct } from '#domain/catalogue/product.ts'
import { roundQuantityUp } from '#domain/catalogue/quantity-rule.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { convertQuantity, wholeUnits } from '#domain/quick-order/convert.ts'
import type { Candidate, CandidateProduct, MatchedOrder } from '#domain/quick-order/matched-line.ts'
import { orderRows } from '#domain/quick-order/order-rows.ts'
import { startReading, type ReadLine } from '#domain/quick-order/read-order.ts'
import type { Database } from '../../db/database.ts'
import { findProducts } from '../../db/catalogue/products.ts'
import { findPurchasedProducts } from '../../db/orders/purchased-products.ts'
import { readSavedSettings } from '../../db/store/store-settings.ts'
import { mapInSlices } from '../catalogue/steps/map-in-slices.ts'
import type { KindIndexCache } from './steps/kind-index.ts'

type Dependencies = { readonly database: Database; readonly productKinds: KindIndexCache }

/** The most other brands that are offered for a candidate, and the most earlier purchases that are looked at. */
const MAX_BRANDS = 8
const MAX_PURCHASES = 500

/**
 * Reads a written order against the catalogue (QO-04 to QO-08). The brand is the customer's last one, else the shop's
 * preferred one, else the first in the catalogue (QO-06). No statement is made per line.
 */
export async function matchLines(
  { database, productKinds }: Dependencies,
  { text, actor }: { readonly text: string; readonly actor: Partner | null },
): Promise<MatchedOrder> {
  const { queries } = database
  const index = await productKinds.read()
  const preference = {
    purchased: actor === null ? [] : await findPurchasedProducts(queries, actor.uid, MAX_PURCHASES),
    brands: (await readSavedSettings(queries)).preferredBrands ?? [],
  }
  const { rows, rest } = orderRows(text)
  await nextTurn()
  const reader = startReading(index)
  const read = await mapInSlices(rows, (row) => ({ row, ...reader.read(row) }))
  const lines = read
    .flatMap((each) => each.lines)
    .map((line) => ({ line, candidates: candidatesOf(line, preference) }))
  const ids = lines.flatMap(({ candidates }) =>
    candidates.flatMap(({ offer, otherBrands }) => [offer, ...otherBrands].map(({ productId }) => productId)),
  )
  const products = await mapInSlices(
    await findProducts(queries, [...new Set(ids)]),
    (product): CandidateProduct => ({
      product: toPublicProduct(product),
      contents: index.contentsOfVariants(product),
    }),
  )
  const byId = new Map(products.map((each) => [each.product.id, each]))
  return {
    rest,
    products,
    setAside: read.flatMap(({ row, isSetAside }) => (isSetAside ? [row.text] : [])),
    lines: lines.map(({ line: { text: written, decision }, candidates }) => ({
      text: written,
      status: decision.status,
      quantity: decision.quantity?.value ?? null,
      unit: decision.quantity?.unit ?? null,
      assumed: decision.assumed,
      candidates: candidates.map((each) => ({ ...each, pieces: piecesOf(each, decision, byId) })),
    })),
  }
}

function candidatesOf({ decision }: ReadLine, preference: BrandPreference): Omit<Candidate, 'pieces'>[] {
  return decision.suggestions.flatMap((suggestion: Suggestion) => {
    const [offer, ...otherBrands] = offersByPreference(suggestion.offers, preference)
    return offer === undefined ? [] : [{ offer, otherBrands: otherBrands.slice(0, MAX_BRANDS) }]
  })
}

function piecesOf(
  { offer }: Omit<Candidate, 'pieces'>,
  { quantity }: ReadLine['decision'],
  products: ReadonlyMap<string, CandidateProduct>,
): number | null {
  const found = products.get(offer.productId)
  const variant = found?.product.variants[offer.variantIndex]
  if (quantity === null || found === undefined || variant === undefined) return null
  const contents = found.contents[offer.variantIndex] ?? {}
  const units = convertQuantity(quantity.value, quantity.unit, { unit: variant.unit, contents })
  return units === null ? null : roundQuantityUp(variant, wholeUnits(units))
}
