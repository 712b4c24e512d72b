import { useEffect, useMemo, useRef } from 'react'
import { useSelector } from 'react-redux'
import type { RefusedLine } from '#domain/cart/lines.ts'
import { parseCompositeId } from '#domain/catalogue/composite-id.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { fetchCartProducts, selectCartProducts } from './cart-products-slice.ts'
import { selectCart } from './cart-slice.ts'
import { cartView, productIds, type CartView } from './cart-view.ts'
import { ownPricesOutdated } from './own-prices/own-prices-slice.ts'
import { useOwnProducts } from './own-prices/use-own-products.ts'
import { checkLogin } from '#app/features/identity/login-slice.ts'

/** The cart of this device, priced; products are refetched whenever the cart is shown. */
export type Cart = CartView & {
  /** False until the stored cart has loaded. */
  readonly loaded: boolean
  readonly count: number
  /** Lines of the last addition that were refused. */
  readonly refused: readonly RefusedLine[]
  /** Name of a refused product; null while it is not known. */
  readonly nameOf: (refused: RefusedLine) => string | null
  /** Error code of a failed lookup that left lines without their products. */
  readonly failure: string | null
  readonly lookUp: () => void
}

export function useCart(): Cart {
  const dispatch = useAppDispatch()
  const hydrated = useHydrated()
  const { lines, loaded, refused = [] } = useSelector(selectCart)
  const { productsById, errorCode } = useSelector(selectCartProducts)
  const ids = productIds([...lines, ...refused.map(({ line }) => line)])
  const own = useOwnProducts(ids, productsById)
  const ownById = own.products
  const view = useMemo(() => cartView(lines, ownById), [lines, ownById])
  const allIds = JSON.stringify(ids)
  const missing = ids.filter((id) => productsById[id] === undefined)
  const missingIds = JSON.stringify(missing)
  const isFresh = useRef(false)

  useEffect(() => {
    if (!loaded) return
    // everything on the first run, only new products afterwards
    const wanted = JSON.parse(isFresh.current ? missingIds : allIds) as string[]
    isFresh.current = true
    if (wanted.length > 0) void dispatch(fetchCartProducts(wanted))
  }, [dispatch, loaded, allIds, missingIds])

  return {
    ...view,
    loaded: hydrated && loaded,
    count: lines.length,
    refused,
    nameOf: ({ line }) => productsById[parseCompositeId(line.product)?.productId ?? '']?.name ?? null,
    failure: missing.length > 0 ? errorCode : view.priced ? null : own.errorCode,
    lookUp: () => {
      // what was agreed may have changed too, and whether anything is
      dispatch(ownPricesOutdated())
      void dispatch(checkLogin())
      void dispatch(fetchCartProducts(ids))
    },
  }
}
