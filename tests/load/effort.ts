/** How long and how often to measure, and how much there is of what is imported and listed. */
export type Effort = {
  readonly seconds: number
  readonly turns: number
  readonly products: number
  /** How many orders the desk lists and reports on. */
  readonly orders: number
  /** Whether stores are measured too, or the import alone. */
  readonly measuresStores: boolean
}

/**
 * Three turns of five seconds and 100,000 products; with `--quick` enough to see that everything works, with `--import`
 * the import alone.
 */
export function chosenEffort(args: readonly string[]): Effort {
  const measuresStores = !args.includes('--import')
  return args.includes('--quick')
    ? { seconds: 2, turns: 1, products: 10_000, orders: 10_000, measuresStores }
    : { seconds: 5, turns: 3, products: 100_000, orders: 100_000, measuresStores }
}
