import { AppError } from '#domain/errors.ts'
import { priceNumber, type Price } from '#domain/money/price.ts'
import type { OrderItem } from '#domain/orders/order.ts'
import { atTypedPrice, priceFacts } from '#domain/orders/placing/typed-line.ts'
import { findPriceIssue, type TypedPrice } from '#domain/pricing/typed-price.ts'
import type { Reason } from '#domain/problem/reasons.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { firstPriceFloors, priceRights } from '#domain/store/price-floors.ts'
import type { Queries } from '../../../db/database.ts'
import { readCosts } from '../../../db/stock/stock-items.ts'
import { readSavedSettings } from '../../../db/store/store-settings.ts'
import { recordChanges } from '../../audit/steps/record-change.ts'

/** An item, and the price that was typed for it, if any. */
export type ItemToPrice = { readonly item: OrderItem; readonly typed?: TypedPrice | undefined }

/**
 * Gives items the prices that were typed for them (PRICE-10). Throws `not-permitted` to anybody but staff with the right, and
 * `price-not-allowed` with every price that is above the public one or below what its author may give.
 */
export async function setPrices(
  queries: Queries,
  items: readonly ItemToPrice[],
  actor: StaffActor | undefined,
): Promise<OrderItem[]> {
  const typed = items.filter((each) => each.typed !== undefined)
  if (typed.length === 0) return items.map(({ item }) => item)
  if (actor === undefined) throw new AppError('not-permitted')
  requirePermission(actor, 'prices:set')
  const { priceFloors = firstPriceFloors } = await readSavedSettings(queries)
  const rights = priceRights(actor.role, priceFloors)
  const costs = await readCosts(
    queries,
    typed.map(({ item }) => variantKey(item)),
  )
  const priced = items.map(({ item, typed: wanted }) => {
    if (wanted === undefined) return { item, reason: null }
    const { productId, variantUid } = variantKey(item)
    const cost = costs.get(`${productId} ${variantUid}`) ?? null
    const issue = findPriceIssue(wanted, priceFacts(item, cost), rights)
    const name = [item.productName, ...item.variantSpecs.options].join(', ')
    const reason: Reason | null = issue && { ...issue, name }
    return { item: atTypedPrice(item, wanted, actor.name), reason }
  })
  const reasons = priced.flatMap(({ reason }) => reason ?? [])
  if (reasons.length > 0) throw new AppError('price-not-allowed', { reasons })
  return priced.map(({ item }) => item)
}

/** Records the prices that staff typed for items of an order or quotation, each with the price that it stands instead of. */
export async function recordTypedPrices(
  queries: Queries,
  actor: StaffActor,
  {
    subject,
    subjectId,
    items,
    at,
  }: {
    readonly subject: 'order' | 'quotation'
    readonly subjectId: string
    readonly items: readonly { readonly item: OrderItem; readonly was?: Price | undefined }[]
    readonly at: Date
  },
): Promise<void> {
  const changes = items.flatMap(({ item, was }) => {
    const { pricing, productName, variantSpecs, quantity, priceWithGst } = item
    if (pricing?.source.kind !== 'line') return []
    const { instead, reason } = pricing.source
    const product = [productName, ...variantSpecs.options].join(', ')
    return [
      {
        action: `${subject}.price`,
        subject,
        subjectId,
        before: { price: priceNumber(was ?? instead) },
        after: { product, quantity, price: priceNumber(priceWithGst), reason },
        at,
      },
    ]
  })
  if (changes.length > 0) await recordChanges(queries, actor, changes)
}

const variantKey = ({ productId, variantSpecs }: OrderItem) => ({
  productId,
  variantUid: variantSpecs.uid ?? '',
})
