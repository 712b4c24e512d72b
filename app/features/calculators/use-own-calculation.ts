import { useMemo } from 'react'
import type { Calculation } from '#domain/calculators/calculate.ts'
import { parseCompositeId } from '#domain/catalogue/composite-id.ts'
import type { Price } from '#domain/money/price.ts'
import { atOwnPrice, useOwnPrices } from '#app/features/cart/own-prices/use-own-prices.ts'

const NONE = 0 as Price
const productOf = (composite: string): string => parseCompositeId(composite)?.productId ?? ''

/** A calculation at the prices of whoever makes it. An offer is priced by its packs, so that it has none where prices were agreed, and its lines have theirs. */
export function useOwnCalculation(calculation: Calculation): Calculation {
  const products = calculation.needs
    .flatMap(({ lines, offers }) => [
      ...lines.map(({ product }) => product),
      ...offers.map(({ value }) => value),
    ])
    .map(productOf)
  const { byVariant, hasOwn } = useOwnPrices([...new Set(products)])
  return useMemo(() => {
    if (!hasOwn) return calculation
    const own = new Set(Object.keys(byVariant).map(productOf))
    const isOwn = (composite: string) => own.has(productOf(composite))
    const needs = calculation.needs.map((need) => ({
      ...need,
      offers: need.offers.map((offer) => ({ ...offer, ...(isOwn(offer.value) && { price: NONE }) })),
      lines: need.lines.map((line) => ({
        ...line,
        variant: atOwnPrice(line.variant, byVariant[line.product]),
      })),
    }))
    return { ...calculation, needs }
  }, [calculation, byVariant, hasOwn])
}
