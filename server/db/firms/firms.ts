import type { Firm, FirmNote, OwnFirm } from '#domain/firms/firm.ts'
import type { BillingAddress } from '#domain/identity/billing.ts'
import type { Gstin } from '#domain/identity/gstin.ts'
import type { Queries } from '../database.ts'

/** Saves a new firm; false when its id is taken. */
export async function insertFirm(queries: Queries, firm: Firm): Promise<boolean> {
  const added = await queries
    .insertInto('firms')
    .values({
      id: firm.id,
      gstin: firm.gstin,
      legal_name: firm.legalName,
      address: JSON.stringify(firm.address),
      created_at: firm.createdAt,
      updated_at: firm.updatedAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** The firm with an id; `lock` holds back everything else that changes it or its people. Null without one. */
export async function findFirm(
  queries: Queries,
  id: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<Firm | null> {
  const query = queries.selectFrom('firms').selectAll().where('id', '=', id)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  if (row === undefined) return null
  return {
    id: row.id,
    gstin: row.gstin as Gstin,
    legalName: row.legal_name,
    address: row.address as BillingAddress,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

/** Writes the facts of a firm that may change. */
export async function updateFirm(
  queries: Queries,
  { id, legalName, address, updatedAt }: Omit<Firm, 'gstin' | 'createdAt'>,
): Promise<void> {
  await queries
    .updateTable('firms')
    .set({ legal_name: legalName, address: JSON.stringify(address), updated_at: updatedAt })
    .where('id', '=', id)
    .execute()
}

/** The firms that somebody is in, by name. */
export async function findFirmsOf(queries: Queries, partnerUid: string): Promise<OwnFirm[]> {
  const rows = await queries
    .selectFrom('firm_people')
    .innerJoin('firms', 'firms.id', 'firm_people.firm_id')
    .select(['firms.id', 'firms.gstin', 'firms.legal_name', 'firm_people.role'])
    .where('partner_uid', '=', partnerUid)
    .orderBy('legal_name')
    .orderBy('firms.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    gstin: row.gstin as Gstin,
    legalName: row.legal_name,
    role: row.role,
  }))
}

/** Leaves a note on a firm; false when it is there already. */
export async function addFirmNote(
  queries: Queries,
  { firmId, ...note }: Omit<FirmNote, 'at'> & { readonly firmId: string; readonly at: Date },
): Promise<boolean> {
  const added = await queries
    .insertInto('firm_notes')
    .values({ ...note, firm_id: firmId })
    .onConflict((conflict) => conflict.columns(['firm_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** The notes on a firm, newest first. */
export async function findFirmNotes(queries: Queries, firmId: string, limit: number): Promise<FirmNote[]> {
  const rows = await queries
    .selectFrom('firm_notes')
    .select(['id', 'at', 'author', 'text'])
    .where('firm_id', '=', firmId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
