import type { ProductForm } from '#domain/catalogue/entries/forms/forms.ts'
import type { SheetProduct } from './read-sheet.ts'

/**
 * Doubts about a new product of a sheet: it is a draft until somebody has looked at it, unless the sheet has a status for it. Each
 * follows the name of the product.
 */
export function productDoubts({ rows }: SheetProduct, form: ProductForm): string[] {
  const said = rows.map(({ cells }) => cells.get('doubt') ?? '').filter(Boolean)
  const isRated = rows.some(({ cells }) => (cells.get('gst rate') ?? '') !== '')
  const isPriced = form.variants.some(({ priceWithGst }) => Number(priceWithGst) > 0)
  return [
    ...said,
    ...(isPriced ? [] : ['it has no price']),
    ...(isRated || form.gstRate === ''
      ? []
      : [`its GST of ${form.gstRate} % is only what is usual for its HSN code`]),
    ...(form.subcategoryIds.length === 0 ? ['it has no category'] : []),
    ...rows
      .flatMap(amountsOf)
      .filter((amount) => maybeThousands.test(amount))
      .slice(0, 1)
      .map((amount) => `“${amount}” may be ${amount.replace('.', '')}, with a point between thousands`),
    ...form.variants
      .flatMap(({ options }) => options.filter(isListOfSizes))
      .slice(0, 1)
      .map((size) => `“${size}” may be several sizes in one cell`),
  ]
}

/** `12.450` is 12450 where a comma stands before decimals. */
const maybeThousands = /^[1-9]\d{0,2}\.\d{3}$/

function amountsOf({ cells, breaks }: SheetProduct['rows'][number]): string[] {
  const columns = ['price with gst', 'price without gst', 'mrp'] as const
  return [...columns.map((column) => cells.get(column) ?? ''), ...breaks.map(({ price }) => price)]
}

const measured =
  /^\d+(?:\.\d+)?\s*(?:(?:mm|cm|m|mtr|kgs?|g|gm|l|ltr|ml|ft|inch|"|sq ?mm)|[x×]\s*\d+(?:\.\d+)?\s*(?:mm|cm|m|ft)?)$/i

/** `8mm/10mm/12mm` and `8, 10, 12 mm`; `1/2"` and `600 x 600 mm` are one. */
function isListOfSizes(option: string): boolean {
  const parts = option.split(/[/,;&]|\band\b/).map((part) => part.trim())
  const [last = '', ...others] = parts.toReversed()
  const isNumbered = others.length > 1 && others.every((part) => /^\d+(?:\.\d+)?$/.test(part))
  return (
    others.length > 0 && measured.test(last) && (isNumbered || others.every((part) => measured.test(part)))
  )
}

/** Tells whether a product says nothing of its rate of GST. */
export function isUnrated({ rows }: SheetProduct): boolean {
  return rows.every(({ cells }) => (cells.get('gst rate') ?? '') === '')
}

/** A product with the rate of GST that was said for the whole file. */
export function withFileRate(product: SheetProduct, rate: string): SheetProduct {
  const [first, ...more] = product.rows
  return { ...product, rows: [{ ...first, cells: new Map([...first.cells, ['gst rate', rate]]) }, ...more] }
}
