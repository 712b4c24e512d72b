import { sql } from 'kysely'
import type { Product } from '#domain/catalogue/product.ts'
import { PRICE_SCALE } from '#domain/money/price.ts'
import { findMember } from '#domain/pricing/day-rates/day-rate.ts'
import type { Rated } from '#domain/pricing/agreed-prices.ts'
import type { RateOfDay } from '#domain/pricing/price-source.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Queries } from '../database.ts'

type RateRow = {
  readonly key: string
  readonly uid: string | null
  readonly price: number
  readonly rateId: string
  readonly name: string
  readonly setAt: string
}

const PAISA = PRICE_SCALE / 100

/** The rates that sizes of a product follow, with the prices that they gave them. */
const rates = sql<readonly RateRow[] | null>`(
  select json_agg(json_build_object('key', member.key, 'uid', member.variant_uid, 'price', member.price,
    'rateId', rate.id, 'name', rate.name, 'setAt', rate.set_at))
  from day_rate_members as member join day_rates as rate on rate.id = member.rate_id
  where member.product_id = products.id and member.price is not null
    and not rate.is_removed and rate.set_at is not null)`.as('rates')

/** The products of these ids that exist, each variant with the rate of the day that its price comes from (PRICE-09). */
export async function findRatedProducts(queries: Queries, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await queries
    .selectFrom('products')
    .select(['record', rates])
    .where('id', 'in', [...ids])
    .execute()
  return rows.map(({ record, rates: own }) => withRates(record as Product, own ?? []))
}

/** A price that was changed by hand since is no longer the rate's. */
function withRates(product: Product, own: readonly RateRow[]): Product {
  if (own.length === 0) return product
  const byIndex = new Map(own.map((row) => [findMember(product.id, product.variants, row), row]))
  const variants = product.variants.map((variant, index): Rated<typeof variant> => {
    const row = byIndex.get(index)
    return row !== undefined && variant.priceWithGst === row.price * PAISA
      ? { ...variant, rate: rateOf(row) }
      : variant
  })
  return { ...product, variants }
}

function rateOf({ rateId, name, setAt }: RateRow): RateOfDay {
  return { rateId, name, day: istDay(new Date(setAt)) }
}
