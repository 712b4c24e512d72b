import { parseGstin } from '../identity/gstin.ts'
import { parseOrderNumber } from './order-number.ts'

/** What somebody at the desk typed to find orders, as what it can mean. */
export type OrderSearch =
  | { readonly kind: 'number'; readonly orderNumber: string }
  | { readonly kind: 'gstin'; readonly gstin: string }
  | { readonly kind: 'phone'; readonly digits: string }
  | { readonly kind: 'words'; readonly words: readonly string[] }

const MAX_WORDS = 6

/**
 * Reads a search for orders (DESK-02): an order number, a GST number, four or more digits of a phone number, or the
 * beginnings of words in the receiver's name, the address and the products. Null when nothing is left to look for.
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
  return words.length === 0 ? null : { kind: 'words', words: words.slice(0, MAX_WORDS) }
}
