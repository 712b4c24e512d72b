import type { Finding } from '#domain/problem/findings.ts'
import { findPriceMoves, type PriceFall } from '#domain/catalogue/prices/price-falls.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { rateIssue } from './read-amount.ts'

/** A product as far as the rules of imports go. */
type Ruled = Pick<Product, 'variants' | 'gstRate'>

/**
 * The prices of a product that an import holds back until somebody has said that they are right (PRICE-07): they fall or rise by more
 * than half. One rule for files at the desk and for folders of the command line.
 */
export function movesToConfirm(before: Pick<Ruled, 'variants'>, after: Pick<Ruled, 'variants'>): PriceFall[] {
  return findPriceMoves(before.variants, after.variants)
}

/**
 * Reason that the rate of GST of a product cannot be what an import makes it: it is none of the seller's. One that stays is not
 * asked about.
 */
export function newRateIssue(
  rate: string | null,
  before: string | null,
  rates: readonly number[],
): Finding | null {
  return rate === null || rate === before ? null : rateIssue(rate, rates)
}
