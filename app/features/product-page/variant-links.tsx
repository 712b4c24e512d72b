import { Link } from 'react-router'
import { productPath } from '#domain/catalogue/product-card.ts'
import { formatPrice } from '#domain/money/format.ts'
import type { ComparablePrice } from '#domain/catalogue/comparable-price.ts'
import type { PublicProduct } from '#domain/catalogue/product.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Price } from '#app/ui/price.tsx'
import { productPageMessages } from '#app/messages/product-page.ts'
import { productMessages } from '#app/messages/products.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import type { VariantFacts } from './sizes-props.ts'
import { variantLabel, priceLabels } from '#domain/catalogue/variant-label.ts'

/** The variants of a product as links, each with its price (PROD-09). */
export function VariantLinks({
  product,
  selected,
  facts,
}: {
  product: PublicProduct
  selected: number
  facts: readonly VariantFacts[]
}) {
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
              <Measure measure={facts[index]?.measure ?? null} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What sizes are compared by. */
function Measure({ measure }: { measure: ComparablePrice | null }) {
  const t = useMessages(productPageMessages)
  if (measure === null) return null
  return <span className="text-xs">{t.perMeasure(formatPrice(measure.price), measure.unit)}</span>
}
