import { sql, type RawBuilder } from 'kysely'
import type { OfferAtHand } from '#domain/offers/offer-terms.ts'
import type { Queries } from '../database.ts'
import { offerColumns, offerFromRow, offerUses, reachFromRow, type OfferRow } from './offer-rows.ts'

/** Somebody who buys, and the firm that they buy for; null for a guest, and for themselves. */
type OfferBuyer = { readonly userId: string | null; readonly firmId: string | null }

/** Offers without a code that hold for a buyer on a day, in the order of their ids. */
export async function findOffersInForce(
  queries: Queries,
  { day, ...buyer }: OfferBuyer & { readonly day: string },
): Promise<OfferAtHand[]> {
  return findOffers(
    queries,
    buyer,
    sql`offers.code is null and not offers.is_paused and offers.from_day <= ${day}::date
      and (offers.until_day is null or offers.until_day >= ${day}::date)`,
  )
}

/** The offer that a code is for, whatever its days, paused or not; null where this buyer has none of that code. */
export async function findOfferByCode(
  queries: Queries,
  { code, ...buyer }: OfferBuyer & { readonly code: string },
): Promise<OfferAtHand | null> {
  return (await findOffers(queries, buyer, sql`offers.code = ${code}`))[0] ?? null
}

type Reach = Parameters<typeof reachFromRow>[0] & { readonly subcategory_ids: readonly string[] | null }
type Row = OfferRow & { readonly own_uses: number; readonly reach: readonly Reach[] }

async function findOffers(
  queries: Queries,
  buyer: OfferBuyer,
  wanted: RawBuilder<unknown>,
): Promise<OfferAtHand[]> {
  const { rows } = await sql<Row>`
    select ${offerColumns}, (
        select count(*)::int from offer_uses
        where offer_uses.offer_id = offers.id and user_id = ${buyer.userId}::uuid and given_back_at is null
      ) as own_uses, (
        select jsonb_agg(jsonb_build_object(
          'target', reach.target, 'key', reach.key, 'variant_uid', reach.variant_uid, 'brand', reach.brand,
          'subcategory_ids', case when reach.target = 'category' then (
            select coalesce(jsonb_agg(subcategories.id), '[]') from subcategories
            where subcategories.record -> 'mainCategoryIds' ? reach.key
          ) end
        ) order by reach.position) from offer_reach as reach where reach.offer_id = offers.id
      ) as reach
    from offers ${offerUses} where not offers.is_removed and ${wanted} and ${isFor(buyer)}
    order by offers.id`.execute(queries)
  return rows.map(({ own_uses: ownUses, reach, ...row }) => ({
    ...offerFromRow(row),
    ownUses,
    reach: reach.map((each) => ({
      ...reachFromRow(each),
      ...(each.subcategory_ids !== null && { subcategoryIds: each.subcategory_ids }),
    })),
  }))
}

/** Offers of a firm hold for people in it alone, whoever else names it. */
function isFor({ userId, firmId }: OfferBuyer): RawBuilder<unknown> {
  return sql`(
    offers.is_for_everybody or exists (
      select from offer_holders as held where held.offer_id = offers.id and (
        (held.kind = 'person' and held.holder_id = ${userId}::uuid)
        or (held.kind = 'firm' and held.holder_id = ${firmId}::uuid and exists (
          select from firm_people where firm_id = ${firmId}::uuid and partner_uid = ${userId}::uuid)))
    )
  )`
}
