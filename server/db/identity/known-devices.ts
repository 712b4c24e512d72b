import { sql } from 'kysely'
import type { CodeBudget } from '#domain/identity/code-budget.ts'
import type { NewDevice } from '#domain/identity/device.ts'
import type { Queries } from '../database.ts'

/**
 * The budget that a code for a number comes from: `device` in a browser that has signed in to it, `partner` when the number
 * has an active account or orders or belongs to staff, else `stranger`. One statement for every answer.
 */
export async function findCodeBudget(
  queries: Queries,
  { phone, deviceHash, since }: { readonly phone: string; readonly deviceHash: string; readonly since: Date },
): Promise<CodeBudget> {
  const { rows } = await sql<{ device: boolean; customer: boolean }>`
    select exists (
        select 1 from known_devices
        where partner_uid = partners.uid and device_hash = ${deviceHash}
          and signed_in_at > ${since.toISOString()}::timestamptz
      ) as device,
      active or exists (select 1 from orders where user_id = partners.uid)
        or exists (select 1 from staff where uid = partners.uid) as customer
    from partners where phone = ${phone}`.execute(queries)
  const [found] = rows
  if (found?.device === true) return 'device'
  return found?.customer === true ? 'partner' : 'stranger'
}

/** A browser that signs in: its name, the hash of what its cookie holds from now on, and of what it held before. */
export type SigningDevice = {
  readonly name: string
  readonly hash: string
  readonly previousHash: string | null
}

/**
 * Records that a browser signed in to an account, under the new hash for every account that it is known to: what somebody
 * planted in its cookie is worth nothing afterwards. Of each account the newest `most` devices stay.
 */
export async function rememberDevice(
  queries: Queries,
  device: SigningDevice,
  { partnerUid, at, most }: { partnerUid: string; at: Date; most: number },
): Promise<void> {
  if (device.previousHash !== null) {
    await queries
      .updateTable('known_devices')
      .set({ device_hash: device.hash })
      .where('device_hash', '=', device.previousHash)
      .execute()
  }
  await queries
    .insertInto('known_devices')
    .values({
      device_hash: device.hash,
      partner_uid: partnerUid,
      device: device.name,
      first_signed_in_at: at,
      signed_in_at: at,
      told_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['device_hash', 'partner_uid']).doUpdateSet({ signed_in_at: at, device: device.name }),
    )
    .execute()
  await queries
    .deleteFrom('known_devices')
    .where('partner_uid', '=', partnerUid)
    .where('device_hash', 'not in', (build) =>
      build
        .selectFrom('known_devices')
        .select('device_hash')
        .where('partner_uid', '=', partnerUid)
        .orderBy('signed_in_at', 'desc')
        .limit(most),
    )
    .execute()
}

/** Forgets the devices of an account, all but the one with that hash. */
export async function forgetDevices(queries: Queries, partnerUid: string, exceptHash: string): Promise<void> {
  await queries
    .deleteFrom('known_devices')
    .where('partner_uid', '=', partnerUid)
    .where('device_hash', '<>', exceptHash)
    .execute()
}

/** Forgets the devices that have not signed in since some time. */
export async function purgeKnownDevices(queries: Queries, before: Date): Promise<void> {
  await queries.deleteFrom('known_devices').where('signed_in_at', '<', before).execute()
}

/** A known device of an account. */
export type KnownDevice = { readonly deviceHash: string; readonly partnerUid: string }

/** The other browsers that signed in to an account for the first time, of which a known device has not told yet; newest first. */
export async function findNewDevices(queries: Queries, here: KnownDevice): Promise<NewDevice[]> {
  const rows = await queries
    .selectFrom('known_devices as here')
    .innerJoin('known_devices as other', 'other.partner_uid', 'here.partner_uid')
    .select(['other.device', 'other.first_signed_in_at'])
    .where('here.device_hash', '=', here.deviceHash)
    .where('here.partner_uid', '=', here.partnerUid)
    .whereRef('other.first_signed_in_at', '>', 'here.told_at')
    .orderBy('other.first_signed_in_at', 'desc')
    .execute()
  return rows.map((row) => ({ device: row.device, signedInAt: row.first_signed_in_at }))
}

/** Records that the reader of a known device knows of the browsers that signed in until then. */
export async function recordTold(queries: Queries, here: KnownDevice, toldAt: Date): Promise<void> {
  await queries
    .updateTable('known_devices')
    .set({ told_at: toldAt })
    .where('device_hash', '=', here.deviceHash)
    .where('partner_uid', '=', here.partnerUid)
    .where('told_at', '<', toldAt)
    .execute()
}

/** Tells whether a browser has signed in to an account since some time. */
export async function isKnownDevice(queries: Queries, device: KnownDevice, since: Date): Promise<boolean> {
  const row = await queries
    .selectFrom('known_devices')
    .select('device_hash')
    .where('device_hash', '=', device.deviceHash)
    .where('partner_uid', '=', device.partnerUid)
    .where('signed_in_at', '>', since)
    .executeTakeFirst()
  return row !== undefined
}
