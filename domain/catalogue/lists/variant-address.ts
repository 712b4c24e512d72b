import { productPagePath } from './product-card.ts'

/** The path by which machines know a variant: that of its product page with nothing but its index. Only for the server. */
export function variantAddress(productId: string, index: number): string {
  const path = productPagePath(productId)
  return `${path}${path.includes('?') ? '&' : '?'}variantIndex=${index}`
}
