import type { CardVariant } from '#domain/catalogue/lists/product-card.ts'
import { leastQuantity } from '#domain/catalogue/prices/quantity-rule.ts'
import { publicPriceAt, type OwnVariant } from '#app/features/cart/own-prices/use-own-prices.ts'
import { YourPrice } from '#app/features/cart/own-prices/your-price.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Price, StruckPrice } from '#app/ui/price.tsx'
import { productMessages } from '#messages/catalogue/products.ts'
import { priceLabels } from '#domain/catalogue/variants/variant-label.ts'

interface CardPriceProps {
  variant: OwnVariant<CardVariant>
  compact?: boolean
  /** Shows the unit, where nothing beside the price does. */
  withUnit?: boolean
}

/** Selling price, struck-through base price when higher, and unit. Compact is for wide screens alone (GEN-03). */
export function CardPrice({ compact = false, ...rest }: CardPriceProps) {
  if (!compact) return <Prices {...rest} />
  return (
    <>
      <Prices {...rest} className="wide:hidden" />
      <Prices {...rest} compact className="max-wide:hidden" />
    </>
  )
}

function Prices({ variant, compact, withUnit, className }: CardPriceProps & { className?: string }) {
  const t = productMessages
  const { selling, base } = priceLabels(variant, compact)
  const instead = publicPriceAt(variant, leastQuantity(variant))
  return (
    <span className={classNames('grid flex-1 basis-0 content-end', className)}>
      <Price
        text={selling}
        className={classNames('leading-tight', isLong(selling) ? 'text-base' : 'text-lg')}
      />
      <span className="flex flex-wrap gap-x-1.5 text-xs text-quiet">
        {instead === null ? base && <StruckPrice text={base} /> : <YourPrice instead={instead} />}
        {withUnit && variant.unit && <span>{t.perUnit(variant.unit)}</span>}
      </span>
    </span>
  )
}

/** From a lakh on a price is set smaller, so that it keeps its line beside Add. */
const isLong = (price: string | null): boolean => (price?.length ?? 0) > '₹10,000.00'.length
