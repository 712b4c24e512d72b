import { describeForm } from '#domain/catalogue/entries/describe-form.ts'
import { readProductForm } from '#domain/catalogue/entries/read-form.ts'
import { isRefusal } from '#domain/catalogue/entries/refusal.ts'
import { reprice, type PriceRule, type Repriced } from '#domain/catalogue/entries/reprice.ts'
import { writeProduct } from '#domain/catalogue/entries/write-product.ts'
import { isRawDocument } from '#domain/catalogue/parse-result.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { CatalogueFiles } from '../../gateways/catalogue/port.ts'
import { findEntries } from '../../db/catalogue/entries.ts'
import type { Database, Queries } from '../../db/database.ts'
import { recordChange } from '../staff/steps/record-change.ts'
import { changeCatalogue } from './steps/change-catalogue.ts'
import { placeDocuments } from './steps/place-document.ts'

type Dependencies = {
  readonly database: Database
  readonly catalogueFiles: CatalogueFiles
  readonly now: () => Date
}

/** Products as they were seen, and the rule for their prices. */
export type RepriceRequest = {
  readonly products: readonly { readonly id: string; readonly digest: string }[]
  readonly rule: PriceRule
}

/** What a rule makes of the prices of one product. */
export type RepricedProduct = {
  readonly id: string
  readonly name: string
  readonly rows: readonly Repriced[]
}

/** What a rule would make of prices; nothing is changed. Throws `not-permitted`, `not-found`, `edit-conflict`. */
export async function previewPrices(
  { database }: Dependencies,
  actor: StaffActor,
  request: RepriceRequest,
): Promise<RepricedProduct[]> {
  requirePermission(actor, 'catalogue:write')
  return (await plan(database.queries, request)).map(({ id, name, rows }) => ({ id, name, rows }))
}

/**
 * Changes the prices of products by a rule, all or none, as the preview said. Throws `not-permitted`, `not-found`,
 * `edit-conflict` when one of them was changed after it was seen, and `invalid-input` where price breaks would not fall.
 */
export async function repriceProducts(
  { database, catalogueFiles, now }: Dependencies,
  actor: StaffActor,
  request: RepriceRequest,
): Promise<RepricedProduct[]> {
  requirePermission(actor, 'catalogue:write')
  return changeCatalogue(database, 'products', async (queries) => {
    const planned = await plan(queries, request)
    for (const { entry, document, before, after } of planned) {
      const { position, status, id } = entry
      await placeDocuments({ queries, catalogueFiles }, 'products', [{ document, position, status }])
      await recordChange(queries, actor, {
        action: 'product.reprice',
        subject: 'product',
        subjectId: id,
        before: describeForm(before),
        after: describeForm(after),
        at: now(),
      })
    }
    return planned.map(({ id, name, rows }) => ({ id, name, rows }))
  })
}

async function plan(queries: Queries, { products, rule }: RepriceRequest) {
  const entries = await findEntries(
    queries,
    'products',
    products.map(({ id }) => id),
  )
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return products.map(({ id, digest }) => {
    const entry = byId.get(id)
    if (entry === undefined || !isRawDocument(entry.document)) throw new AppError('not-found')
    if (entry.digest !== digest) throw new AppError('edit-conflict')
    const record = entry.record as Product
    const before = readProductForm(record)
    const { form: after, rows } = reprice(before, rule)
    const document = writeProduct(entry.document, after, { newUid: () => '' })
    if (isRefusal(document))
      throw new AppError('invalid-input', `${record.name}: ${document.refused.message}`)
    return { id, name: record.name, rows, entry, document, before, after }
  })
}
