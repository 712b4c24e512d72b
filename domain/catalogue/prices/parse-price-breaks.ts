import { MAX_QUANTITY } from './quantity-rule.ts'
import { isRawDocument, parseJsonField, type RawDocument } from '../parse-result.ts'
import type { PriceBreak, UnitPrices } from './price-breaks.ts'

/** More than any price list has. */
const MAX_BREAKS = 20

/** Parses the prices of a document; a string is the reason why they are none. */
type ParseUnitPrices = (document: RawDocument, where: string) => UnitPrices | string

/**
 * Parses the prices by quantity of a variant, `first` being its own. A string is the reason why the whole product is
 * rejected: the quantities do not ascend, a price does not fall, or its parts miss it by more than ₹1. A guess at any of these would
 * be a wrong price.
 */
export function parsePriceBreaks(
  value: unknown,
  {
    where,
    first,
    issues,
    parse,
  }: { where: string; first: UnitPrices; issues: string[]; parse: ParseUnitPrices },
): PriceBreak[] | string {
  const field = `${where}: priceBreaks`
  const list = parseJsonField(value, field, issues)
  if (list === null) return []
  if (!Array.isArray(list)) return `${field} is not a list`
  const breaks: PriceBreak[] = []
  for (const [index, entry] of list.slice(0, MAX_BREAKS + 1).entries()) {
    const at = `${field} ${index}`
    if (!isRawDocument(entry)) return `${at} is not an object`
    const prices = parse(entry, at)
    if (typeof prices === 'string') return prices
    breaks.push({ minQuantity: Number(entry.minQuantity), ...prices })
  }
  const fault = findBreakFault(first, breaks)
  return fault === null ? breaks : `${where}: ${fault}`
}

/** Reason that price breaks cannot stand below a first price, such as `priceBreaks 0 has no price`; null when they can. */
export function findBreakFault(first: UnitPrices, breaks: readonly PriceBreak[]): string | null {
  if (breaks.length > MAX_BREAKS) return `priceBreaks has more than ${MAX_BREAKS} entries`
  for (const [index, next] of breaks.entries()) {
    const fault = faultOf(next, breaks[index - 1] ?? { ...first, minQuantity: 1 })
    if (fault !== null) return `priceBreaks ${index} ${fault}`
  }
  return null
}

function faultOf(next: PriceBreak, previous: PriceBreak): string | null {
  const { minQuantity, priceWithGst, priceWithoutGst } = next
  if (!Number.isInteger(minQuantity) || minQuantity > MAX_QUANTITY)
    return `has no whole minQuantity up to ${MAX_QUANTITY}`
  if (minQuantity <= previous.minQuantity) return `does not begin above ${previous.minQuantity}`
  if (priceWithGst <= 0) return 'has no price'
  const falls = priceWithGst < previous.priceWithGst && priceWithoutGst <= previous.priceWithoutGst
  return falls ? null : 'is not cheaper than the price before it'
}
