import type { PublicVariant } from '#domain/catalogue/variant.ts'
import { useCartLine } from '#app/features/cart/use-cart-line.ts'
import { Price } from '#app/ui/price.tsx'
import { productPageMessages } from '#app/messages/product-page.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { AddToCart } from '#app/features/cart/add-to-cart.tsx'
import { unitPriceAt } from '#domain/catalogue/price-breaks.ts'
import { formatPrice } from '#domain/money/format.ts'

interface BuyBarProps {
  compositeId: string
  variant: PublicVariant
  name: string
}

/** Buy Now, or the quantity once in the cart (PROD-03). Fixed to the bottom on mobile, in the column on wide screens. */
export function BuyBar({ compositeId, variant, name }: BuyBarProps) {
  const t = useMessages(productPageMessages)
  const line = useCartLine(compositeId, variant)
  return (
    <div data-bottom-bar className="bottom-bar flex items-center gap-3 wide:w-64">
      <Price text={formatPrice(unitPriceAt(variant, line.quantity))} className="text-lg wide:hidden" />
      <AddToCart
        className="grid flex-1 max-wide:ml-auto max-wide:max-w-56"
        rule={variant}
        name={name}
        quantity={line.quantity}
        onQuantity={line.setQuantity}
        onAdd={line.add}
      >
        {t.buyNow}
      </AddToCart>
    </div>
  )
}
