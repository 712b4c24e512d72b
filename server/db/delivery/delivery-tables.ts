import type { Json } from '../column-types.ts'

/** The tables of where and when the store delivers. */
export type DeliveryTables = {
  delivery_plan: { only_row: boolean; version: number; plan: Json<unknown> }
  delivery_days: {
    area: string
    day: string
    kilograms: number
    trips: number
    max_kilograms: number | null
    max_trips: number | null
  }
}
