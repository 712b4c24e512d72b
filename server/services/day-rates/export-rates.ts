import type { Product } from '#domain/catalogue/product.ts'
import { paiseToRupees } from '#domain/money/paise.ts'
import { priceText } from '#domain/money/price.ts'
import { findMember, WHOLE_FACTOR } from '#domain/pricing/day-rates/day-rate.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { csv } from '#domain/text/csv.ts'
import type { Database } from '../../db/database.ts'
import { findRatesInUse, productOf, type StoredMember, type StoredRate } from '../../db/pricing/day-rates.ts'
import { findProductsOf } from './steps/read-rate.ts'

const heads = ['Day rate', 'Unit', 'Rate', 'Size ID', 'SKU', 'Size', 'Times', 'Difference', 'Price now']

/** The rates in use with their sizes as CSV, a row for each, as the import reads them (PRICE-09). Throws `not-permitted`. */
export async function exportRates(
  { database: { queries } }: { readonly database: Database },
  actor: StaffActor,
): Promise<string> {
  requirePermission(actor, 'catalogue:read')
  const rates = await findRatesInUse(queries)
  const products = await findProductsOf(
    queries,
    rates.flatMap(({ members }) => members),
  )
  return csv(
    heads,
    rates.flatMap((rate) => rate.members.map((member) => rowOf(rate, member, products))),
  )
}

function rowOf(
  { name, unit, base }: StoredRate,
  member: StoredMember,
  products: ReadonlyMap<string, Product>,
): (string | number)[] {
  const product = products.get(productOf(member))
  const variant = product?.variants[findMember(product.id, product.variants, member)]
  return [
    name,
    unit,
    base === null ? '' : paiseToRupees(base),
    member.key,
    variant?.sku ?? '',
    product === undefined ? '' : [product.name, ...(variant?.options ?? [])].join(', '),
    member.factor / WHOLE_FACTOR,
    paiseToRupees(member.difference),
    variant === undefined ? '' : priceText(variant.priceWithGst),
  ]
}
