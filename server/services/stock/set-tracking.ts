import { isDeepStrictEqual } from 'node:util'
import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { barcodeIssue } from '#domain/stock/barcode.ts'
import { notifyCatalogueChange } from '../../db/catalogue/catalogue-version.ts'
import type { Database } from '../../db/database.ts'
import { changeLevels, lockItems, showItems, type VariantKey } from '../../db/stock/levels.ts'
import { endReservations, saveItem, type StockSettings } from '../../db/stock/stock-items.ts'
import { findVariant } from '../../db/stock/stock-list.ts'
import type { Jobs } from '../../gateways/jobs/port.ts'
import { editConflict } from '../audit/steps/edit-conflict.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { stockRows, type StockRow } from './steps/stock-rows.ts'
import { findOrderNeeds, keyOf, reserveForOrders } from './steps/track-orders.ts'

type Dependencies = { readonly database: Database; readonly jobs: Jobs; readonly now: () => Date }

/** New stock settings of a variant, and those that the editor last read. */
export type StockItemChange = VariantKey & StockSettings & { readonly seen?: StockSettings | undefined }

/**
 * Changes the stock settings of a variant: tracking, low level, expected date and barcode (STOCK-01). Once it is tracked, open
 * orders reserve what they need; once it is not, it is sold without limit. Throws `not-permitted`, `not-found`,
 * `edit-conflict` if the settings are no longer as `seen`, and `invalid-input` for a barcode of another variant or with a
 * wrong check digit.
 */
export async function setTracking(
  { database, jobs, now }: Dependencies,
  actor: StaffActor,
  { productId, variantUid, seen, ...settings }: StockItemChange,
): Promise<StockRow> {
  requirePermission(actor, 'stock:write')
  if (settings.barcode !== null) requireBarcode(settings.barcode)
  const variant = { productId, variantUid }
  const saved = await database.queries.transaction().execute(async (queries) => {
    const before = await findVariant(queries, variant, now())
    if (before === null) throw new AppError('not-found')
    const { tracked, lowLevel, expectedOn, barcode } = before
    const held = { tracked, lowLevel, expectedOn, barcode }
    const subjectId = `${productId} ${variantUid}`
    // a variant never tracked has no settings, and is shown with the store's
    const isSeen = seen === undefined || before.itemId === null || isDeepStrictEqual(seen, held)
    if (!isSeen && !isDeepStrictEqual(settings, held))
      throw await editConflict(queries, { subject: 'stock', subjectId, now: held })
    const begins = settings.tracked && !before.tracked
    const needs = begins ? await findOrderNeeds(queries, [variant]) : []
    const itemId = await saveItem(queries, variant, settings)
    if (itemId === null) throw new AppError('invalid-input', { reasons: [{ code: 'barcode-taken' }] })
    await lockItems(queries, [itemId])
    if (begins)
      await changeLevels(queries, await reserveForOrders(queries, needs, new Map([[keyOf(variant), itemId]])))
    if (!settings.tracked) await endReservations(queries, itemId)
    await showItems(queries, [itemId])
    await notifyCatalogueChange(queries, 'stock')
    await recordChange(queries, actor, {
      action: 'stock.settings',
      subject: 'stock',
      subjectId,
      before: held,
      after: settings,
      at: now(),
    })
    const after = await findVariant(queries, variant, now())
    const [row] = await stockRows(queries, actor, after === null ? [] : [after])
    if (row === undefined) throw new AppError('not-found')
    return row
  })
  jobs.trigger('stock-alerts')
  return saved
}

function requireBarcode(barcode: string): void {
  const issue = barcodeIssue(barcode)
  if (issue !== null) throw new AppError('invalid-input', { reasons: [{ ...issue, barcode }] })
}
