import type { Finding } from '#domain/problem/findings.ts'
import type { SheetCell } from '../files/cell.ts'
import { barcodeIssue } from '#domain/stock/barcode.ts'
import { MAX_UNITS } from '#domain/stock/stock-change.ts'
import type { Column, Header } from '#domain/catalogue/imports/columns.ts'
import { readAmount, readCode, readHsn, readRate, type ReadValue } from './read-amount.ts'

const amounts: readonly Column[] = [
  'price with gst',
  'price without gst',
  'mrp',
  'packing charge',
  'cost',
  'least quantity',
  'in steps of',
  'weight kg',
  'length mm',
  'width mm',
  'height mm',
  'diameter mm',
]
const numbers: readonly Column[] = ['gst rate', 'hsn', 'stock', 'barcode']
const codes: readonly Column[] = ['id', 'size id', 'sku']
/** Columns that describe a product in words: a date in one of them is text. */
const words: readonly Column[] = [
  'in one sentence',
  'description',
  'features',
  'search words',
  'name in hindi',
  'in one sentence in hindi',
  'description in hindi',
  'features in hindi',
]

/** The text of a cell under a head, as what that head wants; an issue says why it cannot be used. */
export function readCell(
  header: Header,
  cell: SheetCell,
): { readonly text: string; readonly issue: Finding | null } {
  if (typeof cell !== 'string') {
    const isWords = header.kind === 'spec' || (header.kind === 'column' && words.includes(header.column))
    if (cell.odd === 'date' && isWords) return { text: cell.text, issue: null }
    return {
      text: cell.text || '?',
      issue: { code: oddities[cell.odd], text: cell.text, field: nameOf(header) },
    }
  }
  const read = readValue(header, cell.trim())
  return 'issue' in read
    ? { text: cell.trim(), issue: { ...read.issue, field: nameOf(header) } }
    : { text: read.value, issue: null }
}

const oddities = { date: 'cell-date', error: 'cell-error', formula: 'cell-formula' } as const

/** No amount, rate or code is as long, and telling what a longer text might be takes time. */
const MAX_NUMBER = 100

function readValue(header: Header, text: string): ReadValue {
  if (header.kind === 'spec') return { value: text }
  const isNumber = header.kind !== 'column' || [...amounts, ...numbers].includes(header.column)
  if (isNumber && text.length > MAX_NUMBER)
    return { issue: { code: 'number-too-long', text: text.slice(0, 30), length: text.length } }
  if (header.kind !== 'column' || amounts.includes(header.column)) return readAmount(text)
  if (header.column === 'gst rate') return readRate(text)
  if (header.column === 'hsn') return readHsn(text)
  if (header.column === 'stock') return readUnits(text)
  if (header.column === 'barcode') return readBarcode(text)
  return codes.includes(header.column) ? readCode(text) : { value: text }
}

/** Reads a number of units: a whole number, `12.00` too. */
function readUnits(text: string): ReadValue {
  const read = readAmount(text)
  if ('issue' in read || read.value === '') return read
  const units = Number(read.value)
  return Number.isInteger(units) && units <= MAX_UNITS
    ? { value: String(units) }
    : { issue: { code: 'units-not-whole', text: read.value } }
}

/** A barcode without what is set between its digits. */
function readBarcode(text: string): ReadValue {
  const code = readCode(text)
  if ('issue' in code) return code
  const value = /^[\d\s-]+$/.test(code.value) ? code.value.replaceAll(/[\s-]/g, '') : code.value
  const why = barcodeIssue(value)
  return why === null ? { value } : { issue: { ...why, text: value } }
}

function nameOf(header: Header): string {
  if (header.kind === 'column') return header.column
  return header.kind === 'spec' ? header.name : `${header.kind} ${header.index + 1}`
}
