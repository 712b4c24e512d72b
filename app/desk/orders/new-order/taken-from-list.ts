import type { PublicProduct } from '#domain/catalogue/product.ts'
import { priceText } from '#domain/money/price.ts'
import { priceLine } from '#domain/orders/placing/priced-line.ts'
import type { SiteListWire } from '#domain/site-lists/wire.ts'
import type { TakenLine } from './use-order-lines.ts'

type Line = SiteListWire['lines'][number]

/** Lines of a site's list as an order takes them, without their keys, and the names of those that are no longer sold. */
export function takenFromList(
  lines: readonly Line[],
  products: readonly PublicProduct[],
): { readonly taken: readonly Omit<TakenLine, 'key'>[]; readonly gone: readonly string[] } {
  const byId = new Map(products.map((product) => [product.id, product]))
  const read = lines.map((line) => ({ line, found: candidateFor(line, byId) }))
  return {
    taken: read.flatMap(({ line, found }) => (found === null ? [] : [takenLine(line, found)])),
    gone: read.flatMap(({ line, found }) => (found === null ? [nameOf(line)] : [])),
  }
}

const nameOf = ({ name, options }: Line) => [name, ...options].join(', ')

function takenLine(line: Line, candidate: TakenLine['candidates'][number]): Omit<TakenLine, 'key'> {
  return {
    text: nameOf(line),
    status: 'ready',
    requested: line.quantity,
    candidates: [candidate],
    chosen: 0,
    quantity: String(line.quantity),
  }
}

/** The variant of a line as the order pad chooses among variants; null where it is no longer sold. */
function candidateFor(
  { product, variantUid, quantity }: Line,
  products: ReadonlyMap<string, PublicProduct>,
): TakenLine['candidates'][number] | null {
  const line = { product, variantUid, quantity, addedDate: '', active: true }
  const found = priceLine(line, products)
  if (found.state === 'gone') return null
  const listed = found.product.variants[found.index] ?? found.variant
  const { uid, options, unit, priceWithGst, priceBreaks, minQuantity, quantityStep, stock } = listed
  return {
    productId: found.product.id,
    variantIndex: found.index,
    brand: '',
    name: found.product.name,
    uid,
    options,
    unit,
    price: priceText(priceWithGst),
    ...(priceBreaks && {
      priceBreaks: priceBreaks.map((each) => ({
        minQuantity: each.minQuantity,
        price: priceText(each.priceWithGst),
      })),
    }),
    contents: {},
    ...(minQuantity !== undefined && { minQuantity }),
    ...(quantityStep !== undefined && { quantityStep }),
    ...(stock && { stock }),
    pieces: quantity,
    otherBrands: [],
  }
}
