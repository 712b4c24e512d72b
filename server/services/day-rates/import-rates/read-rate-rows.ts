import { toPaise, type Paise } from '#domain/money/paise.ts'
import { MAX_BASE, MAX_DIFFERENCE, MAX_FACTOR, WHOLE_FACTOR } from '#domain/pricing/day-rates/day-rate.ts'
import type { RateRow } from '#domain/pricing/day-rates/rate-import.ts'
import { cellText } from '#spreadsheets/files/cell.ts'
import { namedColumns } from '#spreadsheets/files/named-columns.ts'
import { readScaled } from '#spreadsheets/products/read-scaled.ts'
import type { SheetTable } from '#spreadsheets/products/sheet-table.ts'

/** Heads of the columns, as the export writes them and as mills and dealers do; the first that fits is taken. */
const columns = {
  id: /^(?:size|variant|product) id$|^id$/u,
  sku: /sku|code/u,
  difference: /diff|extra|अंतर/u,
  factor: /times|factor|× ?unit/u,
  unit: /^(?:unit|per|इकाई)$/u,
  base: /^(?:today|rate|base|new rate|price)\b|^(?:भाव|दर|रेट)$/u,
  rate: /day rate|name|brand|नाम|ब्रांड/u,
} as const

/** Reads the rows of a file of rates, whatever the order of its columns; a row that names neither a rate nor a size is none. */
export function readRateRows({ heads, rows }: SheetTable): RateRow[] {
  const cellsOf = namedColumns(heads, columns)
  return rows.flatMap(({ number, cells }) => {
    const named = cellsOf(cells)
    const text = (column: keyof typeof columns): string => cellText(named(column)).trim()
    const size = text('id') || text('sku')
    const rate = text('rate').slice(0, 200)
    if (rate === '' && size === '') return []
    return [
      {
        number,
        rate,
        unit: text('unit') || null,
        base: baseOf(text('base')),
        size: size === '' ? null : size.slice(0, 250),
        factor: factorOf(text('factor')),
        difference: differenceOf(text('difference')),
      },
    ]
  })
}

function baseOf(text: string): Paise | false | null {
  const paise = readScaled(text, 2)
  if (typeof paise !== 'number') return paise
  return paise >= 1 && paise <= MAX_BASE ? toPaise(paise) : false
}

function factorOf(text: string): number | false | null {
  const factor = readScaled(text.replace(/^[×x]\s*/iu, ''), Math.log10(WHOLE_FACTOR))
  if (typeof factor !== 'number') return factor
  return factor >= 1 && factor <= MAX_FACTOR ? factor : false
}

function differenceOf(text: string): Paise | false | null {
  const isBelow = /^[-−–]/u.test(text)
  const paise = readScaled(text.replace(/^[-−–+]\s*/u, ''), 2)
  if (typeof paise !== 'number') return paise
  return paise <= MAX_DIFFERENCE ? toPaise(isBelow ? -paise : paise) : false
}
