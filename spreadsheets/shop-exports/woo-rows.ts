import type { Finding } from '#domain/problem/findings.ts'
import { decodeEntities, htmlText } from './html-text.ts'
import { exportPrices, exportTaxes, exportWeight, type ExportRow, type OwnRow } from './shop-rows.ts'

/**
 * The rows of a WooCommerce export: simple products, and variable ones with the variations that name them; bundles and links to other
 * shops are left out, as are variations that are not published there.
 */
export function wooRows(rows: readonly ExportRow[], heads: readonly string[], today: string): OwnRow[] {
  const variations = Map.groupBy(
    rows.filter((row) => typesOf(row).includes('variation')),
    ({ cell }) => cell('parent'),
  )
  return rows.flatMap((row) => {
    const types = typesOf(row)
    if (!types.includes('simple') && !types.includes('variable')) return []
    const all = [row.cell('sku'), `id:${row.cell('id')}`].flatMap((key) =>
      key === '' ? [] : (variations.get(key) ?? []),
    )
    const sizes = sizesOf(row, all, heads)
    const attributes = attributesOf(row, heads).map(([name, values]) => [`spec: ${name}`, values.join(' | ')])
    const product = {
      ...productCells(row),
      ...(all.length === 0 && Object.fromEntries(attributes)),
    }
    const own = sizes.length === 0 ? [{ row, size: '' }] : sizes
    return own.map(({ row: { number, cell }, size }, index): OwnRow => ({
      number,
      doubts: index === 0 ? doubtsOf(row, all, sizes) : [],
      cells: {
        ...(index === 0 && product),
        sku: cell('sku'),
        barcode: cell('gtin, upc, ean, or isbn'),
        stock: /^\d+$/.test(cell('stock')) ? cell('stock') : '',
        size,
        ...(all.length > 0 && sizes.length === 0 ? {} : pricesAt(cell, today)),
        ...exportWeight(cell('weight (kg)'), 1),
        ...exportWeight(cell('weight (lbs)'), 0.453_592_37),
        ...exportWeight(cell('weight (g)'), 0.001),
      },
    }))
  })
}

function productCells(row: ExportRow): Record<string, string> {
  const { cell } = row
  const path = (listOf(cell('categories'))[0] ?? '').split('>').map((text) => text.trim())
  // the store has three levels: what lies deeper is named by its last one
  const [department, category, subcategory] =
    path.length > 2 ? [path[0], path[1], path.at(-1)] : ['', path[0], path[1]]
  return {
    name: decodeEntities(cell('name')),
    department: department ?? '',
    category: category ?? '',
    subcategory: subcategory ?? '',
    status: cell('published') === '1' ? '' : 'draft',
    ...exportTaxes(row, cell('tax class')),
    'in one sentence': htmlText(cell('short description')),
    description: htmlText(cell('description')),
    'search words': listOf(cell('tags')).join(', '),
    pictures: listOf(cell('images')).join(' | '),
  }
}

/** Reasons that somebody should look at a product before it is sold here. */
function doubtsOf(row: ExportRow, all: readonly ExportRow[], sizes: readonly Size[]): Finding[] {
  const visibility = row.cell('visibility in catalog').toLowerCase()
  const isHidden = visibility === 'hidden' || visibility === 'search'
  const hasUnpublished = all.some(({ cell }) => cell('published') !== '1')
  const isNoneLeft = all.length > 0 && sizes.length === 0
  const doubts: readonly (Finding | false)[] = [
    isHidden && { code: 'hidden-there' },
    [row, ...sizes.map((size) => size.row)].some(isOut) && { code: 'out-of-stock-there' },
    hasUnpublished && { code: 'sizes-unpublished-there' },
    isNoneLeft && { code: 'no-size-published-there' },
  ]
  return doubts.filter((doubt) => doubt !== false)
}

function isOut({ cell }: ExportRow): boolean {
  return /^(?:0|no)$/i.test(cell('in stock?'))
}

type Size = { readonly row: ExportRow; readonly size: string }

/** The sizes of a product; a variation without a value stands for each value that no other one names. */
function sizesOf(product: ExportRow, all: readonly ExportRow[], heads: readonly string[]): Size[] {
  const sizes = all.map((row) => ({ row, values: variationValues(row, product, heads) }))
  const named = new Set(
    sizes.flatMap(({ values }) =>
      values.every((each) => each.length === 1) ? [label(values.map((each) => each[0] ?? ''))] : [],
    ),
  )
  const taken = new Set<string>()
  return sizes
    .filter(({ row }) => row.cell('published') === '1')
    .flatMap(({ row, values }) => {
      const isExact = values.every((each) => each.length === 1)
      return combine(values).flatMap((combination): Size[] => {
        const size = label(combination)
        if (taken.has(size) || (!isExact && named.has(size))) return []
        taken.add(size)
        return [{ row, size }]
      })
    })
}

/** The values of each attribute of a variation: its own, else all of the product's. */
function variationValues(row: ExportRow, product: ExportRow, heads: readonly string[]): string[][] {
  const offered = new Map(attributesOf(product, heads))
  return numbersOf(heads).flatMap((number) => {
    const name = decodeEntities(row.cell(`attribute ${number} name`))
    if (name === '') return []
    const own = listOf(row.cell(`attribute ${number} value(s)`)).join(', ')
    return [own === '' ? (offered.get(name) ?? ['']) : [own]]
  })
}

function combine(values: readonly (readonly string[])[]): string[][] {
  return values.reduce<string[][]>(
    (all, each) => all.flatMap((before) => each.map((value) => [...before, value])).slice(0, 200),
    [[]],
  )
}

function label(values: readonly string[]): string {
  return values.filter(Boolean).join(' | ')
}

function pricesAt(cell: ExportRow['cell'], today: string): Record<string, string> {
  const [sale, regular] = [cell('sale price'), cell('regular price')]
  const [from, to] = [cell('date sale price starts').slice(0, 10), cell('date sale price ends').slice(0, 10)]
  const isOnSale = sale !== '' && (from === '' || from <= today) && (to === '' || to >= today)
  return isOnSale ? exportPrices(sale, regular) : exportPrices(regular, '')
}

function typesOf({ cell }: ExportRow): string[] {
  return cell('type')
    .toLowerCase()
    .split(/\s*,\s*/)
}

function numbersOf(heads: readonly string[]): string[] {
  return heads.flatMap((head) => /^attribute (\d+) name$/.exec(head)?.[1] ?? [])
}

function attributesOf({ cell }: ExportRow, heads: readonly string[]): [name: string, values: string[]][] {
  return numbersOf(heads).flatMap((number): [string, string[]][] => {
    const [name, values] = [cell(`attribute ${number} name`), listOf(cell(`attribute ${number} value(s)`))]
    return name === '' || values.length === 0 ? [] : [[decodeEntities(name), values]]
  })
}

/** A list with commas between; those within its parts are written `\,`. */
function listOf(text: string): string[] {
  return text
    .split(/(?<!\\),/)
    .map((part) => decodeEntities(part.replaceAll('\\,', ',')).trim())
    .filter((part) => part !== '')
}
