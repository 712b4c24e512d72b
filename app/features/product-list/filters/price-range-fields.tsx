import type { Facets, ProductFilters } from '#domain/catalogue/lists/product-card.ts'
import { PRICE_SCALE, priceText, type Price } from '#domain/money/price.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { filterMessages } from '#messages/catalogue/filters.ts'

interface PriceRangeFieldsProps {
  prices: NonNullable<Facets['prices']>
  filters: ProductFilters
}

/** Minimum and maximum price in rupees; placeholders show the actual range. */
export function PriceRangeFields({ prices, filters: { minPrice, maxPrice } }: PriceRangeFieldsProps) {
  const t = filterMessages
  const fieldProps = {
    prefix: '₹',
    inputMode: 'decimal',
    autoComplete: 'off',
    className: 'min-w-0',
  } as const
  return (
    <div className="grid flex-1 grid-cols-2 gap-2">
      <Field
        {...fieldProps}
        label={t.minPrice}
        name="min"
        defaultValue={priceInput(minPrice)}
        placeholder={rupees(Math.floor(prices.lowest / PRICE_SCALE))}
      />
      <Field
        {...fieldProps}
        label={t.maxPrice}
        name="max"
        defaultValue={priceInput(maxPrice)}
        placeholder={rupees(Math.ceil(prices.highest / PRICE_SCALE))}
      />
    </div>
  )
}

function priceInput(price: Price | undefined): string {
  return price === undefined ? '' : priceText(price)
}

function rupees(whole: number): string {
  return whole.toLocaleString('en-IN')
}
