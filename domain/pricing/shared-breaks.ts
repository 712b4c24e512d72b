type Breaks = readonly { readonly minQuantity: number }[] | undefined

/** A size as far as it is told whether it shares price breaks; `agreed` and `publicly` are what a buyer's own prices stand instead of. */
export type Sharing = {
  readonly unit: string | null
  readonly priceBreaks?: Breaks
  readonly publicly?: { readonly priceBreaks?: Breaks } | undefined
  readonly agreed?: { readonly listed: { readonly priceBreaks?: Breaks } } | undefined
}

/** Tells whether two sizes of one product share their price breaks. */
export function shareBreaks(one: Sharing, other: Sharing): boolean {
  return breakLadder(one) === breakLadder(other)
}

/** Tells whether there are several sizes of a product, and all of them share their price breaks. */
export function allShareBreaks(sizes: readonly Sharing[]): boolean {
  return sizes.length > 1 && new Set(sizes.map(breakLadder)).size === 1
}

/** The unit of a size and the quantities from which its price falls: what those that share price breaks have in common. */
export function breakLadder({ unit, priceBreaks, publicly, agreed }: Sharing): string {
  const breaks = (agreed?.listed ?? publicly ?? { priceBreaks }).priceBreaks ?? []
  return JSON.stringify([unit, ...breaks.map(({ minQuantity }) => minQuantity)])
}
