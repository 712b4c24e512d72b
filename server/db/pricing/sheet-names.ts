import { sql } from 'kysely'
import type { NamedTarget } from '#domain/pricing/sheets/target-cells.ts'
import type { PriceHolder } from '#domain/pricing/price-list.ts'
import type { Queries } from '../database.ts'

export type NamedRow = { readonly kind: NamedTarget; readonly key: string; readonly name: string }

/** Categories, subcategories and, where they are asked for, brands, with the names by which sheets know them. */
export async function listNamedTargets(
  queries: Queries,
  kinds: readonly NamedTarget[],
): Promise<readonly NamedRow[]> {
  const { rows } = await sql<NamedRow>`
    select 'category' as kind, id as key, record ->> 'name' as name from main_categories
    union all select 'subcategory', id, record ->> 'name' from subcategories
    union all select distinct 'brand', brand, brand from products,
      jsonb_array_elements(case jsonb_typeof(record -> 'attributes') when 'array' then record -> 'attributes' else '[]' end) as attribute,
      jsonb_array_elements_text(case jsonb_typeof(attribute -> 'values') when 'array' then attribute -> 'values' else '[]' end) as brand
      where ${kinds.includes('brand')} and lower(trim(attribute ->> 'name')) = 'brand'`.execute(queries)
  return rows
}

export type MarkedHolder = PriceHolder & {
  /** Phone or GSTIN. */
  readonly mark: string
  readonly name: string | null
}

/** People and firms with these phones and GSTINs; several firms may have one GSTIN. */
export async function findMarkedHolders(
  queries: Queries,
  marks: readonly string[],
): Promise<readonly MarkedHolder[]> {
  if (marks.length === 0) return []
  const all = sql`any(${[...marks]}::text[])`
  const { rows } = await sql<MarkedHolder>`
    select 'person' as kind, uid as id, coalesce(phone, former_phone) as mark, name from partners
    where phone = ${all} and erased_at is null
    union all
    select 'person', kept.uid, merged.former_phone, kept.name from partners as merged
    join partners as kept on kept.uid = merged.merged_into where merged.former_phone = ${all}
    union all
    select 'firm', id, gstin, legal_name from firms where gstin = ${all}`.execute(queries)
  return rows
}
