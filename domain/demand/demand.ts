/** Where somebody looked for what was not found: the search, or a list of Quick Order. */
export type DemandSource = 'search' | 'list'

/** Words that found nothing, and how often. */
export type UnmetDemand = {
  readonly words: string
  readonly searches: number
  readonly lists: number
  /** The last day on which they were written, such as 2026-11-22. */
  readonly lastDay: string
}
