import type { AccountStatus } from '#domain/customers/customer.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Queries } from '../database.ts'
import { partnerColumns, partnerFromRow } from '../identity/partners.ts'

/** A partner's record with what the store has decided about them. */
export type KnownCustomer = {
  readonly partner: Partner
  readonly accountStatus: AccountStatus
  /** Their name among the staff, where they are one of them. */
  readonly staffName: string | null
  /** The number that signs in to it; null once it may have a new owner. */
  readonly ownPhone: string | null
  readonly lastSeenAt: Date
  readonly isErased: boolean
  /** The uid of whom they were merged into. */
  readonly mergedInto: string | null
}

/** The customer with that uid, or null; `lock` reserves them for the open transaction. */
export async function findCustomer(
  queries: Queries,
  uid: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<KnownCustomer | null> {
  const query = queries
    .selectFrom('partners')
    .select(partnerColumns)
    .select([
      'partners.phone as own_phone',
      'block_reason',
      'blocked_at',
      'blocked_by',
      'standing_revision',
      'last_seen_at',
      'erased_at',
      'merged_into',
    ])
    .select((is) =>
      is.selectFrom('staff').select('staff.name').whereRef('staff.uid', '=', 'partners.uid').as('staff_name'),
    )
    .where('uid', '=', uid)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  if (row === undefined) return null
  const { block, block_reason: reason, blocked_at: at, blocked_by: by } = row
  return {
    partner: partnerFromRow(row),
    accountStatus: {
      verificationStatus: row.verification_status,
      active: row.active,
      block:
        block === null || at === null
          ? null
          : { level: block, reason: reason ?? '', at: at.toISOString(), by: by ?? '' },
      revision: row.standing_revision,
    },
    staffName: row.staff_name,
    ownPhone: row.own_phone,
    lastSeenAt: row.last_seen_at,
    isErased: row.erased_at !== null,
    mergedInto: row.merged_into,
  }
}

/** Writes what the store has decided about a customer. */
export async function writeAccountStatus(
  queries: Queries,
  uid: string,
  { verificationStatus, active, block, revision }: AccountStatus,
): Promise<void> {
  await queries
    .updateTable('partners')
    .set({
      verification_status: verificationStatus,
      active,
      block: block?.level ?? null,
      block_reason: block?.reason ?? null,
      blocked_at: block === null ? null : new Date(block.at),
      blocked_by: block?.by ?? null,
      standing_revision: revision,
    })
    .where('uid', '=', uid)
    .execute()
}
