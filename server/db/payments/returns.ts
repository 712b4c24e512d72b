import { sql } from 'kysely'
import { toPaise } from '#domain/money/paise.ts'
import type { PaymentReturn } from '#domain/payments/returns.ts'
import type { Queries } from '../database.ts'
import { ledgerOf } from './ledger.ts'

type Row = {
  readonly amount: number
  readonly refunded: number
  readonly disputed: number
  readonly lost: number
  readonly refund: PaymentReturn['refund']
  readonly isPending: boolean
  readonly unsent: number
  readonly isPartDue: boolean
  readonly isPartRefused: boolean
}

/** Finds the payments of an order with what goes back, or went back, of each. */
export async function findReturns(queries: Queries, orderId: string): Promise<PaymentReturn[]> {
  const { rows } = await sql<Row>`
    select payments.amount, payments.refunded, payments.disputed, payments.lost, refunds.state as refund,
      exists (
        select from payment_refunds sent where sent.payment_id = payments.payment_id and sent.state = 'pending'
      ) as "isPending",
      (
        select coalesce(sum(part.amount), 0)::bigint from part_refunds part
        where part.payment_id = payments.payment_id and part.state <> 'SUPERSEDED' and not exists (
          select from payment_refunds sent
          where sent.payment_id = part.payment_id and sent.refund_key = part.refund_key::text
        )
      ) as unsent,
      exists (
        select from part_refunds part where part.payment_id = payments.payment_id and part.state = 'DUE'
      ) as "isPartDue",
      exists (
        select from part_refunds part where part.payment_id = payments.payment_id and part.state = 'REFUSED'
      ) as "isPartRefused"
    from payments left join refunds using (payment_id)
    where payments.order_id = ${orderId} order by payment_id`.execute(queries)
  return rows.map(({ refund, isPending, unsent, isPartDue, isPartRefused, ...ledger }) => ({
    refund,
    isPending,
    isPartDue,
    isPartRefused,
    unsent: toPaise(unsent),
    ledger: ledgerOf(ledger),
  }))
}
