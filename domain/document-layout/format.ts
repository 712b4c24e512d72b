import type { Language } from '../i18n/language.ts'
import { toPaise, type Paise } from '../money/paise.ts'
import { PRICE_SCALE, type Price } from '../money/price.ts'
import { istDay, istTime } from '../time/ist-day.ts'
import type { DocumentLine } from '../invoices/tax-document.ts'

const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
}

/** Integer digits with Indian grouping: `1234567` is `12,34,567`. */
function groupDigits(digits: string): string {
  return digits.replace(/(\d)(?=(?:\d\d)+\d$)/g, '$1,')
}

/** A whole number with Indian grouping: `1,200`. */
export function formatCount(count: number): string {
  return groupDigits(String(count))
}

/** Paise as rupees for a table column, without the rupee sign: `1,23,456.78`. */
export function formatAmount(paise: Paise): string {
  const digits = String(Math.abs(paise)).padStart(3, '0')
  return `${paise < 0 ? '−' : ''}${groupDigits(digits.slice(0, -2))}.${digits.slice(-2)}`
}

/** A signed amount: `+0.02`, `−0.01`, `0.00`. */
export function formatSignedAmount(paise: Paise): string {
  return paise > 0 ? `+${formatAmount(paise)}` : formatAmount(paise)
}

/** A unit price with two decimals, rounded half up: `410.00`, `323.73`. Amounts are of the exact one. */
export function formatUnitPrice(price: Price): string {
  return formatAmount(toPaise(Math.round(price / (PRICE_SCALE / 100))))
}

/** A quantity with its unit code: `1,200 BAG`; a unit without a code keeps its name. */
export function formatQuantity({ quantity, unit, unitName, isDelivery }: DocumentLine): string {
  if (isDelivery) return '–'
  return `${formatCount(quantity)} ${unit === 'OTH' && unitName !== '' ? unitName : unit}`
}

/** Goods of a line, with the slip of the weighbridge where it is billed by its weight. */
export function describeLine(
  { description, weighing }: DocumentLine,
  { gross, tare, slip }: { readonly gross: string; readonly tare: string; readonly slip: string },
): string {
  if (weighing === undefined) return description
  const weights = `${gross} ${formatCount(weighing.gross)} kg, ${tare} ${formatCount(weighing.tare)} kg`
  return `${description} (${weights}, ${slip} ${weighing.slip})`
}

/** A rate as `18%`; a dash for an unknown one. */
export function formatRate(rate: number | null): string {
  return rate === null ? '–' : `${rate}%`
}

/** The IST day of an ISO 8601 time: `21 Nov 2026`, in Hindi `21 नवंबर 2026`. */
export function formatDay(iso: string, language: Language = 'en'): string {
  const [year, month, day] = istDay(new Date(iso)).split('-')
  return `${Number(day)} ${MONTHS[language][Number(month) - 1] ?? ''} ${year}`
}

/** The time of day in India of an ISO 8601 time: `16:05`. */
export function formatTime(iso: string): string {
  return istTime(new Date(iso))
}

/** A State with its code: `Haryana (06)`. */
export function formatState(state: string, code: string): string {
  return code === '' ? state : `${state} (${code})`
}
