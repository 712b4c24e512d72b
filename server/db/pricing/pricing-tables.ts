import type { ColumnType, Generated } from 'kysely'
import type { PriceHolder, PriceListContent, RuleTarget } from '#domain/pricing/price-list.ts'
import type { RestoredPrices, SettingFailure, SettingState } from '#domain/pricing/day-rates/day-rate.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import type { Timestamp } from '../column-types.ts'

/** The file that a price list is as, and the list as it was before; null where the file made it. */
export type LastImport = {
  readonly file: string
  readonly by: string
  readonly at: string
  /** Revision in which it left the list; absent for files from before it was kept. */
  readonly revision?: number
  readonly before: PriceListContent | null
}

/** The tables of price lists and of rates of the day, as the migrations leave them. */
export type PricingTables = {
  price_lists: {
    id: string
    name: string
    from_day: string
    until_day: string | null
    is_removed: Generated<boolean>
    revision: Generated<number>
    changed_at: Timestamp
    last_import: ColumnType<LastImport | null, string | null, string | null>
  }
  price_list_holders: { price_list_id: string; kind: PriceHolder['kind']; holder_id: string }
  price_list_rules: {
    price_list_id: string
    position: number
    target: RuleTarget
    key: string
    variant_uid: string | null
    brand: string | null
    percent_off: number | null
    price: number | null
    from_quantity: number
  }
  day_rates: {
    id: string
    name: string
    unit: string
    base: number | null
    set_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    is_removed: Generated<boolean>
    revision: Generated<number>
    changed_at: Timestamp
  }
  day_rate_members: {
    rate_id: string
    position: number
    product_id: string
    key: string
    variant_uid: string | null
    factor: number
    difference: number
    price: number | null
  }
  day_rate_settings: {
    id: string
    rate_id: string
    base: number
    before: number | null
    before_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    at: Timestamp
    state: SettingState
    reason: SettingFailure | null
    confirmed: boolean
    actor: string
    role: StaffRole
    ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    taken_back_by: string | null
    changes: ColumnType<readonly RestoredPrices[] | null, string | null, string | null>
    result: ColumnType<unknown, string | null, string | null>
  }
}
