import { MAX_QUANTITY } from '#domain/catalogue/prices/quantity-rule.ts'
import { toPaise, type Paise } from '#domain/money/paise.ts'
import { MAX_PERCENT_OFF } from '#domain/pricing/price-list.ts'
import type { ListRow } from '#domain/pricing/sheets/list-rows.ts'
import { readAmount } from '#spreadsheets/products/read-amount.ts'
import { readDay } from '#spreadsheets/files/read-day.ts'
import { readScaled } from '#spreadsheets/products/read-scaled.ts'
import type { SheetTable } from '#spreadsheets/products/sheet-table.ts'
import { holderColumns, readPercent, targetColumns } from '../steps/read-target-cells.ts'
import { readTargetRows, type TargetTable } from '../steps/read-target-sheet.ts'

/** Most that one piece costs. */
const MAX_PRICE = 100_000_000_000

/** Heads of the columns, as the export writes them and as dealers do; the first that fits is taken. */
const columns = {
  fromDay: /valid from|^(?:start|effective|first|w\.?e\.?f)/u,
  untilDay: /valid (?:un)?til|valid (?:to|up ?to)|^(?:end|last|expir)/u,
  from: /^(?:from|min(?:imum)?|least|above)? ?(?:quantity|qty|pieces|units)$|^(?:from|moq|slab|मात्रा)$/u,
  percentOff: /per ?cent|%|disc/u,
  ...holderColumns,
  ...targetColumns,
  price:
    /^(?!.*(?:without|excl|before|basic|now|public|shop|list|mrp|weight|gst rate|tax rate)).*(?:price|rate|net|भाव|दर|रेट|कीमत)/u,
} as const

type Fields = Pick<ListRow, 'percentOff' | 'price' | 'from' | 'fromDay' | 'untilDay'>

/** Reads a sheet of a price list. */
export function readListRows(table: SheetTable): TargetTable<Fields> {
  return readTargetRows(table, {
    columns,
    days: ['fromDay', 'untilDay'],
    read: (text: (column: keyof Fields) => string) => ({
      percentOff: readPercent(text('percentOff'), MAX_PERCENT_OFF),
      price: priceOf(text('price')),
      from: quantityOf(text('from')),
      fromDay: readDay(text('fromDay')),
      untilDay: readDay(text('untilDay')),
    }),
  })
}

function priceOf(text: string): Paise | false | null {
  const paise = readScaled(text, 2)
  if (typeof paise !== 'number') return paise
  return paise >= 1 && paise <= MAX_PRICE ? toPaise(paise) : false
}

/** `10`, `10+` and `10 & above` are a quantity. */
function quantityOf(text: string): number | false | null {
  const read = readAmount(text.replace(/\s*(?:\+|(?:&|and) above|onwards?)$/iu, ''))
  if ('issue' in read) return false
  if (read.value === '') return null
  const quantity = Number(read.value)
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : false
}
