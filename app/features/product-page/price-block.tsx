import type { PublicVariant } from '#domain/catalogue/variants/variant.ts'
import { formatPrice } from '#domain/money/format.ts'
import type { Price as Amount } from '#domain/money/price.ts'
import { leastQuantity } from '#domain/catalogue/prices/quantity-rule.ts'
import { publicPriceAt, type OwnVariant } from '#app/features/cart/own-prices/use-own-prices.ts'
import { YourPrice } from '#app/features/cart/own-prices/your-price.tsx'
import { QuantityRuleNote } from '#app/features/cart/quantity-rule-note.tsx'
import { Price, StruckPrice } from '#app/ui/price.tsx'
import { productPageMessages } from '#messages/catalogue/product-page.ts'
import { productMessages } from '#messages/catalogue/products.ts'
import type { VariantFacts } from './sizes-props.ts'
import { priceLabels } from '#domain/catalogue/variants/variant-label.ts'

interface PriceBlockProps {
  variant: OwnVariant<PublicVariant>
  facts: VariantFacts | undefined
}

/** Price with GST, struck-through base price, saving and tax status (PROD-01, PROD-02). */
export function PriceBlock({ variant, facts }: PriceBlockProps) {
  const t = productPageMessages
  const { perUnit } = productMessages
  const { selling, base } = priceLabels(variant)
  const instead = publicPriceAt(variant, leastQuantity(variant))
  const measure = facts?.measure
  const saved = (variant.basePrice - variant.priceWithGst) as Amount
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <Price text={selling} className="text-3xl" />
        {instead === null && base && <StruckPrice text={base} className="text-lg" />}
        {variant.unit && <span className="text-sm text-quiet">{perUnit(variant.unit)}</span>}
      </p>
      {instead !== null && <YourPrice instead={instead} />}
      {measure && (
        <p className="text-sm text-quiet">{t.perMeasure(formatPrice(measure.price), measure.unit)}</p>
      )}
      {facts?.notes.map((note) => (
        <p key={note} className="text-sm text-quiet">
          {note}
        </p>
      ))}
      <QuantityRuleNote variant={variant} />
      {base && <p className="text-sm font-price text-good">{t.save(formatPrice(saved))}</p>}
      {selling && <p className="pt-1 text-sm text-quiet">{t.gstIncluded(formatPrice(variant.gst))}</p>}
      <p className="text-sm text-quiet">{t.taxStatus(variant.taxStatus ?? t.noTaxStatus)}</p>
    </div>
  )
}
