import { sql, type RawBuilder } from 'kysely'
import { firmRoles, mayInFirm } from '#domain/firms/firm-roles.ts'
import type { Queries } from '../database.ts'

const seers = firmRoles.filter((role) => mayInFirm(role, 'account:see'))

/** Accounts that a partner may see, by id: their own, and those of firms whose account their role sees. */
function accountsSeenBy(uid: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select id from accounts where holder_kind = 'partner' and holder_id = ${uid}::text
    union all
    select a.id from firm_people as f join accounts as a on a.holder_kind = 'firm' and a.holder_id = f.firm_id::text
    where f.partner_uid = ${uid} and f.role in (${sql.join(seers)})`
}

/** Column that says if a partner sees an account of credit. */
export const hasCredit = sql<boolean>`exists (${accountsSeenBy(sql.ref('partners.uid'))})`.as('has_credit')

/** The accounts that a partner may see, by id. */
export async function findAccountsSeenBy(queries: Queries, uid: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${accountsSeenBy(sql`${uid}::uuid`)} limit 20`.execute(queries)
  return rows.map(({ id }) => id)
}
