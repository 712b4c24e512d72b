import { describeForm } from '#domain/catalogue/entries/describe-form.ts'
import { differs } from '#domain/catalogue/entries/differs.ts'
import type { ProductForm } from '#domain/catalogue/entries/forms.ts'
import { readProductForm } from '#domain/catalogue/entries/read-form.ts'
import { isRefusal } from '#domain/catalogue/entries/refusal.ts'
import { reprice, type PriceRule } from '#domain/catalogue/entries/reprice.ts'
import { repricedProducts, type RepricedProduct } from '#domain/catalogue/entries/wire.ts'
import { writeProduct } from '#domain/catalogue/entries/write-product.ts'
import { isRawDocument, type RawDocument } from '#domain/catalogue/parse-result.ts'
import { parseProduct, type Product } from '#domain/catalogue/product.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { CatalogueFiles } from '../../gateways/catalogue/port.ts'
import { findEntries, type StoredEntry } from '../../db/catalogue/entries.ts'
import { addPriceChange, findPriceChange } from '../../db/catalogue/price-changes.ts'
import type { Database, Queries } from '../../db/database.ts'
import { recordChanges } from '../audit/steps/record-change.ts'
import { changeCatalogue } from './steps/change-catalogue.ts'
import { placeDocuments } from './steps/place-document.ts'
import { DAY_MS } from '#domain/time/durations.ts'

type Dependencies = {
  readonly database: Database
  readonly catalogueFiles: CatalogueFiles
  readonly now: () => Date
}

/** Products as they were seen, and the rule for their prices. */
export type RepriceRequest = {
  readonly products: readonly { readonly id: string; readonly digest: string }[]
  readonly rule: PriceRule
  /** Made by the browser: a repeat is answered as the first one was, and changes nothing. */
  readonly id?: string | undefined
}

/** What a rule would make of prices, and which products would be refused; nothing is changed. Throws `not-permitted`. */
export async function previewPrices(
  { database }: Dependencies,
  actor: StaffActor,
  request: RepriceRequest,
): Promise<readonly RepricedProduct[]> {
  requirePermission(actor, 'catalogue:write')
  return (await plan(database.queries, request)).map(({ shown }) => shown)
}

/**
 * Changes the prices of products by a rule in one pass, as the preview said. Products that were changed after they were seen, that
 * are gone, or whose price breaks would not fall stay as they are, each with its reason. Throws `not-permitted`.
 */
export async function repriceProducts(
  { database, catalogueFiles, now }: Dependencies,
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
    await placeDocuments(
      { queries, catalogueFiles },
      'products',
      written.map(({ entry: { position, status }, document }) => ({ document, position, status })),
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
  readonly document: RawDocument
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
    if (entry === undefined) return refused({ id, name: id, rows: [] }, 'not-found', 'is gone')
    return planOne(entry, digest, rule)
  })
}

function planOne(entry: StoredEntry, digest: string, rule: PriceRule): Planned {
  const { id } = entry
  const { name } = entry.record as Product
  const before = readProductForm(entry.record as Product)
  const { form: after, rows } = reprice(before, rule)
  if (entry.digest !== digest)
    return refused({ id, name, rows }, 'edit-conflict', 'was changed in the meantime')
  const former = isRawDocument(entry.document) ? entry.document : { id }
  const document = writeProduct(former, after, { newUid: () => '' })
  if (isRefusal(document)) return refused({ id, name, rows }, 'invalid-input', document.refused.message)
  const parsed = parseProduct(document)
  if ('rejected' in parsed) return refused({ id, name, rows }, 'invalid-input', parsed.rejected)
  const change = differs(before, after) ? { entry, document, before, after } : null
  return { shown: { id, name, rows, refused: null }, change }
}

type Refused = NonNullable<RepricedProduct['refused']>

function refused(product: Omit<RepricedProduct, 'refused'>, code: Refused['code'], text: string): Planned {
  return { shown: { ...product, refused: { code, text } }, change: null }
}
