import { compositeId, parseCompositeId } from '#domain/catalogue/composite-id.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { priceText } from '#domain/money/price.ts'
import type { Target } from '#domain/pricing/price-list.ts'
import { findEntries } from '../../../db/catalogue/entries.ts'
import type { Queries } from '../../../db/database.ts'
import { nameTargets } from '../../../db/pricing/names.ts'
import type { Cell } from '../../../gateways/sheets/port.ts'

type Named = Pick<Target, 'target' | 'key' | 'uid' | 'brand'>
type Cells = Readonly<Record<string, Cell>>

const kinds: Readonly<Record<Target['target'], string>> = {
  all: 'Everything',
  brand: 'Brand',
  category: 'Category',
  subcategory: 'Subcategory',
  product: 'Product',
  variant: 'Size',
}

/** Writes goods as cells of a sheet, by the heads that imports read. */
export async function targetSheet(
  queries: Queries,
  targets: readonly Named[],
): Promise<(target: Named) => Cells> {
  const labels = await nameTargets(queries, targets)
  const names = new Map(targets.map((target, index) => [target, labels[index] ?? '']))
  const ids = new Set(targets.flatMap((target) => productOf(target) ?? []))
  const products = new Map(
    (await findEntries(queries, 'products', [...ids])).map((entry) => [entry.id, entry.record as Product]),
  )
  return (target) => ({
    On: kinds[target.target],
    ...cellsOf(target, products),
    Name: names.get(target) ?? null,
  })
}

function productOf({ target, key }: Named): string | null {
  if (target === 'product') return key
  return target === 'variant' ? (parseCompositeId(key)?.productId ?? null) : null
}

function cellsOf(named: Named, products: ReadonlyMap<string, Product>): Cells {
  const { target, key, brand = null } = named
  if (target === 'brand') return { Brand: key }
  if (target === 'category') return { Category: key, Brand: brand }
  if (target === 'subcategory') return { Subcategory: key, Brand: brand }
  if (target !== 'variant') return { 'Product ID': target === 'product' ? key : null }
  const id = productOf(named) ?? ''
  const place = placeOf(named, products)
  const variant = place === null ? undefined : products.get(id)?.variants[place]
  return {
    'Product ID': place === null ? key : compositeId(id, place),
    SKU: variant?.sku ?? null,
    'Shop’s price now': variant === undefined ? null : priceText(variant.priceWithGst),
  }
}

/** Place of a size now: others may have been put before it. */
function placeOf(named: Named, products: ReadonlyMap<string, Product>): number | null {
  const product = products.get(productOf(named) ?? '')
  if (product === undefined) return null
  if (named.uid === null) return parseCompositeId(named.key)?.index ?? null
  const place = product.variants.findIndex(({ uid }) => uid === named.uid)
  return place < 0 ? null : place
}
