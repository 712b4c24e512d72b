import { sql, type Kysely } from 'kysely'

/**
 * The ledger of every payment, mirrored from the provider: what was captured, refunded and disputed, whoever did it. A
 * payment may now belong to no known order. Amounts are whole paise.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  // UNKNOWN: of no order that this store knows; FOREIGN: staff said that it is not this store's
  `alter table payments
    alter column order_id drop not null,
    alter column provider_order_id drop not null,
    drop constraint payments_provider_order_id_fkey,
    drop constraint payments_used_for_check,
    add constraint payments_used_for_check check (used_for in ('ORDER', 'REFUND', 'UNKNOWN', 'FOREIGN')),
    add constraint payments_order_is_known check (used_for <> 'ORDER' or order_id is not null),
    add column refunded bigint not null default 0,
    add column disputed bigint not null default 0,
    add column lost bigint not null default 0,
    add column released bigint not null default 0,
    add column read_number bigint not null default 0,
    add column receipt text,
    add column next_check_at timestamptz,
    add column return_at timestamptz,
    add column staff_note text`,
  `update payments set refunded = refunds.amount from refunds
    where refunds.payment_id = payments.payment_id and refunds.state = 'DONE'`,
  `create index payments_order on payments (order_id)`,
  `create index payments_provider_order on payments (provider_order_id)`,
  `create index payments_unknown on payments (next_check_at) where used_for = 'UNKNOWN'`,
  `create index payments_disputed on payments (payment_id) where disputed > 0`,

  `create index payments_returned on payments (payment_id) where refunded + lost > 0`,

  // REFUSED: the provider will not send it; staff return the money by hand. sending: the amount that goes with refund_key
  `alter table refunds
    alter column order_id drop not null,
    drop constraint refunds_state_check,
    add constraint refunds_state_check check (state in ('DUE', 'DONE', 'REFUSED')),
    add column sending bigint,
    add column by_hand boolean not null default false`,

  `create index refunds_refused on refunds (payment_id) where state = 'REFUSED'`,

  // The refunds and disputes of a payment as the provider has them, those made in its dashboard included.
  `create table payment_refunds (
    refund_id text primary key,
    payment_id text not null references payments (payment_id),
    amount bigint not null,
    state text not null check (state in ('pending', 'processed', 'failed')),
    refund_key text,
    seen_at timestamptz not null
  )`,
  `create index payment_refunds_payment on payment_refunds (payment_id)`,
  `create index payment_refunds_pending on payment_refunds (payment_id) where state = 'pending'`,
  // a dispute may be heard of before its payment
  `create table payment_disputes (
    dispute_id text primary key,
    payment_id text not null,
    amount bigint not null,
    deducted bigint not null,
    currency text not null,
    state text not null check (state in ('open', 'under_review', 'won', 'lost', 'closed')),
    reason text,
    respond_by timestamptz,
    read_number bigint not null,
    seen_at timestamptz not null
  )`,
  `create index payment_disputes_payment on payment_disputes (payment_id)`,
  `create index payment_disputes_open on payment_disputes (dispute_id) where state in ('open', 'under_review')`,

  // Numbers what is read at the provider, so that an answer that was slow never replaces a newer one.
  `create sequence ledger_reads`,
  `create table ledger_reconciliations (
    provider text primary key,
    next_at timestamptz not null,
    reconciled_until timestamptz
  )`,
]
