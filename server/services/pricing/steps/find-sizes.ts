import { compositeId, parseCompositeId } from '#domain/catalogue/composite-id.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { FoundSize } from '#domain/pricing/day-rates/rate-import.ts'
import { findEntries, findProductsBySku } from '../../../db/catalogue/entries.ts'
import type { Queries } from '../../../db/database.ts'

/** Finds the sizes that texts name by composite id or supplier’s code; a code that several have is `unsure`. */
export async function findSizes(
  queries: Queries,
  texts: readonly string[],
): Promise<ReadonlyMap<string, FoundSize>> {
  const wanted = [...new Set(texts)]
  const bySku = await findProductsBySku(queries, wanted)
  const ids = [
    ...wanted.flatMap((text) => parseCompositeId(text)?.productId ?? []),
    ...bySku.map(({ id }) => id),
  ]
  const entries = await findEntries(queries, 'products', [...new Set(ids)])
  const products = new Map(entries.map(({ id, record }) => [id, record as Product]))
  const skus = Map.groupBy([...products.values()].flatMap(skuSizes), ({ sku }) => sku)
  return new Map(
    wanted.map((text): readonly [string, FoundSize] => {
      const { productId = '', index = -1 } = parseCompositeId(text) ?? {}
      const product = products.get(productId)
      if (product?.variants[index] !== undefined) return [text, sizeOf(product, index)]
      const [size, other] = skus.get(text) ?? []
      if (size === undefined) return [text, 'unknown']
      return [text, other === undefined ? sizeOf(size.product, size.index) : 'unsure']
    }),
  )
}

function skuSizes(product: Product) {
  return product.variants.flatMap(({ sku }, index) => (sku === undefined ? [] : [{ sku, product, index }]))
}

function sizeOf({ id, name, variants }: Product, index: number): FoundSize {
  const { uid = null, options = [] } = variants[index] ?? {}
  return { key: compositeId(id, index), uid, label: [name, ...options].join(', ') }
}
