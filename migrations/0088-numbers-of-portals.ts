import { sql, type Kysely } from 'kysely'

/** Numbers that the portals of the tax office give back: of the e-way bill of a fulfilment, and of the registration of a document. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const change of [
    sql`alter table fulfilments add column eway_bill jsonb`,
    sql`create index fulfilments_eway_bill on fulfilments ((eway_bill ->> 'number')) where eway_bill is not null`,
    sql`alter table tax_documents add column e_invoice jsonb`,
    sql`create index tax_documents_irn on tax_documents ((e_invoice ->> 'irn')) where e_invoice is not null`,
  ])
    await change.execute(database)
}
