import { gstRateOf } from '../products/gst-rates.ts'
import { productTexts } from '../hindi/product-texts.ts'
import { descriptionOf } from './description.ts'
import type { ProductSource } from './product-source.ts'
import { hashOf, shareOf } from './seeded.ts'
import { variantsOf } from './variants.ts'
import type { PictureUrl, Variant } from './variants.ts'
import { warrantyOf } from './warranty.ts'

export type Document = { readonly id: string } & Readonly<Record<string, unknown>>

/** Shares of products that are stored as untidily as in a real shop's database. */
const untidy = {
  jsonText: 0.24,
  jsonTextVariantsOnly: 0.06,
  jsonTextDescriptionOnly: 0.05,
  pricesAsText: 0.02,
} as const

const priceFields = [
  'basePrice',
  'discountAmount',
  'packagingCost',
  'sellingPriceWOGST',
  'sellingGSTAmount',
  'sellingPriceWithGST',
  'comissionAmount',
] as const

function withTextPrices(variant: Variant): Record<string, unknown> {
  return { ...variant, ...Object.fromEntries(priceFields.map((field) => [field, String(variant[field])])) }
}

function specificationOf(source: ProductSource): Record<string, string[]> {
  const { id, line, brandModel, subcategory } = source
  const { brand, model } = brandModel
  const labels = line.sizes.map(([label]) => label)
  const specification: Record<string, string[]> = { Brand: [brand.name] }
  if (model !== '') {
    specification['Model Name'] = [model]
    specification['Model No.'] = [`${brand.name.slice(0, 2).toUpperCase()}-${1000 + (hashOf(id) % 9000)}`]
  }
  specification['Product Type'] = [subcategory.name]
  for (const [key, value] of Object.entries(line.specification)) specification[key] = value.split('|')
  if (line.finishes !== undefined)
    specification[line.finishAttribute ?? 'Finish'] = line.finishes.map(([name]) => name)
  const millimetres = labels.filter((label) => /^[\d.x ]+ mm\b/.test(label))
  if (specification['Sizes(mm)'] === undefined && millimetres.length === labels.length) {
    specification['Sizes(mm)'] = [
      ...new Set(labels.map((label) => (/^[\d.x ]+/.exec(label)?.[0] ?? label).trim())),
    ]
  }
  const warranty = warrantyOf(source)
  if (warranty !== null) specification['Warranty'] = [warranty]
  return specification
}

/** The words of comma-separated lists, each once. */
export function searchWordsOf(...lists: readonly (string | undefined)[]): string[] {
  const words = lists.flatMap((list) => (list ?? '').split(',')).map((word) => word.trim())
  return [...new Set(words.filter((word) => word !== ''))]
}

/** `P-00001` for the letter P and index 0. */
export function rowIdOf(letter: string, index: number): string {
  return `${letter}-${String(index + 1).padStart(5, '0')}`
}

/** The document of one product, in the field names of the import format. */
export function productOf(source: ProductSource, rowId: string, urlOf: PictureUrl): Document {
  const { id, line, brandModel, subcategory, mainCategory } = source
  const main = urlOf(line.picture, brandModel, brandModel.tone)
  const variants = variantsOf(source, urlOf)
  const gallery = (line.gallery ?? []).map((text) => urlOf(text, brandModel))
  const description = {
    images: [...new Set([main, ...variants.map((variant) => variant.image), ...gallery])].slice(0, 5),
    ...descriptionOf(source),
  }
  const specification = specificationOf(source)
  const share = shareOf(`untidy ${id}`)
  const { jsonText, jsonTextVariantsOnly, jsonTextDescriptionOnly } = untidy
  const variantsAsText = share < jsonText + jsonTextVariantsOnly
  const descriptionAsText =
    share < jsonText || (!variantsAsText && share < jsonText + jsonTextVariantsOnly + jsonTextDescriptionOnly)
  const stored = shareOf(`numbers ${id}`) < untidy.pricesAsText ? variants.map(withTextPrices) : variants
  return {
    id,
    productName: [brandModel.brand.name, brandModel.model, line.name].filter((part) => part !== '').join(' '),
    rowId,
    subCategoryRow: [subcategory.id],
    ProductDescription: descriptionAsText ? JSON.stringify(description) : description,
    ProductSpectification: descriptionAsText ? JSON.stringify(specification) : specification,
    variants: variantsAsText ? JSON.stringify(stored) : stored,
    hsn: line.hsn,
    gstRate: gstRateOf(line.hsn),
    countryOfOrigin: line.countryOfOrigin ?? 'India',
    searchWords: searchWordsOf(line.searchWords, subcategory.searchWords, mainCategory.searchWords),
    hi: productTexts(source, specification),
  }
}
