import { useEffect, useMemo, useRef } from 'react'
import { fetchProducts } from '#app/api/products.ts'
import { useAppDispatch, useAppSelector } from '#app/state-kit/hooks.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { fetchCartProducts } from './cart-products-slice.ts'
import { cartView, productIds, type CartView } from './cart-view.ts'

/** The cart of this device, priced; products are refetched whenever the cart is shown. */
export type Cart = CartView & {
  /** False until the stored cart has loaded. */
  readonly loaded: boolean
  readonly count: number
  /** Error code of a failed lookup that left lines without their products. */
  readonly failure: string | null
  readonly lookUp: () => void
}

export function useCart(): Cart {
  const dispatch = useAppDispatch()
  const hydrated = useHydrated()
  const { lines, loaded } = useAppSelector((state) => state.cart)
  const { answers, failure } = useAppSelector((state) => state.cartProducts)
  const view = useMemo(() => cartView(lines, answers), [lines, answers])
  const allIds = JSON.stringify(productIds(lines))
  const missingIds = JSON.stringify(productIds(lines).filter((id) => answers[id] === undefined))
  const isFresh = useRef(false)

  useEffect(() => {
    if (!loaded) return
    // everything on the first run, only new products afterwards
    const ids = JSON.parse(isFresh.current ? missingIds : allIds) as string[]
    isFresh.current = true
    if (ids.length > 0) void dispatch(fetchCartProducts({ ids, fetch: fetchProducts }))
  }, [dispatch, loaded, allIds, missingIds])

  return {
    ...view,
    loaded: hydrated && loaded,
    count: lines.length,
    failure: missingIds === '[]' ? null : failure,
    lookUp: () => void dispatch(fetchCartProducts({ ids: productIds(lines), fetch: fetchProducts })),
  }
}
