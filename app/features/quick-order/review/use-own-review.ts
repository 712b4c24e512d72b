import { useMemo } from 'react'
import { compositeId } from '#domain/catalogue/composite-id.ts'
import { priceText } from '#domain/money/price.ts'
import { parseOption } from '#search/quick-order/parse-option.ts'
import type { OwnPricesState } from '#app/features/cart/own-prices/own-prices-slice.ts'
import { useOwnPrices } from '#app/features/cart/own-prices/use-own-prices.ts'
import type { ProductsById, Review } from './review-lines.ts'

/** A review at the prices of whoever writes it. */
export function useOwnReview(review: Review | null): Review | null {
  const { byVariant, hasOwn } = useOwnPrices(Object.keys(review?.products ?? {}))
  return useMemo(
    () => (review && hasOwn ? { ...review, products: atOwnPrices(review.products, byVariant) } : review),
    [review, byVariant, hasOwn],
  )
}

function atOwnPrices(products: ProductsById, byVariant: OwnPricesState['byVariant']): ProductsById {
  return Object.fromEntries(
    Object.entries(products).map(([id, product]) => [
      id,
      {
        ...product,
        variants: product.variants.map((each, index) => atOwnPrice(each, byVariant[compositeId(id, index)])),
      },
    ]),
  )
}

type Option = ProductsById[string]['variants'][number]

function atOwnPrice(option: Option, own: OwnPricesState['byVariant'][string] | undefined): Option {
  if (own === undefined || own.uid !== option.uid) return option
  const breaks = own.priceBreaks?.map((each) => ({
    minQuantity: each.minQuantity,
    price: priceText(each.priceWithGst),
  }))
  return { ...option, price: priceText(own.priceWithGst), priceBreaks: breaks, publicly: parseOption(option) }
}
