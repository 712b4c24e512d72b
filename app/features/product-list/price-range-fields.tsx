import type { Facets, ProductFilters } from '#domain/catalogue/product-card.ts'
import { PRICE_SCALE, priceText, type Price } from '#domain/money/price.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { productMessages } from '#app/messages/products.ts'
import { useMessages } from '#app/i18n/locale.tsx'

interface PriceFieldsProps {
  prices: NonNullable<Facets['prices']>
  filters: ProductFilters
}

/** The two bounds of the price, in rupees; what there is stands in the empty fields. */
export function PriceRangeFields({ prices, filters: { minPrice, maxPrice } }: PriceFieldsProps) {
  const t = useMessages(productMessages)
  const common = {
    prefix: '₹',
    inputMode: 'decimal',
    autoComplete: 'off',
    maxLength: 12,
    className: 'min-w-0',
  } as const
  return (
    <div className="grid flex-1 grid-cols-2 gap-2">
      <Field
        {...common}
        label={t.least}
        name="min"
        defaultValue={textOf(minPrice)}
        placeholder={rupees(Math.floor(prices.lowest / PRICE_SCALE))}
      />
      <Field
        {...common}
        label={t.most}
        name="max"
        defaultValue={textOf(maxPrice)}
        placeholder={rupees(Math.ceil(prices.highest / PRICE_SCALE))}
      />
    </div>
  )
}

function textOf(price: Price | undefined): string {
  return price === undefined ? '' : priceText(price)
}

function rupees(whole: number): string {
  return whole.toLocaleString('en-IN')
}
