export type Brand = {
  readonly id: string
  readonly name: string
  /** Main colour, accent, and the colour of text on the main colour. */
  readonly palette: readonly [string, string, string]
  /** Price level relative to an average brand. */
  readonly priceFactor: number
  /** Ends the short description. */
  readonly tagline: string
  /** At least four sentences about the company; each long description takes one. */
  readonly notes: readonly string[]
  readonly warranty?: string
}
