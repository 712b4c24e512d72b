import type { ColumnType, Generated } from 'kysely'
import type { StockReason, StockState } from '#domain/stock/stock.ts'
import type { Timestamp } from '../column-types.ts'

type Day = ColumnType<string | null, string | null | undefined, string | null>

/** The tables of stock. */
export type StockTables = {
  stock_places: {
    id: string
    name: string
    position: number
    closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
  stock_alerts: {
    partner_uid: string
    id: Generated<number>
    product_id: string
    variant_uid: string
    state: 'WAITING' | 'SENDING' | 'SENT' | 'FAILED' | 'SKIPPED'
    asked_at: Timestamp
    next_try_at: Timestamp
    tries: Generated<number>
    told_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
  stock_items: {
    id: Generated<number>
    product_id: string
    variant_uid: string
    tracked: boolean
    low_level: Generated<number>
    expected_on: Day
    barcode: string | null
    /** Micro-rupees without tax. */
    cost: number | null
    shown_state: Generated<StockState>
    shown_left: number | null
  }
  stock_levels: { item_id: number; place_id: string; on_hand: number; reserved: number }
  stock_allocations: {
    order_id: string
    line: number
    place_id: string
    item_id: number
    reserved: number
    taken: number
    before_tracking: Generated<number>
    put_back: Generated<number>
  }
  stock_changes: {
    id: string
    sequence: Generated<number>
    kind: 'receipt' | 'count' | 'loss' | 'transfer'
    place_id: string
    to_place_id: string | null
    supplier: string | null
    note: string | null
    is_opening: Generated<boolean>
    digest: string
    actor: string
    at: Timestamp
  }
  stock_movements: {
    id: Generated<number>
    item_id: number
    place_id: string
    quantity: number
    reason: StockReason
    order_id: string | null
    line: number | null
    change_id: string | null
    cost: number | null
    actor: string
    at: Timestamp
  }
}
