import type { Fault, FieldFault } from '#domain/problem/faults.ts'
import type { Finding } from '#domain/problem/findings.ts'
import { changeProduct } from '#domain/catalogue/entries/change-product.ts'
import type { Collection } from '#domain/catalogue/entries/collections.ts'
import { describeForm } from '#domain/catalogue/entries/forms/describe-form.ts'
import { readProductForm } from '#domain/catalogue/entries/forms/read-form.ts'
import { isRefusal } from '#domain/catalogue/entries/refusal.ts'
import { findPriceFalls, type PriceFall } from '#domain/catalogue/prices/price-falls.ts'
import { findProductFault, type Product } from '#domain/catalogue/product.ts'
import { applyPrices, findRisingBreak } from '#domain/catalogue/schedules/apply-prices.ts'
import type {
  ScheduledChange,
  ScheduledPrice,
  ScheduleFailure,
} from '#domain/catalogue/schedules/scheduled-change.ts'
import type { ScheduleContent } from '#domain/catalogue/schedules/wire.ts'
import { AppError } from '#domain/errors.ts'
import type { StoredEntry } from '../../../db/catalogue/entries.ts'

/** Product with its new prices, or the reason that they cannot be given to it. */
export type PricedProduct =
  | { readonly record: Product; readonly before: unknown; readonly after: unknown }
  | {
      readonly reason: ScheduleFailure
      readonly detail: string
      /** Fault of a field, where it is refused. */
      readonly fault?: FieldFault
      readonly fall?: PriceFall
    }

/** Gives a product the prices that were scheduled for it, as it stands now. */
export function priceProduct(
  { record: former }: Pick<StoredEntry, 'record'>,
  { prices, confirmFalls }: Pick<ScheduledChange, 'prices' | 'confirmFalls'>,
): PricedProduct {
  const product = former as Product
  const form = readProductForm(product)
  const priced = applyPrices(form, product, prices)
  if ('missing' in priced) return { reason: 'size-gone', detail: priced.missing }
  const record = changeProduct(product, priced.form, { newUid: () => '' })
  if (isRefusal(record)) {
    const { field, fault } = record.refused
    return { reason: 'refused', detail: stored(fault), fault: { field, ...fault } }
  }
  const fault = findProductFault(record)
  if (fault !== null) return { reason: 'refused', detail: stored(fault), fault }
  const [fall] = confirmFalls ? [] : findPriceFalls(product.variants, record.variants)
  if (fall !== undefined) {
    const detail = stored({ code: 'price-moves', ...fall })
    return { reason: 'price-falls', detail, fall }
  }
  return { record, before: describeForm(form), after: describeForm(readProductForm(record)) }
}

/**
 * Reads the part of a request that is stored until its moment. Throws `invalid-input` for an archived entry, for prices of an
 * entry that is not a product, and for prices that could not be saved today; throws `price-falls` until a fall by more than
 * half is confirmed.
 */
export function planContent(
  entry: StoredEntry,
  { collection, change }: { readonly collection: Collection; readonly change: ScheduleContent },
): Pick<ScheduledChange, 'action' | 'prices' | 'confirmFalls'> {
  if (entry.status === 'archived')
    throw new AppError('invalid-input', { reasons: [{ code: 'entry-archived' }] })
  if (change.action !== 'prices') return { action: change.action, prices: [], confirmFalls: false }
  if (collection !== 'products')
    throw new AppError('invalid-input', { reasons: [{ code: 'prices-of-products-only' }] })
  const { variants } = entry.record as Product
  const prices = change.prices.map(({ variant, ...price }): ScheduledPrice => {
    const held = variants[variant]
    if (held === undefined) throw faulty(`variants.${variant}`, { code: 'not-there' })
    const rising = findRisingBreak(price)
    if (rising !== null)
      throw faulty(`variants.${variant}.priceBreaks.${rising}`, { code: 'break-not-lower' })
    return { uid: held.uid, options: held.options, ...price }
  })
  const planned = { action: change.action, prices, confirmFalls: change.confirmFalls ?? false }
  const priced = priceProduct(entry, planned)
  if (!('reason' in priced)) return planned
  if (priced.fall !== undefined)
    throw new AppError('price-falls', { reasons: [{ code: 'price-falls', ...priced.fall }] })
  const { field, ...fault } = priced.fault ?? { field: 'variants', code: 'not-there' }
  throw faulty(field, fault)
}

/** `invalid-input` with the field. */
export function faulty(field: string, fault: Fault): AppError {
  return new AppError('invalid-input', { faults: [{ field, ...fault }] })
}

/** A finding as the detail of a change that failed keeps it. */
function stored(finding: Finding): string {
  return JSON.stringify(finding)
}
