import { Link } from 'react-router'
import { productPath } from '#domain/catalogue/product-card.ts'
import type { PublicProduct } from '#domain/catalogue/product.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Price } from '#app/ui/price.tsx'
import { productPageMessages } from '#app/messages/product-page.ts'
import { productMessages } from '#app/messages/products.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { variantLabel, priceLabels } from '#domain/catalogue/variant-label.ts'

/** The variants of a product as links, each with its price (PROD-09). */
export function VariantLinks({ product, selected }: { product: PublicProduct; selected: number }) {
  const t = useMessages(productPageMessages)
  const { defaultVariant } = useMessages(productMessages)
  if (product.variants.length < 2) return null
  return (
    <nav aria-label={t.variants} className="grid gap-2">
      <h2 className="text-sm text-quiet">{t.variants}</h2>
      <ul className="flex flex-wrap gap-2">
        {product.variants.map((variant, index) => (
          <li key={variant.uid ?? index}>
            <Link
              to={productPath(product.id, index)}
              replace
              preventScrollReset
              prefetch="intent"
              aria-current={index === selected ? 'true' : undefined}
              className={classNames(
                'grid min-h-11 content-center rounded-control border px-3 py-1.5 transition-colors',
                index === selected
                  ? 'border-accent bg-accent-soft text-accent'
                  : 'border-control bg-surface hover:border-accent',
              )}
            >
              <span className="text-sm font-medium">{variantLabel(variant, defaultVariant)}</span>
              <Price text={priceLabels(variant).selling} className="text-sm" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
