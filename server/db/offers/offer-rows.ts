import { sql } from 'kysely'
import { toPaise } from '#domain/money/paise.ts'
import type { OfferBenefit, OfferContent, OfferReach } from '#domain/offers/offer.ts'

/** Columns of an offer that read the same wherever it is looked up, with what it gave away so far. */
export const offerColumns = sql`
  offers.id, offers.name, offers.name_hi, offers.code, offers.benefit, offers.from_value, offers.from_quantity,
  offers.is_first_order, offers.is_for_everybody, offers.pin_codes, offers.from_day::text, offers.until_day::text, offers.budget,
  offers.uses_per_person, offers.uses_in_all, offers.is_combinable, offers.is_paused, offers.is_removed, offers.revision,
  used.uses, used.given`

/** Uses of an offer that count, beside its row. */
export const offerUses = sql`
  cross join lateral (
    select count(*)::int as uses, coalesce(sum(saved), 0)::bigint as given from offer_uses
    where offer_uses.offer_id = offers.id and given_back_at is null
  ) as used`

export type OfferRow = {
  readonly id: string
  readonly name: string
  readonly name_hi: string | null
  readonly code: string | null
  readonly benefit: OfferBenefit
  readonly from_value: number | null
  readonly from_quantity: number | null
  readonly is_first_order: boolean
  readonly is_for_everybody: boolean
  readonly pin_codes: readonly string[]
  readonly from_day: string
  readonly until_day: string | null
  readonly budget: number | null
  readonly uses_per_person: number | null
  readonly uses_in_all: number | null
  readonly is_combinable: boolean
  readonly is_paused: boolean
  readonly is_removed: boolean
  readonly revision: number
  readonly uses: number
  readonly given: number
}

const paiseOf = (amount: number | null) => (amount === null ? null : toPaise(amount))

/** Content of an offer but for its goods and holders, with what it gave away. */
export function offerFromRow(row: OfferRow) {
  const content: Omit<OfferContent, 'reach' | 'holders'> = {
    name: row.name,
    nameHi: row.name_hi,
    code: row.code,
    benefit: row.benefit,
    fromValue: paiseOf(row.from_value),
    fromQuantity: row.from_quantity,
    isFirstOrder: row.is_first_order,
    pinCodes: row.pin_codes,
    fromDay: row.from_day,
    untilDay: row.until_day,
    budget: paiseOf(row.budget),
    usesPerPerson: row.uses_per_person,
    usesInAll: row.uses_in_all,
    isCombinable: row.is_combinable,
  }
  return { id: row.id, ...content, isPaused: row.is_paused, uses: row.uses, given: toPaise(row.given) }
}

type ReachRow = {
  readonly target: OfferReach['target']
  readonly key: string
  readonly variant_uid: string | null
  readonly brand: string | null
}

/** Goods of an offer as they are stored. */
export function reachFromRow({ target, key, variant_uid: uid, brand }: ReachRow): OfferReach {
  return { target, key, uid, ...(brand !== null && { brand }) }
}
