import { sql, type Kysely } from 'kysely'

/**
 * Entries of the catalogue that are not in the shop: drafts, and what is no longer sold. They lie in a table of their own, so that
 * no query for shoppers can show them; `collection` is the table that a published entry lies in. `order_items_product` finds
 * whether a product was ever ordered.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table hidden_entries (
      collection text not null,
      id text not null,
      status text not null check (status in ('draft', 'archived')),
      position integer not null,
      digest text not null,
      document json not null,
      record jsonb not null,
      primary key (collection, id)
    )`.execute(database)
  await sql`create index order_items_product on order_items (product_id)`.execute(database)
}
