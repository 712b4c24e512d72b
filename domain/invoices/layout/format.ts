import type { Paise } from '../../money/paise.ts'
import { priceText, type Price } from '../../money/price.ts'
import { istDay } from '../../time/ist-day.ts'
import type { DocumentLine } from '../tax-document.ts'

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** A number of whole digits with Indian grouping: `1234567` is `12,34,567`. */
function grouped(digits: string): string {
  return digits.replace(/(\d)(?=(?:\d\d)+\d$)/g, '$1,')
}

/** Paise as a column of a table shows them, without the rupee sign: `1,23,456.78`. */
export function formatAmount(paise: Paise): string {
  const digits = String(Math.abs(paise)).padStart(3, '0')
  return `${paise < 0 ? '−' : ''}${grouped(digits.slice(0, -2))}.${digits.slice(-2)}`
}

/** An amount that is added or taken away, with its sign: `+0.02`, `−0.01`, `0.00`. */
export function formatSignedAmount(paise: Paise): string {
  return paise > 0 ? `+${formatAmount(paise)}` : formatAmount(paise)
}

/** A price of one unit with the decimals that it has, at least two: `410.00`, `323.728814`. */
export function formatUnitPrice(price: Price): string {
  const [whole = '0', decimals = ''] = priceText(price).split('.')
  return `${grouped(whole)}.${decimals.padEnd(2, '0')}`
}

/** How many of what: `1,200 BAG`; goods whose unit has no code keep their own word for it. */
export function formatQuantity({ quantity, unit, unitName }: DocumentLine): string {
  return `${grouped(String(quantity))} ${unit === 'OTH' && unitName !== '' ? unitName : unit}`
}

/** A rate as `18%`; a dash where none is known. */
export function formatRate(rate: number | null): string {
  return rate === null ? '–' : `${rate}%`
}

/** The day of a moment in India: `21 Nov 2026`. */
export function formatDay(iso: string): string {
  const [year, month, day] = istDay(new Date(iso)).split('-')
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`
}

/** A State with its code: `Haryana (06)`. */
export function formatState(state: string, code: string): string {
  return code === '' ? state : `${state} (${code})`
}
