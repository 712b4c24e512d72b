import { toPrice } from '#domain/money/parse-price.ts'
import type { Suggestions } from '#domain/catalogue/lists/suggestions.ts'
import { suggestionCalls } from '#domain/catalogue/suggestion-wire.ts'
import { callApi } from './transport/call.ts'

const MAX_CACHED = 60
const cache = new Map<string, Suggestions>()

/** Suggestions for a text; cached for this page, so that deleting a letter costs no request. */
export async function fetchSuggestions(text: string): Promise<Suggestions> {
  const cached = cache.get(text)
  if (cached) return cached
  const query = new URLSearchParams({ q: text.toWellFormed() })
  const { categories, kinds, products } = await callApi(suggestionCalls.suggest, { query })
  const found: Suggestions = {
    categories,
    kinds: kinds.map((kind) => ({
      ...kind,
      priceFrom: kind.priceFrom === null ? null : toPrice(kind.priceFrom),
    })),
    products: products.map((product) => ({
      ...product,
      price: product.price === null ? null : toPrice(product.price),
    })),
  }
  if (cache.size >= MAX_CACHED) cache.clear()
  cache.set(text, found)
  return found
}
