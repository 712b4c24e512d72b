/** The parts of the demonstration that a store still shows. */
export type DemoData = {
  /** Number of products from the demo catalogue. */
  readonly products: number
  readonly hasCatalogue: boolean
  /** The fields of the seller that are the demo firm's, or wrong; null when no seller is configured. */
  readonly sellerFields: readonly string[] | null
  /** True while the return terms are still the example. */
  readonly hasExampleTerms: boolean
  /** The settings by which customers reach the store and which lead to nobody. */
  readonly contactSettings: readonly string[]
}
