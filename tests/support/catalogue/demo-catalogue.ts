import { readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(import.meta.dirname, '../../../demo/catalogue')

/** A field that is a list or JSON text of one: the demo catalogue has both on purpose. */
type ListField<T> = string | readonly T[]
type Variant = { readonly sellingPriceWithGST: number }

type Document = {
  readonly id: string
  readonly mainCategory_Name?: string
  readonly MainCategory_Name?: string
  readonly subCategory_Name?: string
  readonly name?: string
  readonly headline?: string
  readonly mainCategoryRow?: ListField<string>
  readonly variants?: ListField<Variant>
}

function read(collection: string): readonly Document[] {
  return JSON.parse(readFileSync(path.join(folder, `${collection}.json`), 'utf8'))
}

function list<T>(field: ListField<T> = []): readonly T[] {
  return typeof field === 'string' ? JSON.parse(field) : field
}

/** The demo catalogue as its files have it, by the names that pages show. */
export const demoCatalogue = {
  mainCategories: read('maincategory').map(
    ({ mainCategory_Name, MainCategory_Name = '' }) => mainCategory_Name ?? MainCategory_Name,
  ),
  shops: read('shops').map(({ name = '', mainCategoryRow }) => ({
    name,
    mainCategoryIds: list(mainCategoryRow),
  })),
  banners: read('partner-banners').map(({ headline = '' }) => headline),
}

/** The names of the subcategories of a main category, in their order. */
export function subcategoriesOf(mainCategoryId: string): readonly string[] {
  return read('subcategory')
    .filter(({ mainCategoryRow }) => list(mainCategoryRow).includes(mainCategoryId))
    .map(({ subCategory_Name = '' }) => subCategory_Name)
}

/** The price with GST of one unit of a variant, as the catalogue files have it: rupees as a decimal text. */
export function demoPrice(productId: string, variantIndex = 0): string {
  const product = read('products').find(({ id }) => id === productId)
  const variant = list(product?.variants)[variantIndex]
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
