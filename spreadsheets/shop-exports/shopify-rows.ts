import { decodeEntities, htmlText } from './html-text.ts'
import { exportPrices, exportTaxes, exportWeight, type ExportRow, type OwnRow } from './shop-rows.ts'

/** The rows of a Shopify export: sizes and pictures of a product follow each other under its handle. */
export function shopifyRows(rows: readonly ExportRow[]): OwnRow[] {
  return [...Map.groupBy(rows, ({ cell }) => cell('handle') || cell('url handle'))].flatMap(([id, group]) => {
    const [first] = group
    if (first === undefined || id === '') return []
    const sizes = group.filter(({ cell }) => priceOf(cell) !== '' || cell('option1 value') !== '')
    return (sizes.length === 0 ? [first] : sizes).map(({ number, cell }, index) => ({
      number,
      doubts: index === 0 && sizes.some(isOut) ? [{ code: 'out-of-stock-there' }] : [],
      cells: {
        id,
        ...(index === 0 && productCells(first, group)),
        sku: cell('variant sku') || cell('sku'),
        ...stockCells(cell),
        size: ['option1 value', 'option2 value', 'option3 value']
          .map((name) => decodeEntities(cell(name)))
          .filter((text) => text !== '' && text !== 'Default Title')
          .join(' | '),
        ...exportPrices(priceOf(cell), cell('variant compare at price') || cell('compare-at price')),
        ...exportWeight(cell('variant grams') || cell('weight value (grams)'), 0.001),
      },
    }))
  })
}

function productCells(first: ExportRow, group: readonly ExportRow[]): Record<string, string> {
  const { cell } = first
  const images = group.map((row) => row.cell('image src') || row.cell('product image url')).filter(Boolean)
  return {
    name: decodeEntities(cell('title')),
    description: htmlText(cell('body (html)') || cell('description')),
    category: decodeEntities(cell('type') || (cell('product category').split('>').at(-1)?.trim() ?? '')),
    'search words': cell('tags'),
    status: statusOf(cell),
    pictures: [...new Set(images)].join(' | '),
    'spec: Brand': cell('vendor'),
    ...exportTaxes(first, cell('variant tax code')),
  }
}

/** Stock of a size as Shopify keeps it; fewer than none is a promise, not a count. */
function stockCells(cell: ExportRow['cell']): Record<string, string> {
  const count = cell('variant inventory qty') || cell('inventory quantity')
  return {
    barcode: cell('variant barcode') || cell('barcode'),
    cost: cell('cost per item'),
    stock:
      /^\d+$/.test(count) && (cell('variant inventory tracker') || cell('inventory tracker')) !== ''
        ? count
        : '',
  }
}

function priceOf(cell: ExportRow['cell']): string {
  return cell('variant price') || cell('price')
}

/** None is kept, and none may be sold without. */
function isOut({ cell }: ExportRow): boolean {
  const count = cell('variant inventory qty') || cell('inventory quantity')
  const policy = cell('variant inventory policy') || cell('continue selling when out of stock')
  return count !== '' && Number(count) <= 0 && /^(deny|false)$/i.test(policy)
}

function statusOf(cell: ExportRow['cell']): string {
  const status = cell('status').toLowerCase()
  if (['draft', 'archived'].includes(status)) return status
  const published = (cell('published') || cell('published on online store')).toLowerCase()
  return published === 'false' || status === 'unlisted' ? 'draft' : ''
}
