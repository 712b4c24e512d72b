/** The parts of the demonstration that a store still shows. */
export type DemoData = {
  /** How many products are those of the demo catalogue. */
  readonly products: number
  readonly hasCatalogue: boolean
  /** The fields of the seller that are the demo firm's, or wrong; null when no seller is configured. */
  readonly sellerFields: readonly string[] | null
  /** Whether the return terms are still the example. */
  readonly hasExampleTerms: boolean
  /** The settings by which customers reach the store and which lead to nobody. */
  readonly contactSettings: readonly string[]
}
