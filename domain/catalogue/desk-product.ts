import type { Product } from './product.ts'

/** A product as a row of the desk's list; the price is rupees. */
export type DeskProductRow = {
  readonly id: string
  readonly name: string
  readonly priceFrom: number | null
  readonly variants: number
  readonly image: string | null
}

/** A product as the desk edits it, and the digest of the version that is shown. */
export type DeskProduct = { readonly product: Product; readonly digest: string }
