/** Place of an unmet search: the search itself, a list of Quick Order, or a delivery to a PIN code. */
export type DemandSource = 'search' | 'list' | 'pin'

/** A PIN code that somebody wanted a delivery to and no area has (AREA-01). */
export type PinDemand = {
  readonly pin: string
  readonly times: number
  /** The last day on which it was asked for, such as 2026-11-22. */
  readonly lastDay: string
}

/** Words that found nothing, and how often. */
export type UnmetDemand = {
  readonly words: string
  readonly searches: number
  readonly lists: number
  /** The last day on which they were written, such as 2026-11-22. */
  readonly lastDay: string
}

/** Words that so many people chose a product for: the shop may want to know them as search words. */
export type ChosenWords = {
  readonly words: string
  readonly productId: string
  readonly name: string
  readonly people: number
}
