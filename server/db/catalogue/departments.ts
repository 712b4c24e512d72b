import { sql } from 'kysely'
import type { Queries } from '../database.ts'

/** The department that a product is shown in, and where it stands among all. */
export type Department = { readonly name: string; readonly position: number }

/**
 * The departments of products by product: the first that lists the main category of the product's first subcategory. A category
 * that no department lists stands for itself, behind them.
 */
export async function findDepartments(
  queries: Queries,
  productIds: readonly string[],
): Promise<Map<string, Department>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await sql<Department & { productId: string }>`
    select products.id as "productId",
      coalesce(department.name, main_categories.record ->> 'name', main_categories.id) as name,
      coalesce(department.position, 1000000 + main_categories.position) as position
    from products
    join subcategories on subcategories.id = products.subcategory_ids[1]
    join main_categories on main_categories.id = subcategories.record -> 'mainCategoryIds' ->> 0
    left join lateral (
      select record ->> 'name' as name, position from shops
      where jsonb_exists(record -> 'mainCategoryIds', main_categories.id) order by position, id limit 1
    ) as department on true
    where products.id = any(${[...productIds]}::text[])`.execute(queries)
  return new Map(rows.map(({ productId, name, position }) => [productId, { name, position }]))
}
