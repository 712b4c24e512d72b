import { sql } from 'kysely'
import type { DeskProductRow } from '#domain/catalogue/desk-product.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Queries } from '../database.ts'

/** A page of products whose name or id holds a text, by name; for staff. */
export async function listDeskProducts(
  queries: Queries,
  { text, after, limit }: { readonly text: string; readonly after: string | null; readonly limit: number },
): Promise<DeskProductRow[]> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  let query = queries.selectFrom('products').select(['id', 'name', 'price_from', 'record'])
  if (text !== '') {
    query = query.where(sql<boolean>`(name ilike ${pattern} or id ilike ${pattern})`)
  }
  if (after !== null) {
    query = query.where(sql<boolean>`(name, id) > (select name, id from products where id = ${after})`)
  }
  const rows = await query.orderBy('name').orderBy('id').limit(limit).execute()
  return rows.map(({ id, name, price_from, record }) => {
    const { variants, description } = record as Product
    return {
      id,
      name,
      priceFrom: price_from === null ? null : Number(price_from),
      variants: variants.length,
      image: description.images[0] ?? variants[0]?.image ?? null,
    }
  })
}

/** A product as delivered and as parsed, with its place and digest; `lock` holds it until the transaction ends. */
export async function findProductDocument(
  queries: Queries,
  id: string,
  lock: boolean,
): Promise<{ document: unknown; record: Product; position: number; digest: string } | null> {
  const query = queries
    .selectFrom('products')
    .select(['document', 'record', 'position', 'digest'])
    .where('id', '=', id)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  return row === undefined ? null : { ...row, record: row.record as Product }
}
