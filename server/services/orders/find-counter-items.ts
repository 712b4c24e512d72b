import { isForSale } from '#domain/catalogue/is-for-sale.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { PublicVariant } from '#domain/catalogue/variants/variant.ts'
import { priceText } from '#domain/money/price.ts'
import type { CounterItem } from '#domain/orders/counter/wire.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { quickOrderCalls, type MatchedOrderWire } from '#search/quick-order/wire.ts'
import { findShownProducts } from '../../db/catalogue/products.ts'
import type { Database, Queries } from '../../db/database.ts'
import { readProductsAsText } from '../../db/search/indexed-products.ts'
import { findByBarcode } from '../../db/stock/stock-items.ts'
import { readSavedSettings } from '../../db/store/store-settings.ts'
import type { SearchIndex } from '../catalogue/steps/search-index.ts'

type Dependencies = { readonly database: Database; readonly searchIndex: SearchIndex }
type Found = { readonly certain: boolean; readonly items: readonly CounterItem[] }

/** The most items that one may choose from. */
const MAX_ARTICLES = 24

/**
 * Finds what a scanned barcode or typed words mean, with prices by quantity (COUNTER-02): `20 cement` is read as a line of a list
 * is. A barcode is certain. Throws `not-permitted` and `temporarily-unavailable`.
 */
export async function findCounterItems(
  { database: { queries }, searchIndex }: Dependencies,
  actor: StaffActor,
  typed: string,
): Promise<Found> {
  requirePermission(actor, 'counter:sell')
  const scanned = await findScanned(queries, typed)
  if (scanned.length > 0) return { certain: scanned.length === 1, items: scanned }
  const text = typed.replaceAll(/\s+/g, ' ')
  const customer = {
    remembered: [],
    purchased: [],
    brands: (await readSavedSettings(queries)).preferredBrands ?? [],
  }
  const { answer } = await searchIndex.ask('match', { text, customer })
  const products = [await readProductsAsText(queries, answer.productIds)]
  const completed = await searchIndex.ask('complete', {
    key: answer.key,
    products,
    language: 'en',
    words: {},
  })
  return readMatch(quickOrderCalls.match.answer.parse(JSON.parse(new TextDecoder().decode(completed.answer))))
}

/** Tracked variants with a barcode. */
async function findScanned(queries: Queries, code: string): Promise<CounterItem[]> {
  const keys = await findByBarcode(queries, code)
  const products = await findShownProducts(queries, [...new Set(keys.map(({ productId }) => productId))])
  return keys.flatMap(({ productId, variantUid }) => {
    const product = products.find(({ id }) => id === productId)
    const index = product?.variants.findIndex(({ uid }) => uid === variantUid) ?? -1
    const variant = product?.variants[index]
    if (product === undefined || variant === undefined || !isForSale(variant)) return []
    return itemOf(product, variant, index)
  })
}

function itemOf({ id, name }: Product, variant: PublicVariant, variantIndex: number): CounterItem {
  const { uid, options, unit, priceWithGst, priceBreaks = [], minQuantity, quantityStep, stock } = variant
  return {
    productId: id,
    variantIndex,
    uid,
    name,
    options,
    unit,
    price: priceText(priceWithGst),
    priceBreaks: priceBreaks.map((each) => ({
      minQuantity: each.minQuantity,
      price: priceText(each.priceWithGst),
    })),
    minQuantity: minQuantity ?? null,
    quantityStep: quantityStep ?? null,
    left: stock?.left ?? null,
    quantity: minQuantity ?? quantityStep ?? 1,
  }
}

/** Items that the words may mean: the candidates first, then the other variants of their products. */
function readMatch({ lines, products }: MatchedOrderWire): Found {
  const [line] = lines
  if (line === undefined) return { certain: false, items: [] }
  const asked = Math.max(1, Math.ceil(line.quantity ?? 1))
  const meant = line.candidates.map((each) =>
    fromMatch(each, { ...each, quantity: Math.max(1, Math.ceil(each.pieces ?? asked)) }),
  )
  const known = new Set(meant.map(({ productId, variantIndex }) => `${productId} ${variantIndex}`))
  const more = products.flatMap(({ id, name, variants }) =>
    variants.flatMap((variant, variantIndex) =>
      known.has(`${id} ${variantIndex}`) || Number(variant.price) <= 0
        ? []
        : fromMatch(variant, { productId: id, variantIndex, name, quantity: asked }),
    ),
  )
  const items = [...meant, ...more]
  return { certain: items.length === 1, items: items.slice(0, MAX_ARTICLES) }
}

type Matched = MatchedOrderWire['products'][number]['variants'][number]

function fromMatch(
  { uid, options, unit, price, priceBreaks = [], minQuantity, quantityStep, stock }: Matched,
  named: Pick<CounterItem, 'productId' | 'variantIndex' | 'name' | 'quantity'>,
): CounterItem {
  const { productId, variantIndex, name, quantity } = named
  return {
    productId,
    variantIndex,
    uid,
    name,
    options,
    unit,
    price,
    priceBreaks,
    minQuantity: minQuantity ?? null,
    quantityStep: quantityStep ?? null,
    left: stock?.left ?? null,
    quantity: Math.max(quantity, minQuantity ?? 1),
  }
}
