import { sql, type Kysely } from 'kysely'

/**
 * What lists filter and count by, beside the record: reading the whole record of every product of a subcategory took most of the
 * time of a list. An attribute value stands as its name and the value with the unit separator between; prices are those of the
 * variants that have one. Null is unknown, as a process of an earlier release writes it; the functions read the record then.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `create function attribute_values_of(record jsonb) returns text[] language sql immutable parallel safe as $$
    select coalesce(array_agg(distinct (attribute ->> 'name') || chr(31) || known.value), '{}')
    from jsonb_array_elements(record -> 'attributes') as given(attribute),
      jsonb_array_elements_text(attribute -> 'values') as known(value)
  $$`,
  `create function variant_prices_of(record jsonb) returns bigint[] language sql immutable parallel safe as $$
    select coalesce(array_agg(distinct (variant ->> 'priceWithGst')::bigint), '{}')
    from jsonb_array_elements(record -> 'variants') as given(variant) where (variant ->> 'priceWithGst')::bigint > 0
  $$`,
  `alter table products add column attribute_values text[], add column variant_prices bigint[]`,
  `update products set attribute_values = attribute_values_of(record), variant_prices = variant_prices_of(record)`,
]
