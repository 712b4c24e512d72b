import type { Finding } from '#domain/problem/findings.ts'
import type { ProductForm } from '#domain/catalogue/entries/forms/forms.ts'
import type { SheetProduct } from './read-sheet.ts'

/**
 * Doubts about a new product of a sheet: it is a draft until somebody has looked at it, unless the sheet has a status for it.
 */
export function productDoubts({ rows }: SheetProduct, form: ProductForm): Finding[] {
  const said = rows.flatMap(({ cells, doubts = [] }): Finding[] => {
    const text = cells.get('doubt') ?? ''
    return text === '' ? [...doubts] : [{ code: 'told', text }, ...doubts]
  })
  const isRated = rows.some(({ cells }) => (cells.get('gst rate') ?? '') !== '')
  const isPriced = form.variants.some(({ priceWithGst }) => Number(priceWithGst) > 0)
  const doubts: readonly (Finding | false)[] = [
    !isPriced && { code: 'no-price' },
    !isRated && form.gstRate !== '' && { code: 'rate-of-hsn', rate: form.gstRate },
    form.subcategoryIds.length === 0 && { code: 'no-category' },
    ...rows
      .flatMap(amountsOf)
      .filter((amount) => maybeThousands.test(amount))
      .slice(0, 1)
      .map((amount): Finding => ({ code: 'thousands-point', text: amount, meant: amount.replace('.', '') })),
    ...form.variants
      .flatMap(({ options }) => options.filter(isListOfSizes))
      .slice(0, 1)
      .map((size): Finding => ({ code: 'several-sizes', text: size })),
  ]
  return [...said, ...doubts.filter((doubt) => doubt !== false)]
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
