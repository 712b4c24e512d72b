import { sql, type RawBuilder } from 'kysely'
import { declarationNames, type Declaration } from '#domain/catalogue/declarations.ts'
import { homeSpellings } from '#domain/catalogue/origin.ts'
import type { EntrySort } from '#domain/catalogue/entries/entry-list.ts'
import type { EntryStatus } from '#domain/catalogue/entries/collections.ts'
import type { EntryRecord } from '#domain/catalogue/entries/entry-record.ts'
import type { RawDocument } from '#domain/catalogue/parse-result.ts'
import type { Queries } from '../database.ts'
import { containing } from '../like-pattern.ts'
import { availableOf } from '../stock/product-stock.ts'
import { hasBarcode } from '../stock/stock-items.ts'
import { collectionTables, type CollectionTable } from '../../catalogue-rows/collection-table.ts'

/** An entry as it is stored: in the shop or not. */
export type StoredEntry = {
  readonly id: string
  readonly status: EntryStatus
  readonly position: number
  readonly digest: string
  /** As it was delivered, or as an export writes it since: what the record does not know lies in it. */
  readonly document: RawDocument
  readonly record: EntryRecord
}

/** All entries of a collection, published or not. */
function everyEntry(table: CollectionTable): RawBuilder<unknown> {
  return sql`(
    select id, 'published' as status, position, digest, document, record from ${sql.table(table)}
    union all
    select id, status, position, digest, document, record from hidden_entries where collection = ${table}
  )`
}

/** Filter of the entries of a collection; every given field narrows the list. */
export type EntryFilter = {
  /** A part of the name or id. */
  readonly text: string
  readonly status: EntryStatus | null
  /** The id of the parent: a subcategory of products, a main category of subcategories. */
  readonly parent: string | null
  /** Only products that lack this declaration; null for all. */
  readonly lacks: Declaration | null
  readonly sort: EntrySort
  readonly offset: number
  readonly limit: number
}

/** The list of the record that names the parents of an entry. */
const parents: Partial<Record<CollectionTable, string>> = {
  products: 'subcategoryIds',
  subcategories: 'mainCategoryIds',
}

const entryName = sql`coalesce(record ->> 'name', record ->> 'headline', id)`

/** The lowest price of the sizes that have one. */
const priceFrom = sql`(
  select min((variant ->> 'priceWithGst')::numeric)
  from jsonb_array_elements(case jsonb_typeof(record -> 'variants') when 'array' then record -> 'variants' else '[]' end) as variant
  where (variant ->> 'priceWithGst')::numeric > 0)`

const brand = sql`(
  select attribute -> 'values' ->> 0 from jsonb_array_elements(case jsonb_typeof(record -> 'attributes') when 'array' then record -> 'attributes' else '[]' end) as attribute
  where lower(attribute ->> 'name') = 'brand' limit 1)`

const hsn = sql`nullif(record ->> 'hsn', '')`

/** GST rate of the record as a number; null, and so last, where the delivered value is not one. */
const gstRate = sql`case when record ->> 'gstRate' ~ '^[0-9]+([.][0-9]+)?$' then (record ->> 'gstRate')::numeric end`

const available = availableOf('every.id')

/** Sort keys that precede the order of the shop. */
const orders: Readonly<Record<EntrySort, RawBuilder<unknown>>> = {
  shop: sql``,
  name: sql`lower(${entryName}),`,
  'name-down': sql`lower(${entryName}) desc,`,
  status: sql`status,`,
  'status-down': sql`status desc,`,
  'price-up': sql`${priceFrom} asc nulls last,`,
  'price-down': sql`${priceFrom} desc nulls last,`,
  'stock-up': sql`${available} asc nulls last,`,
  'stock-down': sql`${available} desc nulls last,`,
  'gst-up': sql`${gstRate} asc nulls last,`,
  'gst-down': sql`${gstRate} desc nulls last,`,
  hsn: sql`${hsn} asc nulls last,`,
  'hsn-down': sql`${hsn} desc nulls last,`,
  brand: sql`lower(${brand}) asc nulls last,`,
  'brand-down': sql`lower(${brand}) desc nulls last,`,
}

/** True for a product with a variant of this barcode, with or without the zeros before a GTIN. */
function bearsBarcode(table: CollectionTable, code: string): RawBuilder<boolean> {
  if (table !== 'products' || code === '') return sql<boolean>`false`
  return sql<boolean>`id in (select product_id from stock_items where ${hasBarcode(code)})`
}

/** True for a product without an attribute that holds a declaration; an importer is wanted of what comes from elsewhere. */
function lacksDeclaration(wanted: Declaration): RawBuilder<boolean> {
  const attributes = sql`jsonb_array_elements(case jsonb_typeof(record -> 'attributes') when 'array' then record -> 'attributes' else '[]' end) as attribute`
  const origin = sql`coalesce(nullif(record ->> 'countryOfOrigin', ''),
    (select attribute -> 'values' ->> 0 from ${attributes} where attribute ->> 'name' ~* ${declarationNames.origin} limit 1), '')`
  const applies = {
    origin: sql`${origin} = ''`,
    maker: sql`true`,
    importer: sql`lower(trim(${origin})) <> all (${['', ...homeSpellings]}::text[])`,
  }[wanted]
  return sql<boolean>`(${applies} and not exists (
    select from ${attributes}
    where attribute ->> 'name' ~* ${declarationNames[wanted]}))`
}

