import type { PublicVariant } from '#domain/catalogue/variant.ts'
import { Price, StruckPrice } from '#app/ui/price.tsx'
import { productMessages } from '#app/messages/products.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { priceLabels } from '#domain/catalogue/variant-label.ts'

interface CardPriceProps {
  variant: PublicVariant
  compact?: boolean
  /** Shows the unit, where nothing beside the price does. */
  withUnit?: boolean
}

/** Selling price, struck-through base price when higher, and unit. */
export function CardPrice({ variant, compact = false, withUnit = false }: CardPriceProps) {
  const t = useMessages(productMessages)
  const { selling, base } = priceLabels(variant, compact)
  return (
    <span className="grid flex-1 basis-0 content-end">
      <Price text={selling} className="text-lg leading-tight" />
      <span className="flex flex-wrap gap-x-1.5 text-xs text-quiet">
        {base && <StruckPrice text={base} />}
        {withUnit && variant.unit && <span>{t.perUnit(variant.unit)}</span>}
      </span>
    </span>
  )
}
