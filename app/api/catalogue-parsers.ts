// Parsing an answer takes more code than requesting it: this chunk loads with the first answer, after the first view.
import { parseMainCategory } from '#domain/catalogue/main-category.ts'
import { isRawDocument, type RawDocument } from '#domain/catalogue/parse-result.ts'
import { parseProduct } from '#domain/catalogue/product.ts'
import { parseShop } from '#domain/catalogue/shop.ts'
import type { VariantStock } from '#domain/stock/stock.ts'
import { parseSubcategory } from '#domain/catalogue/subcategory.ts'
import { ApiError } from './transport/request.ts'

/** The documents of an answer, each of which is parsed by itself. Throws `failed` where it is no list. */
export function documentsOf(answer: unknown): readonly RawDocument[] {
  if (!Array.isArray(answer)) throw new ApiError('failed')
  return answer.filter(isRawDocument)
}

export const catalogueParsers = {
  mainCategory: parseMainCategory,
  subcategory: parseSubcategory,
  shop: parseShop,
  product: parseShownProduct,
}

/** A product, with what its variants say of their stock; a delivered document never has that. */
function parseShownProduct(document: RawDocument): ReturnType<typeof parseProduct> {
  const result = parseProduct(document)
  if (!('record' in result) || !Array.isArray(document.variants)) return result
  const given: readonly unknown[] = document.variants
  const variants = result.record.variants.map((variant, index) => {
    const stock = readStock(given[index])
    return stock === null ? variant : { ...variant, stock }
  })
  return { ...result, record: { ...result.record, variants } }
}

function readStock(variant: unknown): VariantStock | null {
  if (!isRawDocument(variant) || !isRawDocument(variant['stock'])) return null
  const { left, expectedOn } = variant['stock']
  return {
    left: typeof left === 'number' ? left : null,
    expectedOn: typeof expectedOn === 'string' ? expectedOn : null,
  }
}
