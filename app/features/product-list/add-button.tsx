import { Plus } from '#app/ui/icons/plus.tsx'
import { canBeAdded } from '#domain/catalogue/is-for-sale.ts'
import { NotifyMe } from '#app/features/cart/stock-alerts/notify-me.tsx'
import { useCartLine } from '#app/features/cart/use-cart-line.ts'
import { Button } from '#app/ui/button.tsx'
import { productMessages } from '#messages/catalogue/products.ts'
import type { CardVariant, ProductCard } from '#domain/catalogue/lists/product-card.ts'
import { useProductCount } from '#app/features/cart/use-product-count.ts'
import { AddToCart } from '#app/features/cart/add-to-cart.tsx'

interface AddButtonProps {
  compositeId: string
  variant: CardVariant
  name: string
}

/**
 * Add, or the quantity once in the cart (LIST-04); a button to be told where it is out of stock, nothing where it is not for sale. Both
 * have the same size, so nothing shifts.
 */
export function AddButton({ compositeId, variant, name }: AddButtonProps) {
  const t = productMessages
  const line = useCartLine(compositeId, variant)
  if (!canBeAdded(variant)) return <NotifyMe compositeId={compositeId} variant={variant} name={name} />
  return (
    <AddToCart
      className="grid min-w-26"
      rule={variant}
      name={name}
      quantity={line.quantity}
      onQuantity={line.setQuantity}
      onAdd={line.add}
      label={t.addProduct(name)}
      variant="outline"
    >
      <Plus size={18} strokeWidth={2} />
      {t.add}
    </AddToCart>
  )
}

/** Add for a product with several variants, or its quantity in the cart: opens the variants sheet (LIST-07, PRICE-03). */
export function ChooseButton({
  card: { id, name },
  onChoose,
  onIntent,
}: {
  card: Pick<ProductCard, 'id' | 'name'>
  onChoose: () => void
  onIntent: () => void
}) {
  const t = productMessages
  const count = useProductCount(id)
  return (
    <Button
      variant="outline"
      className="min-w-26"
      aria-label={t.chooseVariant(name, count)}
      aria-haspopup="dialog"
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onChoose}
    >
      {count === 0 && <Plus size={18} strokeWidth={2} />}
      {count === 0 ? t.add : t.inCart(count)}
    </Button>
  )
}
