import { sql } from 'kysely'
import { toPaise } from '#domain/money/paise.ts'
import type { PaidReceipt, StaffChange, StaffRecord } from '#domain/privacy/personal-data.ts'
import type { Queries } from '../database.ts'

/** Finds the money received from a partner when their orders were delivered, oldest first. */
export async function findReceiptsOf(queries: Queries, uid: string): Promise<PaidReceipt[]> {
  const rows = await queries
    .selectFrom('receipts')
    .select(['order_id', 'method', 'amount', 'received_at'])
    .where('user_id', '=', uid)
    .orderBy('received_at')
    .execute()
  return rows.map((row) => ({
    orderId: row.order_id,
    method: row.method,
    amount: toPaise(row.amount),
    at: row.received_at,
  }))
}

/** Finds the staff record of a partner with their sessions at the desk; null for one who is not staff. */
export async function findStaffRecord(queries: Queries, uid: string): Promise<StaffRecord | null> {
  const member = await queries.selectFrom('staff').selectAll().where('uid', '=', uid).executeTakeFirst()
  if (member === undefined) return null
  const sessions = await queries
    .selectFrom('desk_sessions')
    .select(['device', 'created_at', 'seen_at'])
    .where('staff_uid', '=', uid)
    .orderBy('created_at')
    .execute()
  return {
    name: member.name,
    role: member.role,
    grantedAt: member.granted_at,
    grantedBy: member.granted_by,
    sessions: sessions.map((row) => ({
      device: row.device,
      signedInAt: row.created_at,
      seenAt: row.seen_at,
    })),
  }
}

/** The entries of the audit log about a partner's work in the store, oldest first. */
export async function findStaffChanges(queries: Queries, uid: string): Promise<StaffChange[]> {
  const rows = await queries
    .selectFrom('audit_log')
    .select(['at', 'action', 'actor', 'before', 'after'])
    .where('subject', '=', 'staff')
    .where('subject_id', '=', uid)
    .orderBy('id')
    .execute()
  return rows.map(({ actor, before, after, ...row }) => ({
    ...row,
    by: actor,
    before: employmentOf(before),
    after: employmentOf(after),
  }))
}

function employmentOf(value: unknown): StaffChange['before'] {
  if (typeof value !== 'object' || value === null) return null
  const { name, role } = value as { readonly name?: unknown; readonly role?: unknown }
  return { name: typeof name === 'string' ? name : null, role: typeof role === 'string' ? role : null }
}

/** Takes the name of a partner who worked in the store out of the entries about them and the trips they drove; what was done stays. */
export async function eraseStaffName(queries: Queries, uid: string): Promise<void> {
  await sql`
    update audit_log set before = before - 'name', after = after - 'name'
    where subject = 'staff' and subject_id = ${uid}`.execute(queries)
  await queries
    .updateTable('cash_hand_ins')
    .set({ driver_name: '–' })
    .where('trip_id', 'in', (trips) => trips.selectFrom('trips').select('id').where('driver_uid', '=', uid))
    .execute()
  await queries.updateTable('trips').set({ driver_name: '–' }).where('driver_uid', '=', uid).execute()
}
