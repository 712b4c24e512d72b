type Breaks = readonly { readonly minQuantity: number }[] | undefined

/** A size as far as it is told whether it shares price breaks; `agreed` and `publicly` are what a buyer's own prices stand instead of. */
export type Sharing = {
  readonly unit: string | null
  readonly priceBreaks?: Breaks
  readonly publicly?: { readonly priceBreaks?: Breaks } | undefined
  readonly agreed?: { readonly listed: { readonly priceBreaks?: Breaks } } | undefined
}

/** A line as far as price breaks look at it. */
export type BreakLine = {
  readonly productId: string
  readonly variant: Sharing
  readonly quantity: number
}

/**
 * The quantity that chooses the price break of each line: of all lines of its product whose sizes are sold by the same unit and have
 * breaks from the same quantities on (PRICE-11). Breaks are those that everybody sees, so that a price list never parts what is public
 * together. Everything that prices several lines asks this one.
 */
export function quantitiesForBreaks(lines: readonly BreakLine[]): number[] {
  const byGroup = new Map<string, number>()
  const groups = lines.map(groupOf)
  for (const [index, group] of groups.entries())
    byGroup.set(group, (byGroup.get(group) ?? 0) + (lines[index]?.quantity ?? 0))
  return groups.map((group) => byGroup.get(group) ?? 0)
}

/** Tells whether two sizes of one product share their price breaks. */
export function shareBreaks(one: Sharing, other: Sharing): boolean {
  return ladderOf(one) === ladderOf(other)
}

/** Tells whether there are several sizes of a product, and all of them share their price breaks. */
export function allShareBreaks(sizes: readonly Sharing[]): boolean {
  return sizes.length > 1 && new Set(sizes.map(ladderOf)).size === 1
}

function groupOf({ productId, variant }: BreakLine): string {
  return `${productId} ${ladderOf(variant)}`
}

function ladderOf({ unit, priceBreaks, publicly, agreed }: Sharing): string {
  const breaks = (agreed?.listed ?? publicly ?? { priceBreaks }).priceBreaks ?? []
  return JSON.stringify([unit, ...breaks.map(({ minQuantity }) => minQuantity)])
}
