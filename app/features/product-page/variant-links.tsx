import { Link } from 'react-router'
import { productPath } from '#domain/catalogue/lists/product-card.ts'
import { formatPrice } from '#domain/money/format.ts'
import type { PublicProduct } from '#domain/catalogue/product.ts'
import { type VariantChoice, variantChoices } from '#domain/catalogue/variants/variant-choices.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Price } from '#app/ui/price.tsx'
import { productPageMessages } from '#messages/catalogue/product-page.ts'
import { productMessages } from '#messages/catalogue/products.ts'
import type { VariantFacts } from './sizes-props.ts'
import { variantLabel, priceLabels } from '#domain/catalogue/variants/variant-label.ts'

interface VariantLinksProps {
  product: PublicProduct
  selected: number
  facts: readonly VariantFacts[]
}

/** The variants of a product as links: a row for each option that they differ by, each choice with its price where prices differ (PROD-09). */
export function VariantLinks({ product, selected, facts }: VariantLinksProps) {
  const t = productPageMessages
  const { defaultVariant } = productMessages
  const { variants } = product
  if (variants.length < 2) return null
  const all = variants.map((variant, index) => ({
    label: variantLabel(variant, defaultVariant),
    index,
    isSelected: index === selected,
  }))
  const rows = variantChoices(variants, selected) ?? [all]
  return (
    <nav aria-label={t.variants} className="grid gap-2">
      <h2 className="text-sm text-quiet">{t.variants}</h2>
      {rows.map((choices, row) => (
        <ChoiceRow key={row} product={product} choices={choices} facts={facts} />
      ))}
    </nav>
  )
}

function ChoiceRow({
  product,
  choices,
  facts,
}: Pick<VariantLinksProps, 'product' | 'facts'> & { choices: readonly VariantChoice[] }) {
  const t = productPageMessages
  const offers = choices.map(({ index }) => {
    const variant = product.variants[index]
    return { selling: variant ? priceLabels(variant).selling : null, measure: facts[index]?.measure ?? null }
  })
  const differ = new Set(offers.map(({ selling }) => selling)).size > 1
  return (
    <ul className="flex flex-wrap gap-2">
      {choices.map(({ label, index, isSelected }, at) => {
        const { selling = null, measure } = offers[at] ?? {}
        return (
          <li key={label}>
            <Link
              to={productPath(product.id, index)}
              replace
              preventScrollReset
              aria-current={isSelected ? 'true' : undefined}
              className={classNames(
                'grid min-h-11 content-center rounded-control border px-3 py-1.5 transition-colors',
                isSelected
                  ? 'border-accent bg-accent-soft text-accent'
                  : 'border-control bg-surface hover:border-accent',
              )}
            >
              <span className="text-sm font-medium">{label}</span>
              {differ && <Price text={selling} className="text-sm" />}
              {differ && measure && (
                <span className="text-xs">{t.perMeasure(formatPrice(measure.price), measure.unit)}</span>
              )}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
