import type { PublicProduct } from '#domain/catalogue/product.ts'
import type { RawDocument } from '#domain/catalogue/parse-result.ts'
import { request } from './request.ts'
import { assertResponse } from './assert-response.ts'
import { catalogueReaders } from './catalogue-readers.ts'

/** The most products that one look-up takes (CART-05). */
const IDS_PER_CALL = 10

/** Products by id, asked for in chunks of at most ten; those that do not exist are left out. */
export async function fetchProducts(ids: readonly string[]): Promise<PublicProduct[]> {
  const unique = [...new Set(ids)]
  const chunks = Array.from({ length: Math.ceil(unique.length / IDS_PER_CALL) }, (_, index) =>
    unique.slice(index * IDS_PER_CALL, (index + 1) * IDS_PER_CALL),
  )
  const answers = await Promise.all(
    chunks.map(async (chunk) => {
      const query = chunk.map((id) => `id=${encodeURIComponent(id)}`).join('&')
      const documents = await request<RawDocument[]>('GET', `/api/products?${query}`)
      return assertResponse(documents, Array.isArray(documents))
    }),
  )
  return answers.flat().flatMap((document) => {
    const reading = catalogueReaders.product(document)
    return 'record' in reading ? [reading.record] : []
  })
}
