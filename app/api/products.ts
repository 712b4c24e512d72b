import type { PublicProduct } from '#domain/catalogue/product.ts'
import { catalogueParsers, documentsOf } from './catalogue-parsers.ts'
import { send } from './transport/request.ts'

/** The most products that one look-up takes (CART-05). */
const IDS_PER_REQUEST = 10

/** Products by id, requested in chunks of at most ten; those that do not exist are left out. */
export async function fetchProducts(ids: readonly string[]): Promise<PublicProduct[]> {
  const unique = [...new Set(ids)]
  const chunks = Array.from({ length: Math.ceil(unique.length / IDS_PER_REQUEST) }, (_, index) =>
    unique.slice(index * IDS_PER_REQUEST, (index + 1) * IDS_PER_REQUEST),
  )
  const answers = await Promise.all(
    chunks.map(async (chunk) => {
      const query = chunk.map((id) => `id=${encodeURIComponent(id)}`).join('&')
      const response = await send('GET', `/api/products?${query}`)
      const answer: unknown = await response.json().catch(() => null)
      return documentsOf(answer)
    }),
  )
  return answers.flat().flatMap((document) => {
    const result = catalogueParsers.product(document)
    return 'record' in result ? [result.record] : []
  })
}
