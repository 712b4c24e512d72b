import type { Product } from '#domain/catalogue/product.ts'
import type { ImportReport, ImportRow } from '#domain/catalogue/imports/import-report.ts'
import type { Price } from '#domain/money/price.ts'
import { barcodeKey } from '#domain/stock/barcode.ts'
import type { Queries } from '../../../db/database.ts'
import { findBarcodes, findStoredStock, type StoredStock } from '../../../db/stock/stock-imports.ts'
import type { VariantKey } from '../../../db/stock/levels.ts'
import type { OpenedSize } from '../../stock/steps/open-stock.ts'
import { refuse, type Planned } from './plan-import.ts'

/**
 * A plan with its changes of stock, and the numbers of sizes that take the units of the file (`opening`) or stay as counted
 * (`kept`).
 */
type StockPlan = { readonly planned: Planned[]; readonly stock?: NonNullable<ImportReport['stock']> }

type Counts = { opening: number; kept: number }

/**
 * Plans the stock of a file: a barcode of another size refuses its product, and units are taken only for sizes without
 * movements. Costs stay out of the report, which more people may read than may see costs.
 */
export async function planStock(queries: Queries, planned: readonly Planned[]): Promise<StockPlan> {
  const sizes = stockOf(planned)
  if (sizes.length === 0) return { planned: [...planned] }
  const kept = new Map((await findStoredStock(queries, sizes)).map((one) => [keyOf(one), one]))
  const owners = new Map<string, string>()
  for (const { key, ...owner } of await findBarcodes(
    queries,
    sizes.flatMap(({ barcode }) => (barcode === null ? [] : [barcodeKey(barcode)])),
  ))
    owners.set(key, keyOf(owner))
  const counts: Counts = { opening: 0, kept: 0 }
  const next = planned.map((one) => {
    const own = stockOf([one])
    if (own.length === 0) return one
    const taken = own.find(({ barcode, ...size }) => !claim(owners, barcode, keyOf(size)))
    if (taken !== undefined)
      return refuse(one.staged, one.former, { code: 'barcode-taken', barcode: taken.barcode ?? '' })
    return withChanges(one, own, { kept, counts })
  })
  const isCounted = counts.opening + counts.kept > 0
  return { planned: next, ...(isCounted && { stock: counts }) }
}

/** Claims a barcode for a size; false if it belongs to another one. */
function claim(owners: Map<string, string>, barcode: string | null, size: string): boolean {
  if (barcode === null) return true
  const owner = owners.get(barcodeKey(barcode))
  owners.set(barcodeKey(barcode), owner ?? size)
  return owner === undefined || owner === size
}

function withChanges(
  one: Planned,
  sizes: readonly OpenedSize[],
  { kept, counts }: { readonly kept: ReadonlyMap<string, StoredStock>; readonly counts: Counts },
): Planned {
  const changes = sizes.flatMap((size) => {
    const held = kept.get(keyOf(size))
    if (size.units !== null) counts[held?.hasMoved === true ? 'kept' : 'opening'] += 1
    return changesOf(size, held)
  })
  if (changes.length === 0) return one
  const row = { ...one.row, changes: [...one.row.changes, ...changes] }
  return { ...one, row, outcome: one.outcome === 'unchanged' ? 'changed' : one.outcome }
}

const nothing = { barcode: null, cost: null, hasMoved: false }

function changesOf(
  { size, barcode, cost, units }: OpenedSize,
  held: Omit<StoredStock, keyof VariantKey> = nothing,
): ImportRow['changes'] {
  const field = (name: string) => (size === '' ? name : `${size}: ${name}`)
  const said = [
    { name: 'barcode', before: held.barcode, after: barcode },
    { name: 'cost', before: null, after: cost === null || cost === held.cost ? null : '', isHidden: true },
    { name: 'stock', before: null, after: units === null || held.hasMoved ? null : String(units) },
  ]
  return said.flatMap(({ name, ...change }) =>
    change.after === null || change.after === change.before ? [] : [{ field: field(name), ...change }],
  )
}

/** Lists the sizes of planned products for which the file has stock figures. */
export function stockOf(planned: readonly Planned[]): OpenedSize[] {
  return planned.flatMap(({ staged: { id, stock = [] }, read, outcome }) => {
    if (read === null || outcome === 'refused') return []
    const { variants } = read.record as Product
    return stock.flatMap((said, index): OpenedSize[] => {
      const variant = variants[index]
      // a size without a uid cannot be identified once sizes are reordered
      if (said === null || variant === undefined || variant.uid === null) return []
      const cost = said.cost as Price | null
      return [{ ...said, cost, productId: id, variantUid: variant.uid, size: variant.options.join(' | ') }]
    })
  })
}

function keyOf({ productId, variantUid }: Pick<OpenedSize, 'productId' | 'variantUid'>): string {
  return `${productId}\n${variantUid}`
}
