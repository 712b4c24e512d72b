import { useEffect, useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { CartLine } from '#domain/cart/line.ts'
import { withoutSeenQuantity } from '#domain/cart/lines.ts'
import { priceText } from '#domain/money/price.ts'
import { fetchCartProducts, selectCartProducts } from '#app/features/cart/cart-products-slice.ts'
import { cartView, productIds, type CartEntry } from '#app/features/cart/cart-view.ts'
import { useOwnProducts } from '#app/features/cart/own-prices/use-own-products.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'

/** Lines that a quotation is asked for, with what they are and cost now. */
export function useRequestedLines(lines: readonly CartLine[]) {
  const dispatch = useAppDispatch()
  const { productsById, errorCode } = useSelector(selectCartProducts)
  const ids = useMemo(() => productIds(lines), [lines])
  const own = useOwnProducts(ids, productsById)
  const view = useMemo(() => cartView(lines, own.products), [lines, own.products])
  useEffect(() => void dispatch(fetchCartProducts(ids)), [dispatch, ids])
  return {
    cartEntries: view.cartEntries,
    billed: view.billed,
    priced: view.priced,
    failure: view.priced ? null : (errorCode ?? own.errorCode),
    retry: () => void dispatch(fetchCartProducts(ids)),
  }
}

/** The lines that can be asked for: a quantity that is not sold may be, and another price is what is asked for. */
export function linesToAsk(entries: readonly CartEntry[]) {
  return entries.flatMap((entry) => {
    if (entry.state === 'pending' || entry.state === 'gone') return []
    const line = withoutSeenQuantity(entry.line)
    return entry.state === 'ready' ? [{ ...line, seenPrice: priceText(entry.variant.priceWithGst) }] : [line]
  })
}
