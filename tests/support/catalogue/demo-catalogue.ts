import { readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(import.meta.dirname, '../../../demo/catalogue')

type MainCategory = { readonly id: string; readonly mainCategory_Name: string }
type Subcategory = {
  readonly id: string
  readonly subCategory_Name: string
  readonly mainCategoryRow: readonly string[]
}
type Shop = { readonly id: string; readonly name: string; readonly mainCategoryRow: readonly string[] }
type Banner = { readonly id: string; readonly headline: string }
type Variant = { readonly sellingPriceWithGST: number }
/** Variants come as a list or as JSON text of one (PROD-08). */
type Product = {
  readonly id: string
  readonly productName: string
  readonly variants: string | readonly Variant[]
}

function read<T>(collection: string): readonly T[] {
  return JSON.parse(readFileSync(path.join(folder, `${collection}.json`), 'utf8'))
}

/** The documents of the demo catalogue, which the store of the browser tests serves. */
export const demoCatalogue = {
  mainCategories: read<MainCategory>('maincategory'),
  subcategories: read<Subcategory>('subcategory'),
  shops: read<Shop>('shops'),
  banners: read<Banner>('partner-banners'),
}

/** The subcategories of a main category, in their order. */
export function subcategoriesOf(mainCategoryId: string): readonly Subcategory[] {
  return demoCatalogue.subcategories.filter(({ mainCategoryRow }) => mainCategoryRow.includes(mainCategoryId))
}

/** The price with GST of one unit of a variant, as the catalogue files have it: rupees as a decimal text. */
export function demoPrice(productId: string, variantIndex = 0): string {
  const product = read<Product>('products').find(({ id }) => id === productId)
  const given = product?.variants ?? []
  const variants: readonly Variant[] = typeof given === 'string' ? JSON.parse(given) : given
  const variant = variants[variantIndex]
  if (variant === undefined)
    throw new Error(`The demo catalogue has no variant ${variantIndex} of ${productId}`)
  return String(variant.sellingPriceWithGST)
}

/** A price times a quantity, rounded half-up to paise, as the store prints it: `₹1,23,456.78`. */
export function printedTotal(price: string, quantity = 1): string {
  const [whole = '', fraction = ''] = price.split('.')
  const micros = BigInt(whole + fraction.padEnd(6, '0')) * BigInt(quantity)
  const paise = String((micros + 5_000n) / 10_000n).padStart(3, '0')
  const rupees = paise.slice(0, -2).replace(/(\d)(?=(?:\d\d)*\d{3}$)/g, '$1,')
  return `₹${rupees}.${paise.slice(-2)}`
}
