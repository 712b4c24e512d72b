import type { Generated } from 'kysely'
import type { PriceHolder, RuleTarget } from '#domain/pricing/price-list.ts'
import type { Timestamp } from '../column-types.ts'

/** The tables of price lists, as the migrations leave them. */
export type PricingTables = {
  price_lists: {
    id: string
    name: string
    from_day: string
    until_day: string | null
    is_removed: Generated<boolean>
    revision: Generated<number>
    changed_at: Timestamp
  }
  price_list_holders: { price_list_id: string; kind: PriceHolder['kind']; holder_id: string }
  price_list_rules: {
    price_list_id: string
    position: number
    target: RuleTarget
    key: string
    variant_uid: string | null
    percent_off: number | null
    price: number | null
    from_quantity: number
  }
}
