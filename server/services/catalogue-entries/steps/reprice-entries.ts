import type { Fault } from '#domain/problem/faults.ts'
import { changeProduct } from '#domain/catalogue/entries/change-product.ts'
import { describeForm } from '#domain/catalogue/entries/forms/describe-form.ts'
import { differs } from '#domain/catalogue/entries/forms/differs.ts'
import type { ProductForm } from '#domain/catalogue/entries/forms/forms.ts'
import { readProductForm } from '#domain/catalogue/entries/forms/read-form.ts'
import { isRefusal } from '#domain/catalogue/entries/refusal.ts'
import type { RepricedForm } from '#domain/catalogue/entries/reprice.ts'
import type { RepricedProduct } from '#domain/catalogue/entries/wire.ts'
import { findProductFault, type Product } from '#domain/catalogue/product.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { findEntries, type StoredEntry } from '../../../db/catalogue/entries.ts'
import type { Queries } from '../../../db/database.ts'
import { recordChanges } from '../../audit/steps/record-change.ts'
import { placeRecords } from './place-records.ts'

/** A product whose prices are to change; a digest that is not its own refuses it. */
export type Repricing = {
  readonly id: string
  readonly digest?: string
  readonly change: (form: ProductForm, product: Product) => RepricedForm
}

type Change = {
  readonly entry: StoredEntry
  readonly record: Product
  readonly before: ProductForm
  readonly after: ProductForm
}

/** A product as it would be priced: what is shown of it, and its change; null where nothing changes. */
export type PlannedPrices = { readonly shown: RepricedProduct; readonly change: Change | null }

/** Plans new prices of products, each by itself: one that is gone, has changed, or would be invalid is refused with the reason. */
export async function planPrices(
  queries: Queries,
  repricings: readonly Repricing[],
): Promise<PlannedPrices[]> {
  const entries = await findEntries(
    queries,
    'products',
    repricings.map(({ id }) => id),
  )
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return repricings.map((repricing) => {
    const entry = byId.get(repricing.id)
    if (entry === undefined) return refused({ id: repricing.id, name: repricing.id, rows: [] }, 'not-found')
    return planOne(entry, repricing)
  })
}

/** Writes planned prices and records them in the audit log, in the transaction of the caller. */
export async function writePrices(
  queries: Queries,
  actor: StaffActor,
  { planned, at }: { readonly planned: readonly PlannedPrices[]; readonly at: Date },
): Promise<void> {
  const written = planned.flatMap(({ change }) => change ?? [])
  await placeRecords(
    queries,
    'products',
    written.map(({ entry, record }) => ({ ...entry, record })),
  )
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
}

function planOne(entry: StoredEntry, { digest, change: changeForm }: Repricing): PlannedPrices {
  const { id } = entry
  const product = entry.record as Product
  const { name } = product
  const before = readProductForm(product)
  const { form: after, rows } = changeForm(before, product)
  if (digest !== undefined && entry.digest !== digest) return refused({ id, name, rows }, 'edit-conflict')
  const record = changeProduct(product, after, { newUid: () => '' })
  if (isRefusal(record)) return refused({ id, name, rows }, 'invalid-input', record.refused.fault)
  const fault = findProductFault(record)
  if (fault !== null) return refused({ id, name, rows }, 'invalid-input', fault)
  const change = differs(before, after) ? { entry, record, before, after } : null
  return { shown: { id, name, rows, refused: null }, change }
}

type Refused = NonNullable<RepricedProduct['refused']>

function refused(
  product: Omit<RepricedProduct, 'refused'>,
  code: Refused['code'],
  fault: Fault | null = null,
): PlannedPrices {
  return { shown: { ...product, refused: { code, fault } }, change: null }
}
