import { sql } from 'kysely'
import { toPaise, type Paise } from '#domain/money/paise.ts'
import type { PaymentLedger } from '#domain/payments/ledger.ts'
import type { KnownRefund } from '#domain/payments/plan-refund.ts'
import type { Queries } from '../database.ts'

/** Draws the number of a read, before it begins: of two answers about a payment the one with the higher number counts. */
export async function nextReadNumber(queries: Queries): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval('ledger_reads')::integer as number`.execute(
    queries,
  )
  return rows[0]?.number ?? 0
}

/** A refund as the provider has it. */
export type MirroredRefund = KnownRefund & { readonly refundId: string; readonly amount: Paise }

/** The provider's answer about the refunds of a recorded payment. */
export type RefundReading = {
  readonly paymentId: string
  readonly readNumber: number
  readonly refunds: readonly MirroredRefund[]
  readonly at: Date
}

/** Mirrors the refunds of a recorded payment, unless a later answer was mirrored before; false then. */
export async function mirrorRefunds(
  queries: Queries,
  { paymentId, readNumber, refunds, at }: RefundReading,
): Promise<boolean> {
  // a failed refund moved no money
  const refunded = refunds.reduce((sum, { state, amount }) => sum + (state === 'failed' ? 0 : amount), 0)
  const { numUpdatedRows } = await queries
    .updateTable('payments')
    .set({ refunded, read_number: readNumber })
    .where('payment_id', '=', paymentId)
    .where('read_number', '<', readNumber)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  // a provider that pages its answer may name a refund twice; the last counts
  const once = [...new Map(refunds.map((refund) => [refund.refundId, refund])).values()]
  if (once.length === 0) return true
  await queries
    .insertInto('payment_refunds')
    .values(
      once.map(({ refundId, amount, state, key }) => ({
        refund_id: refundId,
        payment_id: paymentId,
        amount,
        state,
        refund_key: key,
        seen_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('refund_id').doUpdateSet((is) => ({
        amount: is.ref('excluded.amount'),
        state: is.ref('excluded.state'),
      })),
    )
    .execute()
  return true
}

/** The mirrored refunds of a payment. */
export async function findMirroredRefunds(
  queries: Queries,
  paymentId: string,
): Promise<readonly MirroredRefund[]> {
  const rows = await queries
    .selectFrom('payment_refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .execute()
  return rows.map((row) => ({
    refundId: row.refund_id,
    amount: toPaise(row.amount),
    state: row.state,
    key: row.refund_key,
  }))
}

/** The mirrored amounts that went back, by payment; a payment that was never recorded is left out. */
export async function findRefunded(
  queries: Queries,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await queries
    .selectFrom('payments')
    .select(['payment_id', 'refunded'])
    .where(sql<boolean>`payment_id = any(${[...paymentIds]}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.payment_id, row.refunded]))
}

/** The mirrored state of each of these refunds, and of which payment it is. */
export async function findRefundStates(
  queries: Queries,
  refundIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<MirroredRefund, 'state'> & { readonly paymentId: string }>> {
  const rows = await queries
    .selectFrom('payment_refunds')
    .select(['refund_id as refundId', 'payment_id as paymentId', 'state'])
    .where(sql<boolean>`refund_id = any(${[...refundIds]}::text[])`)
    .execute()
  return new Map(rows.map(({ refundId, ...row }) => [refundId, row]))
}

/** A dispute as the provider has it. */
export type MirroredDispute = {
  readonly disputeId: string
  readonly paymentId: string
  readonly amount: Paise
  readonly deducted: Paise
  readonly currency: string
  readonly state: 'open' | 'under_review' | 'won' | 'lost' | 'closed'
  readonly reason: string | null
  readonly respondBy: Date | null
}

/** Mirrors a dispute, of a recorded payment or not, unless a later answer was mirrored before. */
export async function mirrorDispute(
  queries: Queries,
  dispute: MirroredDispute,
  { readNumber, at }: { readonly readNumber: number; readonly at: Date },
): Promise<void> {
  const values = {
    amount: dispute.amount,
    deducted: dispute.deducted,
    currency: dispute.currency,
    state: dispute.state,
    reason: dispute.reason,
    respond_by: dispute.respondBy,
    read_number: readNumber,
  }
  await queries
    .insertInto('payment_disputes')
    .values({ dispute_id: dispute.disputeId, payment_id: dispute.paymentId, seen_at: at, ...values })
    .onConflict((conflict) =>
      conflict
        .column('dispute_id')
        .doUpdateSet(values)
        .where('payment_disputes.read_number', '<', readNumber),
    )
    .execute()
}

/** The states of those disputes that are mirrored, by id. */
export async function findDisputeStates(
  queries: Queries,
  disputeIds: readonly string[],
): Promise<Map<string, MirroredDispute['state']>> {
  if (disputeIds.length === 0) return new Map()
  const rows = await queries
    .selectFrom('payment_disputes')
    .select(['dispute_id', 'state'])
    .where('dispute_id', 'in', [...disputeIds])
    .execute()
  return new Map(rows.map((row) => [row.dispute_id, row.state]))
}

/** The state of a mirrored dispute; null for one never heard of. */
export async function findDispute(
  queries: Queries,
  disputeId: string,
): Promise<Pick<MirroredDispute, 'paymentId' | 'state'> | null> {
  const row = await queries
    .selectFrom('payment_disputes')
    .select(['payment_id', 'state'])
    .where('dispute_id', '=', disputeId)
    .executeTakeFirst()
  return row === undefined ? null : { paymentId: row.payment_id, state: row.state }
}

/**
 * Sums up the mirrored disputes of a recorded payment: what open ones withhold and lost ones took, at most the payment each.
 * A dispute in another currency than its payment concerns all of it.
 */
export async function sumDisputes(queries: Queries, paymentId: string): Promise<void> {
  await sql`
    update payments set
      disputed = least(payments.amount, coalesce((
        select sum(case when d.currency = payments.currency then d.amount else payments.amount end)
        from payment_disputes d where d.payment_id = payments.payment_id and d.state in ('open', 'under_review')
      ), 0)),
      lost = least(payments.amount, coalesce((
        select sum(case when d.currency = payments.currency then coalesce(nullif(d.deducted, 0), d.amount)
          else payments.amount end)
        from payment_disputes d where d.payment_id = payments.payment_id and d.state = 'lost'
      ), 0))
    where payment_id = ${paymentId}`.execute(queries)
}

/** The ids of the disputes that are open as far as is known. */
export async function findOpenDisputeIds(queries: Queries): Promise<string[]> {
  const rows = await queries
    .selectFrom('payment_disputes')
    .select('dispute_id')
    .where('state', 'in', ['open', 'under_review'])
    .execute()
  return rows.map((row) => row.dispute_id)
}

/** The ids of the payments of which a refund is pending as far as is known. */
export async function findPendingRefundPayments(queries: Queries): Promise<string[]> {
  const rows = await queries
    .selectFrom('payment_refunds')
    .select('payment_id')
    .distinct()
    .where('state', '=', 'pending')
    .execute()
  return rows.map((row) => row.payment_id)
}

/** The columns of a payment that are its ledger. */
export function ledgerOf(row: {
  readonly amount: number
  readonly refunded: number
  readonly disputed: number
  readonly lost: number
}): PaymentLedger {
  return {
    captured: toPaise(row.amount),
    refunded: toPaise(row.refunded),
    disputed: toPaise(row.disputed),
    lost: toPaise(row.lost),
  }
}
