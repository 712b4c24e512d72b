import type { PublicVariant } from '#domain/catalogue/variants/variant.ts'
import { PriceTiers } from '#app/features/cart/prices/price-tiers.tsx'
import { useCartLine } from '#app/features/cart/use-cart-line.ts'

interface QuantityPricesProps {
  compositeId: string
  variant: PublicVariant
  /** Units of other sizes in the cart that count as well. */
  others: number
  isShared: boolean
}

/** The prices by quantity, with the one that the cart has reached marked (PRICE-01). */
export function QuantityPrices({ compositeId, variant, others, isShared }: QuantityPricesProps) {
  const { quantity } = useCartLine(compositeId, variant)
  return <PriceTiers variant={variant} quantity={quantity + others} isShared={isShared} />
}
