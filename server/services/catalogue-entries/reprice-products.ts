import type { Fault } from '#domain/problem/faults.ts'
import { changeProduct } from '#domain/catalogue/entries/change-product.ts'
import { describeForm } from '#domain/catalogue/entries/forms/describe-form.ts'
import { differs } from '#domain/catalogue/entries/forms/differs.ts'
import type { ProductForm } from '#domain/catalogue/entries/forms/forms.ts'
import { readProductForm } from '#domain/catalogue/entries/forms/read-form.ts'
import { isRefusal } from '#domain/catalogue/entries/refusal.ts'
import { reprice, type PriceRule } from '#domain/catalogue/entries/reprice.ts'
import { repricedProducts, type RepricedProduct } from '#domain/catalogue/entries/wire.ts'
import { findProductFault, type Product } from '#domain/catalogue/product.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { findEntries, type StoredEntry } from '../../db/catalogue/entries.ts'
import { addPriceChange, findPriceChange } from '../../db/catalogue/price-changes.ts'
import type { Database, Queries } from '../../db/database.ts'
import { recordChanges } from '../audit/steps/record-change.ts'
import { changeCatalogue } from './steps/change-catalogue.ts'
import { placeRecords } from './steps/place-records.ts'
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
    const written = planned.flatMap(({ change }) => change ?? [])
    await placeRecords(
      queries,
      'products',
      written.map(({ entry, record }) => ({ ...entry, record })),
    )
    const at = now()
    await recordChanges(
      queries,
      actor,
      written.map(({ entry, before, after }) => ({
        action: 'product.reprice',
        subject: 'product',
        subjectId: entry.id,
        before: describeForm(before),
        after: describeForm(after),
        at,
      })),
    )
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

type Change = {
  readonly entry: StoredEntry
  readonly record: Product
  readonly before: ProductForm
  readonly after: ProductForm
}

type Planned = { readonly shown: RepricedProduct; readonly change: Change | null }

async function plan(queries: Queries, { products, rule }: RepriceRequest): Promise<Planned[]> {
  const seen = new Map(products.map(({ id, digest }) => [id, digest]))
  const entries = await findEntries(queries, 'products', [...seen.keys()])
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return [...seen].map(([id, digest]) => {
    const entry = byId.get(id)
    if (entry === undefined) return refused({ id, name: id, rows: [] }, 'not-found')
    return planOne(entry, digest, rule)
  })
}

function planOne(entry: StoredEntry, digest: string, rule: PriceRule): Planned {
  const { id } = entry
  const product = entry.record as Product
  const { name } = product
  const before = readProductForm(product)
  const { form: after, rows } = reprice(before, rule)
  if (entry.digest !== digest) return refused({ id, name, rows }, 'edit-conflict')
  const record = changeProduct(product, after, { newUid: () => '' })
  if (isRefusal(record)) return refused({ id, name, rows }, 'invalid-input', record.refused.fault)
  const fault = findProductFault(record)
  if (fault !== null) return refused({ id, name, rows }, 'invalid-input', { code: 'told', text: fault })
  const change = differs(before, after) ? { entry, record, before, after } : null
  return { shown: { id, name, rows, refused: null }, change }
}

type Refused = NonNullable<RepricedProduct['refused']>

function refused(
  product: Omit<RepricedProduct, 'refused'>,
  code: Refused['code'],
  fault: Fault | null = null,
): Planned {
  return { shown: { ...product, refused: { code, fault } }, change: null }
}
