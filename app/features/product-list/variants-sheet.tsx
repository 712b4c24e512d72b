import { compositeId } from '#domain/catalogue/composite-id.ts'
import { productPath, type ProductCard } from '#domain/catalogue/lists/product-card.ts'
import { Picture } from '#app/ui/picture.tsx'
import { PrefetchLink } from '#app/navigation/prefetch-link.tsx'
import { Sheet } from '#app/ui/overlays/sheet.tsx'
import { productMessages } from '#messages/catalogue/products.ts'
import { useOwnProduct } from '#app/features/cart/own-prices/use-own-prices.ts'
import { QuantityRuleNote } from '#app/features/cart/quantity-rule-note.tsx'
import { PriceTierLine } from '#app/features/cart/prices/price-tier-line.tsx'
import { AddButton } from './add-button.tsx'
import { CardPrice } from './card-price.tsx'
import { variantLabel } from '#domain/catalogue/variants/variant-label.ts'

/** Every variant of a product, each with its own Add button (LIST-05). */
export function VariantsSheet({
  card: listed,
  open,
  onClose,
}: {
  card: ProductCard
  open: boolean
  onClose: () => void
}) {
  const t = productMessages
  const card = useOwnProduct(listed)
  const fits = card.fits ?? []
  const order = [...fits, ...[...card.variants.keys()].filter((index) => !fits.includes(index))]
  return (
    <Sheet open={open} onClose={onClose} title={t.variantsTitle(card.name)}>
      <ul className="divide-y divide-hairline px-4">
        {order.map((index) => {
          const variant = card.variants[index]
          if (variant === undefined) return null
          const label = variantLabel(variant, t.defaultVariant)
          return (
            <li key={variant.uid ?? index} className="flex items-center gap-3 py-3">
              <Picture
                src={variant.image ?? card.image}
                alt=""
                width={64}
                className="w-14 shrink-0 rounded-control p-1"
              />
              <div className="grid min-w-0 flex-1">
                <PrefetchLink
                  to={productPath(card.id, index)}
                  target="_blank"
                  rel="noopener"
                  className="clamp-2 font-medium wrap-anywhere hover:text-accent"
                >
                  {label}
                </PrefetchLink>
                <CardPrice variant={variant} withUnit />
                <QuantityRuleNote variant={variant} />
                <PriceTierLine variant={variant} />
              </div>
              <AddButton
                compositeId={compositeId(card.id, index)}
                variant={variant}
                name={`${card.name}, ${label}`}
              />
            </li>
          )
        })}
      </ul>
    </Sheet>
  )
}
