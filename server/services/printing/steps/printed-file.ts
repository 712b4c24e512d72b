/** A PDF with a name, and the numbers of the orders without a printed document. */
export type PrintedFile = {
  readonly bytes: Uint8Array
  readonly name: string
  readonly leftOut: readonly string[]
}
