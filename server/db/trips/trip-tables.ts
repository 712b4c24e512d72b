import type { ColumnType, GeneratedAlways } from 'kysely'
import type { StopOutcome, TripStatus } from '#domain/trips/trip.ts'
import type { Timestamp } from '../column-types.ts'

/** The tables of trips, as the migrations leave them. */
export type TripTables = {
  trips: {
    id: string
    /** India's day. */
    day: string
    vehicle: string
    capacity_kg: number
    driver_uid: string | null
    driver_name: string | null
    status: TripStatus
    created_at: ColumnType<Date, Date, never>
    updated_at: Timestamp
    started_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
  cash_hand_ins: {
    id: string
    trip_id: string
    driver_name: string
    expected: number
    counted: number
    note: string | null
    counted_by: string
    at: Timestamp
  }
  door_receipts: {
    receipt_id: string
    number: GeneratedAlways<number>
    trip_id: string
    stop_id: string
    order_id: string
    hand_in_id: ColumnType<string | null, undefined, string>
  }
  trip_stops: {
    id: string
    trip_id: string
    order_id: string
    fulfilment_id: string
    position: number
    outcome: ColumnType<StopOutcome | null, StopOutcome | null | undefined, StopOutcome | null>
    reason: ColumnType<string | null, string | null | undefined, string | null>
    report_key: ColumnType<string | null, string | null | undefined, string | null>
    tapped_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    reported_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    picture: ColumnType<string | null, string | null | undefined, string | null>
    picture_taken_at: ColumnType<Date | null, undefined, Date | null>
  }
}
