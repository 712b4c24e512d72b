import { reprice, type PriceRule } from '#domain/catalogue/entries/reprice.ts'
import { repricedProducts, type RepricedProduct } from '#domain/catalogue/entries/wire.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { addPriceChange, findPriceChange } from '../../db/catalogue/price-changes.ts'
import type { Database, Queries } from '../../db/database.ts'
import { changeCatalogue } from './steps/change-catalogue.ts'
import { planPrices, writePrices, type PlannedPrices } from './steps/reprice-entries.ts'
import { DAY_MS } from '#domain/time/durations.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** Products with the digests that the desk last read, and the rule for their prices. */
export type RepriceRequest = {
  readonly products: readonly { readonly id: string; readonly digest: string }[]
  readonly rule: PriceRule
  /** Idempotency key made by the browser: a repeat returns the first result and changes nothing. */
  readonly id?: string | undefined
}

/**
 * Previews a price rule without changing anything: the new prices of each product, or the reason for its refusal. Throws
 * `not-permitted`.
 */
export async function previewPrices(
  { database }: Dependencies,
  actor: StaffActor,
  request: RepriceRequest,
): Promise<readonly RepricedProduct[]> {
  requirePermission(actor, 'catalogue:write')
  return (await plan(database.queries, request)).map(({ shown }) => shown)
}

/**
 * Applies a price rule to products in one transaction. Products that do not exist, were changed since they were read, or would
 * be invalid, for example with price breaks that do not fall, are unchanged and returned with the reason. Throws
 * `not-permitted`.
 */
export async function repriceProducts(
  { database, now }: Dependencies,
  actor: StaffActor,
  request: RepriceRequest,
): Promise<readonly RepricedProduct[]> {
  requirePermission(actor, 'catalogue:write')
  const { id } = request
  return changeCatalogue(database, 'products', async (queries) => {
    const done = id === undefined ? null : await findPriceChange(queries, id)
    if (done !== null) return repricedProducts.parse(done).products
    const planned = await plan(queries, request)
    const at = now()
    await writePrices(queries, actor, { planned, at })
    const products = planned.map(({ shown }) => shown)
    if (id !== undefined)
      await addPriceChange(queries, {
        id,
        at,
        result: { products },
        forgetBefore: new Date(at.getTime() - DAY_MS),
      })
    return products
  })
}

function plan(queries: Queries, { products, rule }: RepriceRequest): Promise<PlannedPrices[]> {
  const seen = new Map(products.map(({ id, digest }) => [id, digest]))
  return planPrices(
    queries,
    [...seen].map(([id, digest]) => ({ id, digest, change: (form) => reprice(form, rule) })),
  )
}
