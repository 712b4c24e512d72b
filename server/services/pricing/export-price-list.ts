import { AppError } from '#domain/errors.ts'
import { paiseToRupees } from '#domain/money/paise.ts'
import type { PriceList, PriceRule } from '#domain/pricing/price-list.ts'
import type { ListFile } from '#domain/pricing/sheets/wire.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { findKnownHolders } from '../../db/pricing/names.ts'
import { findPriceList } from '../../db/pricing/price-lists.ts'
import type { Cell, Sheets } from '../../gateways/sheets/port.ts'
import { targetSheet } from './steps/target-sheet.ts'

type Dependencies = { readonly database: Database; readonly sheets: Sheets }

const heads = [
  'On',
  'Product ID',
  'SKU',
  'Brand',
  'Category',
  'Subcategory',
  'Name',
  'Per cent off',
  'Price with GST',
  'From quantity',
  'Valid from',
  'Valid until',
  'For whom',
  'Shop’s price now',
]

/** Writes a price list as a sheet, as the import reads it: its prices, then its customers (PRICE-08). Throws `not-permitted` and `not-found`. */
export async function exportPriceList(
  { database: { queries }, sheets }: Dependencies,
  actor: StaffActor,
  { id, file }: { readonly id: string; readonly file: ListFile },
): Promise<Uint8Array<ArrayBuffer>> {
  requirePermission(actor, 'price-lists:read')
  const list = await findPriceList(queries, id)
  if (list === null) throw new AppError('not-found')
  const cellsOf = await targetSheet(queries, list.rules)
  const known = await findKnownHolders(queries, list.holders)
  const rules = list.rules.map((rule) => ruleRow(rule, { list, cells: cellsOf(rule) }))
  const holders = list.holders.flatMap((holder) => {
    const { name, detail = '' } = known.get(`${holder.kind} ${holder.id}`) ?? {}
    return detail === '' ? [] : [rowOf({ Name: name ?? null, 'For whom': detail })]
  })
  return sheets.write(file === 'prices.csv' ? 'csv' : 'xlsx', [heads, ...rules, ...holders])
}

function ruleRow(
  { percentOff, price, from }: PriceRule,
  { list, cells }: { readonly list: PriceList; readonly cells: Readonly<Record<string, Cell>> },
): Cell[] {
  return rowOf({
    ...cells,
    'Per cent off': percentOff === null ? null : `${percentOff / 100}%`,
    'Price with GST': price === null ? null : paiseToRupees(price),
    'From quantity': from,
    'Valid from': list.fromDay,
    'Valid until': list.untilDay,
  })
}

function rowOf(cells: Readonly<Record<string, Cell>>): Cell[] {
  return heads.map((head) => cells[head] ?? null)
}
