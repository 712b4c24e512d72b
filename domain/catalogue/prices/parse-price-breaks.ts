import { MAX_QUANTITY } from './quantity-rule.ts'
import type { Fault, FieldFault } from '../../problem/faults.ts'
import type { Finding } from '../../problem/findings.ts'
import { isRawDocument, parseJsonField, type RawDocument, type Rejected } from '../parse-result.ts'
import type { PriceBreak, UnitPrices } from './price-breaks.ts'

/** More than any price list has. */
const MAX_BREAKS = 20

/** Parses the prices of a document at a path. */
type ParseUnitPrices = (document: RawDocument, path: string) => UnitPrices | Rejected

/**
 * Parses the prices by quantity of a variant, `first` being its own. The whole product is rejected for them where the quantities do not ascend, a price does not fall, or its parts miss it by more than ₹1. A guess at any of these would
 * be a wrong price.
 */
export function parsePriceBreaks(
  value: unknown,
  {
    path,
    first,
    issues,
    parse,
  }: { path: string; first: UnitPrices; issues: Finding[]; parse: ParseUnitPrices },
): PriceBreak[] | Rejected {
  const field = `${path}.priceBreaks`
  const list = parseJsonField(value, field, issues)
  if (list === null) return []
  if (!Array.isArray(list)) return { rejected: { code: 'not-a-list', field } }
  const breaks: PriceBreak[] = []
  for (const [index, entry] of list.slice(0, MAX_BREAKS + 1).entries()) {
    const at = `${field}.${index}`
    if (!isRawDocument(entry)) return { rejected: { code: 'not-an-object', field: at } }
    const prices = parse(entry, at)
    if ('rejected' in prices) return prices
    breaks.push({ minQuantity: Number(entry.minQuantity), ...prices })
  }
  const fault = findBreakFault(first, breaks)
  return fault === null ? breaks : { rejected: { ...fault, field: `${path}.${fault.field}` } }
}

/** Fault for which price breaks cannot stand below a first price, at `priceBreaks` or one of them; null when they can. */
export function findBreakFault(first: UnitPrices, breaks: readonly PriceBreak[]): FieldFault | null {
  if (breaks.length > MAX_BREAKS) return { field: 'priceBreaks', code: 'too-many', most: MAX_BREAKS }
  for (const [index, next] of breaks.entries()) {
    const fault = faultOf(next, breaks[index - 1] ?? { ...first, minQuantity: 1 })
    if (fault !== null) return { field: `priceBreaks.${index}`, ...fault }
  }
  return null
}

function faultOf(next: PriceBreak, previous: PriceBreak): Fault | null {
  const { minQuantity, priceWithGst, priceWithoutGst } = next
  if (!Number.isInteger(minQuantity) || minQuantity > MAX_QUANTITY)
    return { code: 'break-quantity', most: MAX_QUANTITY }
  if (minQuantity <= previous.minQuantity) return { code: 'break-not-above', quantity: previous.minQuantity }
  if (priceWithGst <= 0) return { code: 'break-without-price' }
  const falls = priceWithGst < previous.priceWithGst && priceWithoutGst <= previous.priceWithoutGst
  return falls ? null : { code: 'break-not-lower' }
}
