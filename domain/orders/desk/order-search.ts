import { parseGstin } from '../../identity/gstin.ts'
import { parseOrderNumber } from '../placing/order-number.ts'

/** Search of somebody at the desk for orders, as what the typed text can mean. */
export type OrderSearch =
  | { readonly kind: 'number'; readonly orderNumber: string }
  | { readonly kind: 'gstin'; readonly gstin: string }
  | { readonly kind: 'phone'; readonly digits: string }
  | {
      readonly kind: 'words'
      readonly words: readonly string[]
      /** The same text as the number of an invoice or credit note; null when it cannot be one. */
      readonly documentNumber: string | null
      /** The same text as the beginning of a purchase order’s number. */
      readonly poNumber: string
    }

const MAX_WORDS = 6

/**
 * Reads a search for orders (DESK-02): an order number, a GST number, four or more digits of a phone
 * or order number, or the beginnings of words in the names, the address and the products, or the number of an invoice. Null when nothing is left to look for.
 */
export function parseOrderSearch(text: string): OrderSearch | null {
  const trimmed = text.trim()
  const orderNumber = /^[\d\s-]+$/.test(trimmed) ? parseOrderNumber(trimmed) : null
  if (orderNumber !== null) return { kind: 'number', orderNumber }
  const reading = parseGstin(trimmed)
  if ('gstin' in reading) return { kind: 'gstin', gstin: reading.gstin }
  const digits = trimmed.replace(/^\+91|[\s()-]/g, '')
  if (/^\d{4,12}$/.test(digits) && !/^\d{6}$/.test(digits))
    return { kind: 'phone', digits: digits.slice(-10) }
  const words = trimmed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const documentNumber = /^[a-z\d-]+(\/[a-z\d-]+)+$/i.test(trimmed) ? trimmed.toUpperCase() : null
  return words.length === 0
    ? null
    : { kind: 'words', words: words.slice(0, MAX_WORDS), documentNumber, poNumber: trimmed.toLowerCase() }
}
