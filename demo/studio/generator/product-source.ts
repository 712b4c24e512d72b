import { brandOf } from '../brands/brands.ts'
import type { Brand } from '../brands/brand.ts'
import type { MainCategory, ProductLine, Subcategory } from '../products/rows.ts'
import { slug } from './slug.ts'

export type BrandModel = {
  readonly brand: Brand
  /** Empty where the brand has a single model. */
  readonly model: string
  readonly tone?: string
}

/** What one product is made from: a product line of one brand, and its place in the catalogue. */
export type ProductSource = {
  readonly id: string
  readonly line: ProductLine
  readonly brandModel: BrandModel
  readonly subcategory: Subcategory
  readonly mainCategory: MainCategory
  /** Position among the products of its line, from 0. */
  readonly lineIndex: number
  /** Position among the products of its subcategory, from 0. */
  readonly subcategoryIndex: number
}

/** Reads `brand`, `brand/Model_Name` or `brand/Model_Name#tone`. */
function parseBrandModel(text: string): BrandModel {
  const [name = '', tone] = text.split('#')
  const [brand = '', model = ''] = name.split('/')
  return {
    brand: brandOf(brand),
    model: model.replaceAll('_', ' '),
    ...(tone === undefined ? {} : { tone }),
  }
}

export function brandModelsOf(line: ProductLine): BrandModel[] {
  return line.brands.split(' ').map(parseBrandModel)
}

function productId(line: ProductLine, { brand, model }: BrandModel): string {
  return [line.id ?? slug(line.name), brand.id, slug(model)].filter((part) => part !== '').join('-')
}

/** One source per product, in catalogue order. */
export function productSourcesOf(mainCategories: readonly MainCategory[]): ProductSource[] {
  return mainCategories.flatMap((mainCategory) =>
    mainCategory.subcategories.flatMap((subcategory) =>
      subcategory.lines
        .flatMap((line) =>
          brandModelsOf(line).map((brandModel, lineIndex) => ({ line, brandModel, lineIndex })),
        )
        .map((source, subcategoryIndex) => ({
          ...source,
          id: productId(source.line, source.brandModel),
          subcategory,
          mainCategory,
          subcategoryIndex,
        })),
    ),
  )
}
