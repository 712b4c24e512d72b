import { sql, type RawBuilder } from 'kysely'
import type { RuleInForce } from '#domain/pricing/price-list.ts'
import type { Queries } from '../database.ts'
import { ruleFromRow } from './price-lists.ts'

/** Somebody who buys, and the firm that they buy for; null for themselves. */
export type PriceBuyer = { readonly uid: string; readonly firmId: string | null }

/** Column that says if a partner, or a firm that they are in, is on a price list. */
export const hasPrices = sql<boolean>`exists (
  select from price_list_holders as held join price_lists as list on list.id = held.price_list_id
  where not list.is_removed and (
    (held.kind = 'person' and held.holder_id = partners.uid) or
    (held.kind = 'firm' and held.holder_id in (
      select firm_id from firm_people where firm_people.partner_uid = partners.uid))
  ))`.as('has_prices')

type Row = Parameters<typeof ruleFromRow>[0] & {
  readonly price_list_id: string
  readonly name: string
  readonly subcategory_ids: readonly string[] | null
}

/**
 * The rules that hold for a buyer on a day, as far as they may be about some products; a category comes with its subcategories. Those of a
 * firm hold for people in it alone, whoever else names it.
 */
export async function findRulesInForce(
  queries: Queries,
  { uid, firmId }: PriceBuyer,
  { day, productIds }: { readonly day: string; readonly productIds: readonly string[] },
): Promise<RuleInForce[]> {
  if (productIds.length === 0) return []
  const { rows } = await sql<Row>`
    select rule.price_list_id, list.name, rule.target, rule.key, rule.variant_uid, rule.brand, rule.percent_off, rule.price,
      rule.from_quantity, case when rule.target = 'category' then array(
        select subcategories.id from subcategories where subcategories.record -> 'mainCategoryIds' ? rule.key
      ) end as subcategory_ids
    from price_list_holders as held
    join price_lists as list on list.id = held.price_list_id
    join price_list_rules as rule on rule.price_list_id = list.id
    where ${isFor({ uid, firmId })} and not list.is_removed and list.from_day <= ${day}::date
      and (list.until_day is null or list.until_day >= ${day}::date)
      and case rule.target
        when 'product' then rule.key = any(${[...productIds]}::text[])
        when 'variant' then regexp_replace(rule.key, 'Variant\\[[0-9]+\\]$', '') = any(${[...productIds]}::text[])
        else true end
    order by rule.price_list_id, rule.position`.execute(queries)
  return rows.map((row) => ({
    ...ruleFromRow(row),
    priceListId: row.price_list_id,
    name: row.name,
    ...(row.subcategory_ids !== null && { subcategoryIds: row.subcategory_ids }),
  }))
}

function isFor({ uid, firmId }: PriceBuyer): RawBuilder<unknown> {
  const own = sql`(held.kind = 'person' and held.holder_id = ${uid}::uuid)`
  return firmId === null
    ? own
    : sql`(${own} or (held.kind = 'firm' and held.holder_id = ${firmId}::uuid and exists (
        select from firm_people where firm_id = ${firmId}::uuid and partner_uid = ${uid}::uuid)))`
}
