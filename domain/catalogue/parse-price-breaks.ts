import { MAX_QUANTITY } from './quantity-rule.ts'
import { isRawDocument, parseJsonField, type RawDocument } from './parse-result.ts'
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
  if (list.length > MAX_BREAKS) return `${field} has more than ${MAX_BREAKS} entries`
  const breaks: PriceBreak[] = []
  for (const [index, entry] of list.entries()) {
    const at = `${field} ${index}`
    if (!isRawDocument(entry)) return `${at} is not an object`
    const prices = parse(entry, at)
    if (typeof prices === 'string') return prices
    const minQuantity = Number(entry.minQuantity)
    const previous = breaks.at(-1) ?? { ...first, minQuantity: 1 }
    const fault = faultOf({ ...prices, minQuantity }, previous)
    if (fault !== null) return `${at} ${fault}`
    breaks.push({ minQuantity, ...prices })
  }
  return breaks
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
