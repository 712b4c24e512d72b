import type { SheetCell } from './cell.ts'
import { DAY_MS } from '#domain/time/durations.ts'

/** Meaning that the format of a cell gives its number. */
export type NumberFormat =
  | { readonly kind: 'number' | 'percent' | 'date' | 'fraction' }
  /** As many digits as this, with zeros before: HSN codes. */
  | { readonly kind: 'zeros'; readonly digits: number }

const number: NumberFormat = { kind: 'number' }

/** The format of an id that every workbook knows, or of a code such as `0.00%` or `d-mmm`. */
export function numberFormat(id: number, code: string | undefined): NumberFormat {
  return code === undefined ? builtIn(id) : formatOfCode(code)
}

/** Ids of percentages, fractions and dates (ECMA-376, 18.8.30), with those of dates in East Asian scripts. */
function builtIn(id: number): NumberFormat {
  const isIn = (from: number, to: number): boolean => id >= from && id <= to
  if (isIn(9, 10)) return { kind: 'percent' }
  if (isIn(12, 13)) return { kind: 'fraction' }
  return isIn(14, 22) || isIn(27, 36) || isIn(45, 47) || isIn(50, 58) ? { kind: 'date' } : number
}

function formatOfCode(code: string): NumberFormat {
  const [shown = ''] = code
    .replaceAll(/"[^"]*"|\\.|[_*]./g, '')
    .replaceAll(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .split(';')
  if (/general/i.test(shown)) return number
  if (shown.includes('%')) return { kind: 'percent' }
  if (/[dmyhs]/i.test(shown)) return { kind: 'date' }
  if (/[?#0]\s*\/\s*[?#\d]/.test(shown)) return { kind: 'fraction' }
  return /^0{2,}$/.test(shown.trim()) ? { kind: 'zeros', digits: shown.trim().length } : number
}

/** A stored number as it is shown: 0.18 as `18%`, 0.5 as `1/2`, 46024 as a date, which is odd where a size was typed. */
export function formatNumber(stored: string, format: NumberFormat, epoch: 1900 | 1904): SheetCell {
  const value = Number(stored)
  if (stored === '' || !Number.isFinite(value)) return stored
  if (format.kind === 'percent') return `${plain(value * 100)}%`
  if (format.kind === 'date') return { odd: 'date', text: dateText(value, epoch) }
  if (format.kind === 'fraction') return fractionText(value) ?? plain(value)
  const text = plain(value, stored)
  return format.kind === 'zeros' && /^\d+$/.test(text) ? text.padStart(format.digits, '0') : text
}

/** Numbers are stored in binary: 0.1 + 0.2 comes as 0.30000000000000004 and is 0.3. */
function plain(value: number, stored = String(value)): string {
  return Math.abs(value) < 1e15 ? decimal(Number(value.toPrecision(15))) : stored
}

/** Without an exponent: 0.0000001 instead of 1e-7. */
function decimal(value: number): string {
  const text = String(value)
  return text.includes('e') ? value.toFixed(15).replace(/\.?0+$/, '') : text
}

function fractionText(value: number): string | null {
  const whole = Math.floor(value)
  const part = value - whole
  if (part === 0 || value < 0) return null
  for (let below = 2; below <= 99; below += 1) {
    const above = Math.round(part * below)
    if (above > 0 && Math.abs(above / below - part) < 1e-6)
      return `${whole === 0 ? '' : `${whole} `}${above}/${below}`
  }
  return null
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The day and time of a serial number: days since the end of 1899, in which 1900 counts as a leap year, or since 1904. */
function dateText(serial: number, epoch: 1900 | 1904): string {
  const days = epoch === 1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial
  const at = new Date(Date.UTC(1899, 11, 30) + Math.round(days * DAY_MS))
  if (Number.isNaN(at.getTime())) return String(serial)
  const time = serial % 1 === 0 ? '' : `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`
  const day = `${at.getUTCDate()}-${months[at.getUTCMonth()]}-${at.getUTCFullYear()}`
  return serial >= 0 && serial < 1 ? time || '00:00' : `${day} ${time}`.trim()
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
