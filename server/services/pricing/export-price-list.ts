import type { Product } from '#domain/catalogue/product.ts'
import { compositeId, parseCompositeId } from '#domain/catalogue/composite-id.ts'
import { AppError } from '#domain/errors.ts'
import { paiseToRupees } from '#domain/money/paise.ts'
import { priceText } from '#domain/money/price.ts'
import type { PriceList, PriceRule } from '#domain/pricing/price-list.ts'
import type { ListFile } from '#domain/pricing/sheets/wire.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { findEntries } from '../../db/catalogue/entries.ts'
import type { Database } from '../../db/database.ts'
import { findKnownHolders, nameTargets } from '../../db/pricing/names.ts'
import { findPriceList } from '../../db/pricing/price-lists.ts'
import type { Cell, Sheets } from '../../gateways/sheets/port.ts'

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
  const labels = await nameTargets(queries, list.rules)
  const ids = new Set(list.rules.flatMap((rule) => productOf(rule) ?? []))
  const products = new Map(
    (await findEntries(queries, 'products', [...ids])).map((entry) => [entry.id, entry.record as Product]),
  )
  const known = await findKnownHolders(queries, list.holders)
  const rules = list.rules.map((rule, index) => ruleRow(rule, labels[index] ?? '', { list, products }))
  const holders = list.holders.flatMap((holder) => {
    const { name, detail = '' } = known.get(`${holder.kind} ${holder.id}`) ?? {}
    return detail === '' ? [] : [rowOf({ Name: name ?? null, 'For whom': detail })]
  })
  return sheets.write(file === 'prices.csv' ? 'csv' : 'xlsx', [heads, ...rules, ...holders])
}

function productOf({ target, key }: PriceRule): string | null {
  if (target === 'product') return key
  return target === 'variant' ? (parseCompositeId(key)?.productId ?? null) : null
}

const kinds: Readonly<Record<PriceRule['target'], string>> = {
  all: 'Everything',
  brand: 'Brand',
  category: 'Category',
  subcategory: 'Subcategory',
  product: 'Product',
  variant: 'Size',
}

function ruleRow(
  rule: PriceRule,
  label: string,
  { list, products }: { readonly list: PriceList; readonly products: ReadonlyMap<string, Product> },
): Cell[] {
  const { target, percentOff, price, from } = rule
  return rowOf({
    On: kinds[target],
    ...targetCells(rule, products),
    Name: label,
    'Per cent off': percentOff === null ? null : `${percentOff / 100}%`,
    'Price with GST': price === null ? null : paiseToRupees(price),
    'From quantity': from,
    'Valid from': list.fromDay,
    'Valid until': list.untilDay,
  })
}

function targetCells(
  rule: PriceRule,
  products: ReadonlyMap<string, Product>,
): Readonly<Record<string, Cell>> {
  const { target, key } = rule
  if (target === 'brand') return { Brand: key }
  if (target === 'category') return { Category: key }
  if (target === 'subcategory') return { Subcategory: key }
  if (target !== 'variant') return { 'Product ID': target === 'product' ? key : null }
  const id = productOf(rule) ?? ''
  const place = placeOf(rule, products)
  const variant = place === null ? undefined : products.get(id)?.variants[place]
  return {
    'Product ID': place === null ? key : compositeId(id, place),
    SKU: variant?.sku ?? null,
    'Shop’s price now': variant === undefined ? null : priceText(variant.priceWithGst),
  }
}

/** Place of a size now: others may have been put before it. */
function placeOf(rule: PriceRule, products: ReadonlyMap<string, Product>): number | null {
  const product = products.get(productOf(rule) ?? '')
  if (product === undefined || rule.target !== 'variant') return null
  if (rule.uid === null) return parseCompositeId(rule.key)?.index ?? null
  const place = product.variants.findIndex(({ uid }) => uid === rule.uid)
  return place < 0 ? null : place
}

function rowOf(cells: Readonly<Record<string, Cell>>): Cell[] {
  return heads.map((head) => cells[head] ?? null)
}
