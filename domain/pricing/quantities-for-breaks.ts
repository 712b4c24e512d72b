import { breakLadder, type Sharing } from './shared-breaks.ts'

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

function groupOf({ productId, variant }: BreakLine): string {
  return `${productId} ${breakLadder(variant)}`
}
