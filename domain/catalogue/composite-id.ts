/** `{productId}Variant[{index}]`: identifies a variant in carts, links and orders. */
export type CompositeId = string

const COMPOSITE = /^(.+)Variant\[(\d{1,4})\]$/s

/** The composite id of a product's variant: `cement-53` and 0 become `cement-53Variant[0]`. */
export function compositeId(productId: string, index: number): CompositeId {
  return `${productId}Variant[${index}]`
}

/** Parses a composite id; null when the text is not one. */
export function parseCompositeId(text: string): { productId: string; index: number } | null {
  const match = COMPOSITE.exec(text)
  return match?.[1] === undefined || match[2] === undefined
    ? null
    : { productId: match[1], index: Number(match[2]) }
}
