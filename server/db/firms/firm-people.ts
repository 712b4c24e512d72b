import { sql } from 'kysely'
import type { FirmInvitation, FirmPerson, FirmPlace, ReceivedInvitation } from '#domain/firms/firm.ts'
import type { FirmRole } from '#domain/firms/firm-roles.ts'
import type { Gstin } from '#domain/identity/gstin.ts'
import type { Phone } from '#domain/identity/phone.ts'
import { toPaise, type Paise } from '#domain/money/paise.ts'
import type { Queries } from '../database.ts'
import { contactPhone } from '../identity/partners.ts'

const paise = (amount: number | null): Paise | null => (amount === null ? null : toPaise(amount))

function placeOf(row: { role: FirmRole; order_limit: number | null; month_limit: number | null }): FirmPlace {
  return { role: row.role, orderLimit: paise(row.order_limit), monthLimit: paise(row.month_limit) }
}

/** The people of a firm, owners first, in the order in which they joined. */
export async function findFirmPeople(queries: Queries, firmId: string): Promise<FirmPerson[]> {
  const rows = await queries
    .selectFrom('firm_people')
    .innerJoin('partners', 'partners.uid', 'firm_people.partner_uid')
    .select(['partners.uid', 'partners.name', contactPhone])
    .select(['role', 'order_limit', 'month_limit', 'joined_at'])
    .where('firm_id', '=', firmId)
    .orderBy(sql`role <> 'owner'`)
    .orderBy('joined_at')
    .orderBy('partners.uid')
    .execute()
  return rows.map((row) => ({
    uid: row.uid,
    name: row.name,
    phone: row.phone,
    ...placeOf(row),
    joinedAt: row.joined_at,
  }))
}

/** Gives somebody a place in a firm, or another one. */
export async function putFirmPerson(
  queries: Queries,
  {
    firmId,
    uid,
    joinedAt,
    role,
    orderLimit,
    monthLimit,
  }: FirmPlace & {
    readonly firmId: string
    readonly uid: string
    readonly joinedAt: Date
  },
): Promise<void> {
  const place = { role, order_limit: orderLimit, month_limit: monthLimit }
  await queries
    .insertInto('firm_people')
    .values({ firm_id: firmId, partner_uid: uid, joined_at: joinedAt, ...place })
    .onConflict((conflict) => conflict.columns(['firm_id', 'partner_uid']).doUpdateSet(place))
    .execute()
}

/** Takes somebody out of a firm. */
export async function deleteFirmPerson(queries: Queries, firmId: string, uid: string): Promise<void> {
  await queries
    .deleteFrom('firm_people')
    .where('firm_id', '=', firmId)
    .where('partner_uid', '=', uid)
    .execute()
}

/** Counts the firms that somebody is in. */
export async function countFirmsOf(queries: Queries, uid: string): Promise<number> {
  const { count } = await queries
    .selectFrom('firm_people')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('partner_uid', '=', uid)
    .executeTakeFirstOrThrow()
  return count
}

const invitationColumns = [
  'firm_invitations.id',
  'phone',
  'role',
  'order_limit',
  'month_limit',
  'firm_invitations.created_at',
  'expires_at',
] as const

/** The open invitations of a firm, oldest first. */
export async function findOpenInvitations(
  queries: Queries,
  firmId: string,
  at: Date,
): Promise<FirmInvitation[]> {
  const rows = await queries
    .selectFrom('firm_invitations')
    .select(invitationColumns)
    .where('firm_id', '=', firmId)
    .where('state', '=', 'OPEN')
    .where('expires_at', '>', at)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    phone: row.phone as Phone,
    ...placeOf(row),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }))
}

/** Counts the invitations that a firm has made since some time, and tells whether it was declined at a number since another. */
export async function readInvitationHistory(
  queries: Queries,
  firmId: string,
  {
    phone,
    since,
    declinedSince,
  }: { readonly phone: string; readonly since: Date; readonly declinedSince: Date },
): Promise<{ readonly made: number; readonly wasDeclined: boolean }> {
  const { rows } = await sql<{ made: number; wasDeclined: boolean }>`
    select (count(*) filter (where created_at > ${since}))::int as made,
      coalesce(bool_or(phone = ${phone} and state = 'DECLINED' and answered_at > ${declinedSince}), false) as "wasDeclined"
    from firm_invitations where firm_id = ${firmId}`.execute(queries)
  return rows[0] ?? { made: 0, wasDeclined: false }
}

/** Saves an invitation. One to the same number that was open is withdrawn. */
export async function insertInvitation(
  queries: Queries,
  firmId: string,
  { invitedBy, ...invitation }: FirmInvitation & { readonly invitedBy: string },
): Promise<void> {
  const { id, phone, role, orderLimit, monthLimit, createdAt, expiresAt } = invitation
  await queries
    .updateTable('firm_invitations')
    .set({ state: 'WITHDRAWN', answered_at: createdAt })
    .where('firm_id', '=', firmId)
    .where('phone', '=', phone)
    .where('state', '=', 'OPEN')
    .execute()
  await queries
    .insertInto('firm_invitations')
    .values({
      id,
      firm_id: firmId,
      phone,
      role,
      order_limit: orderLimit,
      month_limit: monthLimit,
      invited_by: invitedBy,
      state: 'OPEN',
      created_at: createdAt,
      expires_at: expiresAt,
    })
    .execute()
}

/** The invitations that wait for whoever has a number. */
export async function findInvitationsTo(
  queries: Queries,
  phone: string,
  at: Date,
): Promise<(ReceivedInvitation & FirmPlace & { readonly firmId: string })[]> {
  const rows = await queries
    .selectFrom('firm_invitations')
    .innerJoin('firms', 'firms.id', 'firm_invitations.firm_id')
    .select(invitationColumns)
    .select(['firm_id', 'invited_by', 'firms.legal_name', 'firms.gstin'])
    .where('phone', '=', phone)
    .where('state', '=', 'OPEN')
    .where('expires_at', '>', at)
    .orderBy('firm_invitations.created_at')
    .orderBy('firm_invitations.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    firmId: row.firm_id,
    legalName: row.legal_name,
    gstin: row.gstin as Gstin,
    ...placeOf(row),
    invitedBy: row.invited_by,
    expiresAt: row.expires_at,
  }))
}

/** Ends an open invitation; false when it is not open. */
export async function endInvitation(
  queries: Queries,
  {
    firmId,
    id,
    state,
    at,
  }: {
    readonly firmId: string
    readonly id: string
    readonly state: 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN'
    readonly at: Date
  },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('firm_invitations')
    .set({ state, answered_at: at })
    .where('firm_id', '=', firmId)
    .where('id', '=', id)
    .where('state', '=', 'OPEN')
    .where('expires_at', '>', at)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Deletes invitations that ended before some time; the result is how many. */
export async function deleteInvitationsBefore(queries: Queries, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from firm_invitations where expires_at < ${before}`.execute(queries)
  return Number(numAffectedRows ?? 0)
}

/** Gives a partner the places of another, where they have none of their own or one owns. */
export async function moveFirmPlaces(
  queries: Queries,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await sql`
    insert into firm_people (firm_id, partner_uid, role, order_limit, month_limit, joined_at)
    select firm_id, ${to}::uuid, role, order_limit, month_limit, joined_at
    from firm_people where partner_uid = ${from}
    on conflict (firm_id, partner_uid) do update
      set role = excluded.role, order_limit = null, month_limit = null
      where excluded.role = 'owner'`.execute(queries)
  await queries.deleteFrom('firm_people').where('partner_uid', '=', from).execute()
}
