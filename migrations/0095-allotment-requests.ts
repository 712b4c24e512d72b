import { sql, type Kysely } from 'kysely'

/** The request that allotted, where no entry names it: a repeat allots nothing more. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `alter table account_allotments
    add column request_id uuid,
    add column digest text`,
  `create index account_allotments_request on account_allotments (request_id) where request_id is not null`,
]
