import { sql } from 'kysely'
import { toPaise } from '#domain/money/paise.ts'
import type { PaymentReturn } from '#domain/payments/returns.ts'
import type { Queries } from '../database.ts'
import { ledgerOf } from './ledger.ts'

type Row = {
  readonly orderId: string
  readonly amount: number
  readonly refunded: number
  readonly disputed: number
  readonly lost: number
  readonly refund: PaymentReturn['refund']
  readonly isPending: boolean
  readonly unsent: number
  readonly isPartialDue: boolean
  readonly isPartialRefused: boolean
}

/** Finds the payments of orders by order, with what goes back, or went back, of each. */
export async function findReturns(
  queries: Queries,
  orderIds: readonly string[],
): Promise<Map<string, PaymentReturn[]>> {
  if (orderIds.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select payments.order_id as "orderId", payments.amount, payments.refunded, payments.disputed, payments.lost, refunds.state as refund,
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
      ) as "isPartialDue",
      exists (
        select from part_refunds part where part.payment_id = payments.payment_id and part.state = 'REFUSED'
      ) as "isPartialRefused"
    from payments left join refunds using (payment_id)
    where payments.order_id = any(${[...orderIds]}::uuid[]) order by payment_id`.execute(queries)
  return new Map(
    [...Map.groupBy(rows, (row) => row.orderId)].map(([orderId, own]) => [orderId, own.map(returnOf)]),
  )
}

function returnOf({
  orderId: _,
  refund,
  isPending,
  unsent,
  isPartialDue,
  isPartialRefused,
  ...ledger
}: Row): PaymentReturn {
  return {
    refund,
    isPending,
    isPartialDue,
    isPartialRefused,
    unsent: toPaise(unsent),
    ledger: ledgerOf(ledger),
  }
}