/** A page of the entries of a collection, by default in catalogue order, and the number of all that fit. */
export async function listEntries(
  queries: Queries,
  table: CollectionTable,
  { text, status, parent, lacks, sort, offset, limit }: EntryFilter,
): Promise<{ entries: Omit<StoredEntry, 'document'>[]; total: number }> {
  const pattern = containing(text)
  const list = parents[table]
  const fits = sql`
    (${text} = '' or ${entryName} ilike ${pattern} or id ilike ${pattern} or ${bearsBarcode(table, text)})
    and (${status}::text is null or status = ${status})
    and ${lacks === null || table !== 'products' ? sql`true` : lacksDeclaration(lacks)}
    and (${parent}::text is null or ${list === undefined ? sql`true` : sql`record -> ${list}::text ? ${parent}::text`})`
  const { rows } = await sql<Omit<StoredEntry, 'document'> & { total: number }>`
    select id, status, position, digest, record, count(*) over () as total from ${everyEntry(table)} as every
    where ${fits} order by ${orders[sort]} position, id offset ${offset} limit ${limit}`.execute(queries)
  return { entries: rows, total: rows[0]?.total ?? 0 }
}

/** The entries with these ids, published or not. */
export async function findEntries(
  queries: Queries,
  table: CollectionTable,
  ids: readonly string[],
): Promise<StoredEntry[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<StoredEntry>`
    select * from ${everyEntry(table)} as every where id = any(${[...ids]}::text[])`.execute(queries)
  return rows
}

/** One entry, published or not; null when there is none. */
export async function findEntry(
  queries: Queries,
  table: CollectionTable,
  id: string,
): Promise<StoredEntry | null> {
  return (await findEntries(queries, table, [id]))[0] ?? null
}

/** The ids and names of all entries of a collection, in catalogue order. */
export async function listEntryNames(
  queries: Queries,
  table: CollectionTable,
): Promise<
  { id: string; name: string; status: EntryStatus; position: number; parents: readonly string[] }[]
> {
  const list = table === 'shops' ? 'mainCategoryIds' : (parents[table] ?? 'none')
  const { rows } = await sql<{
    id: string
    name: string
    status: EntryStatus
    position: number
    parents: readonly string[]
  }>`
    select id, ${entryName} as name, status, position, coalesce(record -> ${list}::text, '[]'::jsonb) as parents
    from ${everyEntry(table)} as every order by position, id`.execute(queries)
  return rows
}

/** Numbers of entries by collection, published or not. */
export async function countEntries(queries: Queries): Promise<ReadonlyMap<string, number>> {
  const published = collectionTables.map(
    (table) => sql`select ${table}::text as collection from ${sql.table(table)}`,
  )
  const every = sql.join([...published, sql`select collection from hidden_entries`], sql` union all `)
  const { rows } = await sql<{ collection: string; count: number }>`
    select collection, count(*)::integer as count from (${every}) as every group by collection`.execute(
    queries,
  )
  return new Map(rows.map(({ collection, count }) => [collection, count]))
}

/** The place after the last entry of a collection. */
export async function nextPosition(queries: Queries, table: CollectionTable): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(position), -1) + 1 as next from ${everyEntry(table)} as every`.execute(queries)
  return rows[0]?.next ?? 0
}

/** Moves entries to new places; those that are there already stay untouched. */
export async function writePositions(
  queries: Queries,
  table: CollectionTable,
  places: readonly { readonly id: string; readonly position: number }[],
): Promise<void> {
  const given = sql`json_to_recordset(${JSON.stringify(places)}::json) as given (id text, position integer)`
  await sql`
    update ${sql.table(table)} as held set position = given.position from ${given}
    where held.id = given.id and held.position <> given.position`.execute(queries)
  await sql`
    update hidden_entries as held set position = given.position from ${given}
    where held.collection = ${table} and held.id = given.id and held.position <> given.position`.execute(
    queries,
  )
}

/** Removes entries for good, published or not. */
export async function deleteEntries(
  queries: Queries,
  table: CollectionTable,
  ids: readonly string[],
): Promise<void> {
  await sql`delete from ${sql.table(table)} where id = any(${[...ids]}::text[])`.execute(queries)
  await sql`delete from hidden_entries where collection = ${table} and id = any(${[...ids]}::text[])`.execute(
    queries,
  )
}

/** The products, published or not, of which a size has one of these supplier's numbers. */
export async function findProductsBySku(
  queries: Queries,
  skus: readonly string[],
): Promise<{ readonly id: string; readonly sku: string }[]> {
  if (skus.length === 0) return []
  const { rows } = await sql<{ id: string; sku: string }>`
    select distinct every.id, variant ->> 'sku' as sku from ${everyEntry('products')} as every,
      jsonb_array_elements(record -> 'variants') as variant
    where variant ->> 'sku' = any(${[...skus]}::text[])`.execute(queries)
  return rows
}

/** Those of these products that somebody has ordered. */
export async function findOrderedProducts(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${[...ids]}::text[]) as given (id)
    where exists (select from order_items where product_id = given.id)`.execute(queries)
  return new Set(rows.map(({ id }) => id))
}

/** Those of these categories that other entries lie in: products in subcategories, subcategories in main categories. */
export async function findFilledCategories(
  queries: Queries,
  table: 'subcategories' | 'main_categories',
  { ids, withArchived = true }: { readonly ids: readonly string[]; readonly withArchived?: boolean },
): Promise<ReadonlySet<string>> {
  const inner = table === 'subcategories' ? ('products' as const) : ('subcategories' as const)
  const list = parents[inner] ?? ''
  const { rows } = await sql<{ id: string }>`
    select distinct given.id from ${everyEntry(inner)} as every,
      jsonb_array_elements_text(record -> ${list}::text) as given (id)
    where given.id = any(${[...ids]}::text[]) and (${withArchived}::boolean or every.status <> 'archived')`.execute(
    queries,
  )
  return new Set(rows.map(({ id }) => id))
}
