import { sql, type Kysely } from 'kysely'

/** What goes back by hand names its reference, and goes by bank transfer and cheque as well. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `alter table order_changes add column reference text`,
  `alter table order_changes drop constraint order_changes_method_check, add constraint order_changes_method_check check (method in ('ONLINE', 'CASH', 'UPI', 'CARD', 'BANK', 'CHEQUE'))`,
]
