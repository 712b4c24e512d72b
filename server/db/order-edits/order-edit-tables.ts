import type { Json, Timestamp } from '../column-types.ts'

/** The table of edits of orders before packing. */
export type OrderEditTables = {
  order_edits: {
    id: string
    order_id: string
    state: 'WAITING' | 'APPLIED' | 'DECLINED' | 'WITHDRAWN'
    actor: string
    role: string
    total_before: number
    total_after: number
    base: Timestamp | null
    content: Json<unknown> | null
    token_hash: string | null
    at: Timestamp
    expires_at: Timestamp | null
    settled_at: Timestamp | null
  }
}
