/** What the fuzzer knows of the store, so that its requests get past the first checks. */
export type Knowledge = {
  readonly origin: string
  /** The session of the customer as whom it acts. */
  readonly token: string
  /** Ids of that customer's things, of somebody else's, of products, and of nothing. */
  readonly ids: readonly string[]
  readonly phones: readonly string[]
  readonly products: readonly string[]
}
