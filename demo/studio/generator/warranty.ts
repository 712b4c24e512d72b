import type { ProductSource } from './product-source.ts'

/** The warranty of a product, for every text that states one: that of its line, else that of its brand; null without. */
export function warrantyOf({ line, brandModel }: ProductSource): string | null {
  return line.specification['Warranty'] ?? brandModel.brand.warranty ?? null
}
