import { sql, type Kysely } from 'kysely'

/** How staff find a product by a part of its name or of a supplier's number, without reading every record. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `create function variant_skus_of(record jsonb) returns text language sql immutable parallel safe as $$
    select string_agg(variant ->> 'sku', chr(31))
    from jsonb_array_elements(case jsonb_typeof(record -> 'variants') when 'array' then record -> 'variants' else '[]' end)
      as given(variant)
  $$`,
  `create index products_skus on products using gin (variant_skus_of(record) gin_trgm_ops)`,
  `create index products_name_parts on products using gin (name gin_trgm_ops)`,
]
