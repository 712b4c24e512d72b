import { publicProduct } from '#domain/catalogue/product.ts'
import { productCard, type ProductPage, type ProductSort } from '#domain/catalogue/product-card.ts'
import type { Database } from '../../store/database.ts'
import { listProducts as readPage } from '../../store/products.ts'

/** How many products stand on one page of a list. */
export const PAGE_SIZE = 24

/** One page of the products of a subcategory (LIST-01); a page beyond the last one is empty. */
export async function listProducts(
  { database }: { readonly database: Database },
  list: { readonly subcategoryId: string; readonly page: number; readonly sort: ProductSort },
): Promise<ProductPage> {
  const { products, total } = await readPage(database.queries, {
    subcategoryId: list.subcategoryId,
    sort: list.sort,
    offset: (list.page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
  })
  const cards = products.map((product) => productCard(publicProduct(product)))
  return { cards, total, page: list.page, pageSize: PAGE_SIZE }
}
