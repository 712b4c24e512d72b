import type { Generated } from 'kysely'
import type { Json, Timestamp } from '../column-types.ts'

/** The tables of orders in parts, as the migrations leave them. */
export type FulfilmentTables = {
  fulfilments: {
    id: string
    order_id: string
    number: number
    status: 'SHIPPED' | 'OUT_FOR_DELIVERY' | 'DELIVERED' | 'RETURNED'
    note: string | null
    sent: Json<unknown> | null
    shipped_at: Timestamp
    updated_at: Timestamp
    delivered_at: Timestamp | null
    eway_bill: Json<unknown> | null
  }
  fulfilment_lines: { fulfilment_id: string; line: number; quantity: number }
  order_changes: {
    id: string
    sequence: Generated<number>
    order_id: string
    kind: 'CANCEL' | 'RETURN' | 'REFUND'
    is_invoiced: boolean
    reason: string
    cause: Json<unknown> | null
    actor: string
    at: Timestamp
    amount: number
    given_back: number
    method: 'ONLINE' | 'CASH' | 'UPI' | 'CARD' | 'BANK' | 'CHEQUE' | null
    reference: string | null
    credit_note: string | null
  }
  order_change_lines: { change_id: string; line: number; quantity: number }
  part_refunds: {
    id: string
    refund_key: string
    payment_id: string
    order_id: string
    amount: number
    reason: string
    state: 'DUE' | 'DONE' | 'REFUSED' | 'SUPERSEDED'
    by_hand: Generated<boolean>
    requested_at: Timestamp
    done_at: Timestamp | null
    tries: Generated<number>
    next_try_at: Timestamp
    last_fault: string | null
  }
}
