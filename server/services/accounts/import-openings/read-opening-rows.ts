import { parseGstin } from '#domain/identity/gstin.ts'
import { parsePhone } from '#domain/identity/phone.ts'
import type { OpeningRow } from '#domain/accounts/opening-import.ts'
import { parseRupees } from '#domain/money/rupees.ts'
import { cellText } from '#spreadsheets/files/cell.ts'
import { readAmount } from '#spreadsheets/products/read-amount.ts'
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

type Field = keyof typeof columns

/** Reads the rows of an old book, whatever the order of its columns; a row without an amount and a name is none. */
export function readOpeningRows({ heads, rows }: SheetTable): OpeningRow[] {
  const places = placesOf(heads)
  return rows.flatMap(({ number, cells }) => {
    const text = (field: Field): string => {
      const place = places.get(field)
      return place === undefined ? '' : cellText(cells[place]).trim()
    }
    const phone = text('phone')
    const gstin = text('gstin')
    const read = {
      number,
      phone: phone === '' ? null : (parsePhone(phone) ?? phone),
      gstin: gstin === '' ? null : gstinOf(gstin),
      name: orNull(text('name')),
      amount: amountOf(text('amount')),
      day: dayOf(text('day')),
      dueDay: dayOf(text('dueDay')),
      reference: orNull(text('reference').slice(0, 60)),
      isAdvance: /^(?:y|yes|true|1|advance|adv|cr|हाँ|हां|जमा)\.?$/iu.test(text('isAdvance')),
    }
    const isEmpty = read.amount === null && read.phone === null && read.gstin === null && read.name === null
    return isEmpty ? [] : [read]
  })
}

function placesOf(heads: readonly string[]): Map<Field, number> {
  const places = new Map<Field, number>()
  const taken = new Set<number>()
  for (const [field, head] of Object.entries(columns) as [Field, RegExp][]) {
    const place = heads.findIndex((text, index) => !taken.has(index) && head.test(text.toLowerCase()))
    if (place < 0) continue
    taken.add(place)
    places.set(field, place)
  }
  return places
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

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** Reads a day as it is written in India: `5/11/2026`, `05-11-26`, `5-Nov-2026`; and `2026-11-05`. */
function dayOf(text: string): OpeningRow['day'] {
  if (text === '') return null
  const parts = text
    .toLowerCase()
    .replace(/[ t]\d{1,2}:\d{2}.*$/, '')
    .split(/[\s./-]+/)
  const [first = '', second = '', third = ''] = parts
  const isIso = first.length === 4
  const [year, month, date] = isIso ? [first, second, third] : [third, second, first]
  const named = months.indexOf(month.slice(0, 3)) + 1
  const number = named > 0 ? named : Number(month)
  const whole = year.length === 2 ? `20${year}` : year
  const day = `${whole}-${String(number).padStart(2, '0')}-${date.padStart(2, '0')}`
  if (parts.length !== 3 || !/^20\d{2}-\d{2}-\d{2}$/.test(day)) return false
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : false
}
