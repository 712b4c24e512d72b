import type { AttentionKind, MoneyAttention } from '#domain/payments/attention.ts'
import { attentionKinds } from '#domain/payments/attention.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { countMoneyAttention, findMoneyAttention } from '../../db/payments/attention.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

const MOST_LISTED = 200

/** The payments that staff must look at, longest waiting first (SAFE-04). Throws `not-permitted`. */
export async function listMoneyAttention(
  { database, now }: Dependencies,
  actor: StaffActor,
): Promise<MoneyAttention[]> {
  requirePermission(actor, 'payments:read')
  return findMoneyAttention(database.queries, { at: now(), most: MOST_LISTED })
}

/** Counts the payments that staff must look at, of every kind. */
export async function countAttention({
  database,
  now,
}: Dependencies): Promise<Readonly<Record<AttentionKind, number>>> {
  const counts = await countMoneyAttention(database.queries, now())
  const byKind = new Map(counts.map(({ kind, count }) => [kind, count]))
  return Object.fromEntries(attentionKinds.map((kind) => [kind, byKind.get(kind) ?? 0])) as Record<
    AttentionKind,
    number
  >
}
