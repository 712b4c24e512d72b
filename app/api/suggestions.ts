import { toPrice } from '#domain/money/parse-price.ts'
import type { Suggestions } from '#domain/catalogue/suggestions.ts'
import { request } from './request.ts'

const KEPT = 60
const answers = new Map<string, Suggestions>()

type Answer = {
  readonly categories: Suggestions['categories']
  readonly products: readonly (Omit<Suggestions['products'][number], 'price'> & {
    readonly price: string | null
  })[]
}

/** What to offer for a text; the answers of this page are kept, so that going back a letter costs nothing. */
export async function fetchSuggestions(text: string): Promise<Suggestions> {
  const known = answers.get(text)
  if (known) return known
  const { categories, products } = await request<Answer>(
    'GET',
    `/api/suggestions?q=${encodeURIComponent(text.toWellFormed())}`,
  )
  const found: Suggestions = {
    categories,
    products: products.map((product) => ({
      ...product,
      price: product.price === null ? null : toPrice(product.price),
    })),
  }
  if (answers.size >= KEPT) answers.clear()
  answers.set(text, found)
  return found
}
