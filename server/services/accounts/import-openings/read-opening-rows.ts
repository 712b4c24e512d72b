import { parseGstin } from '#domain/identity/gstin.ts'
import { parsePhone } from '#domain/identity/phone.ts'
import type { OpeningRow } from '#domain/accounts/opening-import.ts'
import { parseRupees } from '#domain/money/rupees.ts'
import { cellText } from '#spreadsheets/files/cell.ts'
import { namedColumns } from '#spreadsheets/files/named-columns.ts'
import { readAmount } from '#spreadsheets/products/read-amount.ts'
import { readDay } from '#spreadsheets/files/read-day.ts'
import type { SheetTable } from '#spreadsheets/products/sheet-table.ts'

/** Heads of the columns, each with what it is called in old books; the first that fits is taken. */
const columns = {
  isAdvance: /advance|एडवांस|अग्रिम/u,
  dueDay: /due|देय/u,
  phone: /phone|mobile|contact|फ़ोन|फोन|मोबाइल/u,
  gstin: /gst/u,
  reference:
    /(?:bill|invoice|inv|voucher|ref|doc).*(?:no|number|#)|^(?:bill|invoice|voucher|reference)$|बिल (?:नंबर|सं)/u,
  day: /date|day|तारीख|दिनांक/u,
  amount: /amount|balance|outstanding|open|pending|रकम|राशि|बाकी|बकाया/u,
  name: /name|party|customer|firm|account|ledger|नाम|पार्टी/u,
} as const satisfies Partial<Record<keyof OpeningRow, RegExp>>

/** Reads the rows of an old book, whatever the order of its columns; a row without an amount and a name is none. */
export function readOpeningRows({ heads, rows }: SheetTable): OpeningRow[] {
  const cellsOf = namedColumns(heads, columns)
  return rows.flatMap(({ number, cells }) => {
    const named = cellsOf(cells)
    const text = (field: keyof typeof columns): string => cellText(named(field)).trim()
    const phone = text('phone')
    const gstin = text('gstin')
    const read = {
      number,
      phone: phone === '' ? null : (parsePhone(phone) ?? phone),
      gstin: gstin === '' ? null : gstinOf(gstin),
      name: orNull(text('name')),
      amount: amountOf(text('amount')),
      day: readDay(text('day')),
      dueDay: readDay(text('dueDay')),
      reference: orNull(text('reference').slice(0, 60)),
      isAdvance: /^(?:y|yes|true|1|advance|adv|cr|हाँ|हां|जमा)\.?$/iu.test(text('isAdvance')),
    }
    const isEmpty = read.amount === null && read.phone === null && read.gstin === null && read.name === null
    return isEmpty ? [] : [read]
  })
}

function orNull(text: string): string | null {
  return text === '' ? null : text
}

function gstinOf(text: string): string {
  const parsed = parseGstin(text)
  return 'gstin' in parsed ? parsed.gstin : text
}

function amountOf(text: string): OpeningRow['amount'] {
  const read = readAmount(text)
  if ('issue' in read) return false
  if (read.value === '') return null
  const parsed = parseRupees(read.value)
  return 'paise' in parsed && parsed.paise <= 100_000_000_000 ? parsed.paise : false
}
