import { sql, type Kysely } from 'kysely'

/** The firm that an order was placed for, with the number and the reference of its purchase order; null for everybody's own orders. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `alter table orders
    add column firm_id uuid references firms (id),
    add column po_number text,
    add column po_reference text`,
  `create index orders_of_firms on orders (firm_id, created_at desc) where firm_id is not null`,
  `create index orders_po_number on orders (lower(po_number) text_pattern_ops) where po_number is not null`,
]
