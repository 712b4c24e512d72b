import { fieldWords } from '#domain/audit/audit-changes.ts'
import { formatDateTime, formatDay } from '#app/i18n/date-time.ts'
import { formatUnitPrice } from '#domain/money/format-rupees.ts'
import { toPrice } from '#domain/money/parse-price.ts'
import type { deskAuditFieldMessages } from '#app/messages/desk/audit-fields.ts'
import { noonOfIstDay } from '#domain/time/ist-day.ts'

type Messages = typeof deskAuditFieldMessages

/** Amounts of the audit log are in rupees. */
const amounts = new Set([
  'total',
  'amount',
  'cash',
  'upi',
  'expected',
  'counted',
  'difference',
  'inTill',
  'received',
  'limit',
  'orderLimit',
  'monthLimit',
  'deliveryFee',
  'freeFrom',
])

/** Floors of prices are in hundredths of a per cent. */
const percents = new Set(['manager', 'counter'])

/** Names a field of the audit log: `lowLevel` is “Low from”, and an unknown `someField` “Some field”. */
export function auditField(messages: Messages, field: string): string {
  const [code, ...about] = field.split('@')
  const named = labelOf(messages, `field-${code}`)
  if (named !== null) return about.length === 0 ? named : `${about.join('@')}, ${named}`
  // other texts, such as the options of a variant, are text already
  const text = /^[a-z][\w.-]*$/.test(field) ? fieldWords(field) : field
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * Names an action: `order.ship` by its own name, `banner.schedule` as “Banner: change scheduled”, and an unknown
 * `some.new-thing` as “Some: new thing”.
 */
export function auditTitle(names: Readonly<Record<string, unknown>>, action: string): string {
  const own = names[action]
  if (typeof own === 'string') return own
  const [subject = '', ...rest] = action.split('.')
  const verb = rest.join(' ')
  const translate = (key: string, text: string) => {
    const named = names[key]
    return typeof named === 'string' ? named : text.replaceAll('-', ' ')
  }
  const about = translate(`subject-${subject}`, subject)
  return `${about.charAt(0).toUpperCase()}${about.slice(1)}: ${translate(`verb-${verb}`, verb)}`
}

/** Formats a value of the audit log: states by name, times in IST, amounts in rupees, text as it is. */
export function auditValue(messages: Messages, field: string, value: string): string {
  if (value === 'true' || value === 'false') return value === 'true' ? messages.yes : messages.no
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) return formatDateTime(value)
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDay(noonOfIstDay(value))
  if (amounts.has(field.split('@')[0] ?? '') && /^-?\d+(\.\d+)?$/.test(value))
    return value.replace(/\d.*/, (rupees) => formatUnitPrice(toPrice(rupees)))
  if (percents.has(field) && /^\d+$/.test(value)) return `${Number(value) / 100} %`
  return labelOf(messages, `value-${value}`) ?? listed(messages, value) ?? value
}

/** A list of names is read with commas; one of other things is counted. */
function listed(messages: Messages, value: string): string | null {
  if (!value.startsWith('[')) return null
  try {
    const list: unknown = JSON.parse(value)
    if (!Array.isArray(list)) return null
    return list.every((one) => typeof one === 'string')
      ? list.map((one) => labelOf(messages, `value-${one}`) ?? one).join(', ')
      : messages.several(list.length)
  } catch {
    // a long value is cut short in the log
    return null
  }
}

function labelOf(messages: Messages, key: string): string | null {
  const table: Readonly<Record<string, unknown>> = messages
  const word = Object.hasOwn(table, key) ? table[key] : undefined
  return typeof word === 'string' ? word : null
}
