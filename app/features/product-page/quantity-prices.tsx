import type { PublicVariant } from '#domain/catalogue/variants/variant.ts'
import { PriceTiers } from '#app/features/cart/prices/price-tiers.tsx'
import { useCartLine } from '#app/features/cart/use-cart-line.ts'

/** The prices by quantity, with the one that the cart has reached marked (PRICE-01). */
export function QuantityPrices({ compositeId, variant }: { compositeId: string; variant: PublicVariant }) {
  const { quantity } = useCartLine(compositeId, variant)
  return <PriceTiers variant={variant} quantity={quantity} />
}
