import type { DeskProduct } from '#domain/catalogue/desk-product.ts'
import { editProductDocument, type ProductChange } from '#domain/catalogue/edit-product.ts'
import { isRawDocument } from '#domain/catalogue/parse-result.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { findPriceFalls } from '#domain/catalogue/price-falls.ts'
import { AppError } from '#domain/errors.ts'
import { formatPrice } from '#domain/money/format.ts'
import { priceText } from '#domain/money/price.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { CatalogueFiles } from '../../gateways/catalogue/port.ts'
import { bumpCatalogueVersion, lockCatalogue } from '../../db/catalogue/catalogue-version.ts'
import { upsertRows } from '../../db/catalogue/collections.ts'
import { findProductDocument } from '../../db/catalogue/desk-products.ts'
import type { Database, Queries } from '../../db/database.ts'
import { recordChange } from '../staff/steps/record-change.ts'
import { readCategoryTerms } from './steps/index-catalogue.ts'
import { rebuildVocabulary } from './steps/rebuild-vocabulary.ts'

type Dependencies = {
  readonly database: Database
  readonly catalogueFiles: CatalogueFiles
  readonly now: () => Date
}

/** A change of the product as it was seen, by its digest. */
export type ProductEdit = ProductChange & {
  readonly id: string
  readonly digest: string
  /** Prices may fall by more than half. */
  readonly confirmFalls: boolean
}

/**
 * Changes a product at the desk as if it had been delivered so (GOODS-01): it is parsed by the rules of the import, keeps its
 * place, and every process shows it at once. Throws `not-permitted`, `not-found`, `edit-conflict` when somebody changed it
 * after it was seen, `price-falls` until a fall by more than half is confirmed, and `invalid-input` with the reason.
 */
export async function editProduct(
  { database, catalogueFiles, now }: Dependencies,
  actor: StaffActor,
  edit: ProductEdit,
): Promise<DeskProduct> {
  requirePermission(actor, 'catalogue:write')
  return database.queries.transaction().execute(async (queries) => {
    await lockCatalogue(queries)
    const before = await findProductDocument(queries, edit.id, true)
    if (before === null || !isRawDocument(before.document)) throw new AppError('not-found')
    if (before.digest !== edit.digest) throw new AppError('edit-conflict')
    const document = editProductDocument(before.document, before.record, edit)
    if (typeof document === 'string') throw new AppError('invalid-input', `The product ${document}.`)
    const { position, record } = before
    await writeProduct(queries, catalogueFiles, { document, position })
    const after = await findProductDocument(queries, edit.id, false)
    if (after === null) throw new AppError('not-found')
    if (!edit.confirmFalls) refuseFalls(record, after.record)
    if (after.digest === before.digest) return { product: after.record, digest: after.digest }
    if (after.record.name !== record.name) await rebuildVocabulary(queries)
    await recordChange(queries, actor, {
      action: 'product.edit',
      subject: 'product',
      subjectId: edit.id,
      before: summaryOf(record),
      after: summaryOf(after.record),
      at: now(),
    })
    await bumpCatalogueVersion(queries)
    return { product: after.record, digest: after.digest }
  })
}

async function writeProduct(
  queries: Queries,
  catalogueFiles: CatalogueFiles,
  { document, position }: { readonly document: unknown; readonly position: number },
): Promise<void> {
  const terms = await readCategoryTerms(queries)
  for await (const { remarks, ...rows } of catalogueFiles.encode('products', { document, position }, terms)) {
    const refused = remarks.find(({ kind }) => kind === 'refused')
    if (refused !== undefined) throw new AppError('invalid-input', `The product: ${refused.text}.`)
    await upsertRows(queries, 'products', rows)
  }
}

function refuseFalls(before: Product, after: Product): void {
  const [fall] = findPriceFalls(before.variants, after.variants)
  if (fall === undefined) return
  const { variant, from, to } = fall
  throw new AppError('price-falls', `${variant}: from ${formatPrice(from)} to ${formatPrice(to)}.`)
}

/** What of a product the audit log tells: its name, and the price of each variant. */
function summaryOf({ name, variants }: Product): Readonly<Record<string, string>> {
  const prices = variants.map(
    ({ options, priceWithGst }, index) =>
      [options.join(', ') || `variant ${index}`, priceText(priceWithGst)] as const,
  )
  return { name, ...Object.fromEntries(prices) }
}
