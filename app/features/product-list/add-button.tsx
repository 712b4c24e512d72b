import { Plus } from '#app/ui/icons/plus.tsx'
import type { PublicVariant } from '#domain/catalogue/variant.ts'
import { useCartLine } from '#app/features/cart/use-cart-line.ts'
import { Button } from '#app/ui/button.tsx'
import { productWords } from '#app/messages/products.ts'
import { useWords } from '#app/i18n/locale.tsx'
import { AddOrCount } from '#app/features/cart/add-to-cart.tsx'

interface AddButtonProps {
  compositeId: string
  variant: PublicVariant
  name: string
}

/** Add, and once in the cart the quantity (LIST-04). Both are of one size: nothing moves. */
export function AddButton({ compositeId, variant, name }: AddButtonProps) {
  const words = useWords(productWords)
  const line = useCartLine(compositeId, variant)
  return (
    <AddOrCount
      className="grid w-30"
      name={name}
      quantity={line.quantity}
      onQuantity={line.setQuantity}
      onAdd={line.add}
      label={words.addProduct(name)}
      variant="outline"
    >
      <Plus size={18} strokeWidth={2} />
      {words.add}
    </AddOrCount>
  )
}

/** Add for a product with several variants: asks which one (LIST-07). */
export function ChooseButton({
  name,
  onChoose,
  onIntent,
}: {
  name: string
  onChoose: () => void
  onIntent: () => void
}) {
  const words = useWords(productWords)
  return (
    <Button
      variant="outline"
      className="w-30"
      aria-label={words.chooseVariant(name)}
      aria-haspopup="dialog"
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onChoose}
    >
      <Plus size={18} strokeWidth={2} />
      {words.add}
    </Button>
  )
}
