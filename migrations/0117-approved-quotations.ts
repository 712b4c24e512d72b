import { sql, type Kysely } from 'kysely'

/**
 * The quotation that a request for approval would accept, at its prices; null for an order at the prices of the day. A quotation waits
 * for approval as long as a request for it does.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `alter table order_approvals add column quotation_id uuid`,
  `create index order_approvals_quotation on order_approvals (quotation_id) where quotation_id is not null`,
]
