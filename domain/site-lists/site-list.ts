import type { CompositeId } from '../catalogue/composite-id.ts'
import type { OrderItem } from '../orders/order.ts'
import { priceText } from '../money/price.ts'

/** A line of a list: a variant with how many of it, its name and its price when the list was kept. */
export type SiteListLine = {
  readonly product: CompositeId
  /** Absent where the variant has none. */
  readonly variantUid?: string | undefined
  readonly quantity: number
  readonly name: string
  readonly options: readonly string[]
  /** With GST, in rupees as exact text; for this quantity. */
  readonly seenPrice: string
}

/** A list that a firm keeps for one of its sites, and that ordering does not empty (FIRM-04). */
export type SiteList = {
  readonly id: string
  readonly siteId: string
  readonly siteName: string
  readonly isSiteClosed: boolean
  readonly name: string
  readonly lines: readonly SiteListLine[]
  /** Grows with each change. */
  readonly revision: number
  /** ISO 8601, UTC. */
  readonly updatedAt: string
}

/** A list with the number of its lines in their place. */
export type ListedSiteList = Omit<SiteList, 'lines' | 'revision'> & { readonly items: number }

/** A line as somebody wants to keep it. */
export type RequestedLine = Pick<SiteListLine, 'product' | 'variantUid' | 'quantity'> & {
  readonly seenPrice?: string | undefined
}

export const SITE_LIST_NAME_LENGTH = 60
/** The most lists of a firm. */
export const MAX_SITE_LISTS = 100
/** The most lines of a list. */
export const MAX_SITE_LIST_LINES = 300

/** Name and price of a variant as it is sold now, for a line that is kept. */
export type VariantFacts = Pick<SiteListLine, 'product' | 'name' | 'options' | 'seenPrice'>

/**
 * Makes the lines of a list: what is sold is named as it is now, what is no longer sold as the list had it, and what neither knows is
 * left out.
 */
export function linesToKeep(
  wanted: readonly RequestedLine[],
  factsOf: (line: RequestedLine) => VariantFacts | null,
  known: readonly SiteListLine[] = [],
): SiteListLine[] {
  return wanted.flatMap((line) => {
    const { variantUid, quantity, seenPrice } = line
    const before = known.find((one) => isSameVariant(one, line))
    const facts = factsOf(line) ?? before
    if (facts === undefined) return []
    const { product, name, options } = facts
    return [
      {
        product,
        ...(variantUid !== undefined && { variantUid }),
        quantity,
        name,
        options,
        seenPrice: seenPrice ?? facts.seenPrice,
      },
    ]
  })
}

/** The lines of an order, as it was ordered. */
export function linesOfOrder(items: readonly OrderItem[]): SiteListLine[] {
  return items.map(({ variantId, variantSpecs: { uid, options }, productName, quantity, priceWithGst }) => ({
    product: variantId,
    ...(uid !== null && { variantUid: uid }),
    quantity,
    name: productName,
    options,
    seenPrice: priceText(priceWithGst),
  }))
}

/** Tells whether a variant stands twice among lines. */
export function hasRepeats(lines: readonly RequestedLine[]): boolean {
  return lines.some((line, index) => lines.findIndex((one) => isSameVariant(one, line)) !== index)
}

function isSameVariant(
  one: Pick<RequestedLine, 'product' | 'variantUid'>,
  other: Pick<RequestedLine, 'product' | 'variantUid'>,
): boolean {
  return one.product === other.product && one.variantUid === other.variantUid
}
