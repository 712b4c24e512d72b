import type { ColumnType, Generated } from 'kysely'
import type { OfferBenefit, OfferContent, OfferReach } from '#domain/offers/offer.ts'
import type { PriceHolder } from '#domain/pricing/price-list.ts'
import type { Json, Timestamp } from '../column-types.ts'

/** The file that an offer is as, and the offer as it was before; null where the file made it. */
export type LastOfferImport = {
  readonly id: string
  readonly file: string
  readonly by: string
  readonly at: string
  /** Offers that the file made or changed. */
  readonly offers: number
  /** Revision in which it left the offer; absent for files from before it was kept. */
  readonly revision?: number
  readonly before: (OfferContent & { readonly isForEverybody?: boolean }) | null
}

/** The tables of offers, as the migrations leave them. */
export type OfferTables = {
  offers: {
    id: string
    name: string
    name_hi: string | null
    code: string | null
    benefit: Json<OfferBenefit>
    from_value: number | null
    from_quantity: number | null
    is_first_order: boolean
    is_for_everybody: boolean
    pin_codes: string[]
    from_day: string
    until_day: string | null
    budget: number | null
    uses_per_person: number | null
    uses_in_all: number | null
    is_combinable: boolean
    is_paused: Generated<boolean>
    is_removed: Generated<boolean>
    revision: Generated<number>
    changed_at: Timestamp
    last_import: ColumnType<LastOfferImport | null, string | null | undefined, string | null>
  }
  offer_reach: {
    offer_id: string
    position: number
    target: OfferReach['target']
    key: string
    variant_uid: string | null
    brand: string | null
  }
  offer_holders: { offer_id: string; kind: PriceHolder['kind']; holder_id: string }
  offer_uses: {
    order_id: string
    offer_id: string
    user_id: string
    saved: number
    at: Timestamp
    given_back_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
}
