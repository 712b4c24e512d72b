import type { PublicVariant } from '#domain/catalogue/variants/variant.ts'
import { useCartLine } from '#app/features/cart/use-cart-line.ts'
import { Price } from '#app/ui/price.tsx'
import { productPageMessages } from '#messages/catalogue/product-page.ts'
import { AddToCart } from '#app/features/cart/add-to-cart.tsx'
import { quantityRounding } from '#app/features/cart/quantity-rounding.ts'
import { leastQuantity } from '#domain/catalogue/prices/quantity-rule.ts'
import { unitPriceAt } from '#domain/catalogue/prices/price-breaks.ts'
import { formatPrice } from '#domain/money/format.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Stepper } from '#app/ui/forms/stepper.tsx'

interface BuyBarProps {
  compositeId: string
  variant: PublicVariant
  name: string
  /** Units of other sizes in the cart that count for its price (PRICE-11). */
  others: number
  /** Quantity that Buy Now would add. */
  quantity: number
  onQuantity: (quantity: number) => void
}

/**
 * Buy Now with its quantity, or the quantity once in the cart (PROD-03). Fixed to the bottom on mobile, in the column on wide screens.
 */
export function BuyBar({ compositeId, variant, name, others, quantity, onQuantity }: BuyBarProps) {
  const t = productPageMessages
  const line = useCartLine(compositeId, variant)
  const least = leastQuantity(variant)
  return (
    <div data-bottom-bar className="bottom-bar flex flex-wrap items-center gap-3 wide:w-80">
      <Price
        text={formatPrice(unitPriceAt(variant, (line.quantity || quantity) + others))}
        className={classNames(
          'mr-auto text-lg wide:hidden',
          // the cart, a quantity and the button leave no room for it on a small phone; it stands above
          line.quantity === 0 && 'max-[430px]:in-[:root:has([data-floating-cart])]:hidden',
        )}
      />
      {line.quantity === 0 && (
        <Stepper
          silent
          name={name}
          quantity={quantity}
          least={least}
          {...quantityRounding(variant)}
          onChange={(next) => onQuantity(Math.max(least, next))}
        />
      )}
      <AddToCart
        className="grid grow basis-[4.5rem] max-wide:max-w-56"
        rule={variant}
        name={name}
        quantity={line.quantity}
        onQuantity={line.setQuantity}
        onAdd={() => {
          line.add(quantity)
          onQuantity(least)
        }}
      >
        {t.buyNow}
      </AddToCart>
    </div>
  )
}
