import { heldMoves, newRateIssue } from '#spreadsheets/products/import-rules.ts'
import type { PriceFall } from '#domain/catalogue/price-falls.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Batch } from '../../../gateways/catalogue/port.ts'
import { findFormerRecords } from '../../../db/catalogue/collections.ts'
import type { Queries } from '../../../db/database.ts'
import { omitRows, readColumn } from './batch-rows.ts'

type Rows = Omit<Batch, 'remarks'>

type Options = {
  /** Ids of products whose prices are confirmed, or true for all. */
  readonly confirmed: readonly string[] | true
  /** The seller's rates of GST. */
  readonly rates: readonly number[]
}

/** The products of a batch that go in, those that are held back, and those that are refused. */
type Checked = {
  readonly rows: Rows
  readonly held: readonly { readonly id: string; readonly moves: readonly PriceFall[] }[]
  readonly refused: readonly { readonly id: string; readonly text: string }[]
}

/**
 * Sets aside the products of a batch whose price falls or rises by more than half (PRICE-07), and those whose rate of GST becomes one
 * that the seller does not have: they keep their record, so the next import of the same files sets them aside again.
 */
export async function checkProducts(
  queries: Queries,
  rows: Rows,
  { confirmed, rates }: Options,
): Promise<Checked> {
  const formers = await findFormerRecords(queries, 'products', rows)
  const [records, given] = [readColumn(rows, 'record'), readColumn(rows, 'gst_rate')]
  const omitted = new Set<number>()
  const held: Checked['held'][number][] = []
  const refused: Checked['refused'][number][] = []
  for (const [index, id] of readColumn(rows, 'id').entries()) {
    if (id === null) continue
    const before = formers.get(id) as Product | null | undefined
    // what is as it was has been let in before
    if (before === null) continue
    const wrongRate = newRateIssue(given[index] ?? null, before?.gstRate ?? null, rates)
    const isAsked = before !== undefined && confirmed !== true && !confirmed.includes(id)
    const moves = isAsked ? heldMoves(before, JSON.parse(records[index] ?? '') as Product) : []
    if (wrongRate !== null) refused.push({ id, text: wrongRate })
    else if (moves.length > 0) held.push({ id, moves })
    else continue
    omitted.add(index)
  }
  return { rows: omitted.size === 0 ? rows : omitRows(rows, omitted), held, refused }
}
