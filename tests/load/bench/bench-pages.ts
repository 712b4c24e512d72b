import { z } from 'zod'

/** What the measurements of one store work on: three pages, the calls that read the catalogue, and the lines of an order. */
export type Subjects = {
  readonly pages: Readonly<Record<'home' | 'category' | 'product', string>>
  readonly calls: Readonly<Record<string, string>>
  readonly lines: readonly string[]
}

const idsSchema = z.array(z.object({ id: z.string() }))
const variantSchema = z.object({
  sellingPriceWithGST: z.coerce.number(),
  quantityStep: z.unknown().optional(),
})
const productsSchema = z.array(z.object({ id: z.string(), variants: z.array(variantSchema) }))

/** Chooses them by asking the store what it sells. */
export async function chooseSubjects(baseURL: string): Promise<Subjects> {
  const categories = idsSchema.parse(await get(`${baseURL}/api/maincategory/getMainCategory`))
  const products = productsSchema.parse(await get(`${baseURL}/api/products/getProduct`))
  const sold = products.flatMap(({ id, variants: [first] }) => (first ? [{ id, ...first }] : []))
  const category = categories.find(({ id }) => id === 'cement') ?? categories[0]
  const product = sold[0]?.id
  if (!category || product === undefined) throw new Error('The store sells nothing to measure with')
  return {
    pages: {
      home: `${baseURL}/`,
      category: `${baseURL}/subpage?mainCat=${encodeURIComponent(category.id)}`,
      product: `${baseURL}/product/${encodeURIComponent(product)}`,
    },
    calls: {
      getMainCategory: `${baseURL}/api/maincategory/getMainCategory`,
      getSubCategory: `${baseURL}/api/subCategory/getSubCategory`,
      getProduct: `${baseURL}/api/products/getProduct`,
      'product by id': `${baseURL}/api/products?id=${encodeURIComponent(product)}`,
    },
    // the cheapest: what a person may owe in cash on a day is limited by law
    lines: sold
      .filter(({ quantityStep }) => quantityStep === undefined)
      .toSorted((a, b) => a.sellingPriceWithGST - b.sellingPriceWithGST)
      .slice(0, 3)
      .map(({ id }) => `${id}Variant[0]`),
  }
}

async function get(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}
