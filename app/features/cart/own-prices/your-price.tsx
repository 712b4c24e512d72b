import { formatPrice } from '#domain/money/format.ts'
import type { Price } from '#domain/money/price.ts'
import { StruckPrice } from '#app/ui/price.tsx'
import { productMessages } from '#messages/catalogue/products.ts'

/** Says that a price is the reader's own, with what everybody else pays struck through. */
export function YourPrice({ instead }: { instead: Price }) {
  return (
    <span className="block text-xs">
      <span className="font-medium text-good">{productMessages.yourPrice}</span>{' '}
      <StruckPrice text={formatPrice(instead)} />
    </span>
  )
}
