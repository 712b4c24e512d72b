import { sql } from 'kysely'
import { toPaise, type Paise } from '#domain/money/paise.ts'
import type { PaidInto } from '#domain/payments/account-payment.ts'
import { openAmount } from '../accounts/account-entries.ts'
import type { Queries } from '../database.ts'

/** The payment provider's order for money that is paid into an account of credit. */
export type AccountPaymentOrder = {
  readonly providerOrderId: string
  readonly accountId: string
  readonly provider: string
  readonly amount: Paise
  readonly currency: string
}

/** Saves the provider's order for a payment into an account. */
export async function addAccountPaymentOrder(
  queries: Queries,
  created: AccountPaymentOrder & { readonly at: Date; readonly nextCheckAt: Date },
): Promise<void> {
  await queries
    .insertInto('account_payment_orders')
    .values({
      provider_order_id: created.providerOrderId,
      account_id: created.accountId,
      provider: created.provider,
      amount: created.amount,
      currency: created.currency,
      created_at: created.at,
      next_check_at: created.nextCheckAt,
    })
    .execute()
}

/** The account that the provider's order was made for; null when it was made for none. */
export async function findAccountPaymentOrder(
  queries: Queries,
  providerOrderId: string,
): Promise<AccountPaymentOrder | null> {
  const row = await queries
    .selectFrom('account_payment_orders')
    .selectAll()
    .where('provider_order_id', '=', providerOrderId)
    .executeTakeFirst()
  return row === undefined
    ? null
    : {
        providerOrderId: row.provider_order_id,
        accountId: row.account_id,
        provider: row.provider,
        amount: toPaise(row.amount),
        currency: row.currency,
      }
}

/** The latest orders of an account at the provider that nothing was paid for, since a time. */
export async function findUnpaidAccountOrders(
  queries: Queries,
  { accountId, since, limit }: { readonly accountId: string; readonly since: Date; readonly limit: number },
): Promise<AccountPaymentOrder[]> {
  const { rows } = await sql<Omit<AccountPaymentOrder, 'amount'> & { amount: number }>`
    select provider_order_id as "providerOrderId", account_id as "accountId", provider, amount, currency
    from account_payment_orders as started
    where account_id = ${accountId} and created_at > ${since.toISOString()}::timestamptz
      and not exists (select from payments where payments.provider_order_id = started.provider_order_id)
    order by created_at desc limit ${limit}`.execute(queries)
  return rows.map((row) => ({ ...row, amount: toPaise(row.amount) }))
}

/** Sums what was paid into an account by an order at the provider, and what of it pays no bill. */
export async function sumPaidInto(queries: Queries, providerOrderId: string): Promise<PaidInto> {
  const { rows } = await sql<{ paid: number; advance: number }>`
    select coalesce(sum(p.amount), 0)::bigint as paid, coalesce(sum(receipts.open), 0)::bigint as advance
    from payments as p cross join lateral (
      select sum(${openAmount}) as open from account_entries as e
      where e.account_id = p.account_id and e.kind = 'receipt' and e.method = 'ONLINE' and e.reference = p.payment_id
    ) as receipts
    where p.provider_order_id = ${providerOrderId} and p.used_for = 'ACCOUNT'`.execute(queries)
  const [sums] = rows
  return { paid: toPaise(sums?.paid ?? 0), advance: toPaise(sums?.advance ?? 0) }
}

/** The receipts that a payment into an account was posted as and that stand, oldest first: another one when a refund did not go through. */
export async function findOnlineReceipts(
  queries: Queries,
  { accountId, paymentId }: { readonly accountId: string; readonly paymentId: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from account_entries as e
    where account_id = ${accountId} and kind = 'receipt' and method = 'ONLINE' and reference = ${paymentId}
      and not exists (select from account_entries where reverses = e.id) order by sequence`.execute(queries)
  return rows.map(({ id }) => id)
}
