import { sql, type Kysely } from 'kysely'

/** Customers who were made one: the record of the merged one stays, leads to the other, and keeps its number in `former_phone`. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `alter table partners
    add column merged_into uuid references partners (uid) on delete set null,
    add column merged_at timestamptz`,
  `create index partners_merged_into on partners (merged_into) where merged_into is not null`,
  `create index partners_merged_number on partners (former_phone) where merged_into is not null`,
]
