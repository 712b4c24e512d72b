import type { ComparablePrice } from '#domain/catalogue/prices/comparable-price.ts'
import type { PublicProduct } from '#domain/catalogue/product.ts'

export type TableRow = readonly [name: string, value: string]

/** Facts of a variant that the server works out (PRICE-04). */
export interface VariantFacts {
  /** The price of a comparable measure, where the data gives it. */
  measure: ComparablePrice | null
  /** Its weight and what it covers, as far as they are known. */
  notes: readonly string[]
  /** The outer sides of one piece. */
  sides: readonly TableRow[]
  /** Addresses of pictures with measures, which follow the other pictures. */
  drawings: readonly string[]
}

export interface SizesProps {
  product: PublicProduct
  /** By the position of the variant. */
  facts: readonly VariantFacts[]
}
