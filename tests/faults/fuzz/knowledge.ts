/** What the fuzzer knows of the store, so that its requests get past the first checks. */
export type Knowledge = {
  readonly origin: string
  /** The session of the customer as whom it acts. */
  readonly token: string
  /** The cookies of the desk as whose owner it acts, or null where it acts as the customer. */
  readonly deskCookie: string | null
  /** Ids of that customer's things, of somebody else's, of products, and of nothing. */
  readonly ids: readonly string[]
  /** What was named in answers, by how it was named there (`orderId`) and by what was asked for (`orders`). */
  readonly named: ReadonlyMap<string, readonly string[]>
  readonly phones: readonly string[]
  readonly products: readonly string[]
}
