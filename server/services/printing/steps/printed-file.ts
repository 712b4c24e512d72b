/** A PDF with a name, and the numbers of the orders of which nothing was printed. */
export type PrintedFile = {
  readonly bytes: Uint8Array
  readonly name: string
  readonly leftOut: readonly string[]
}
