import { useEffect, useMemo, useRef } from 'react'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { fetchCartProducts, selectCartProducts } from './cart-products-slice.ts'
import { selectCart } from './cart-slice.ts'
import { cartView, productIds, type CartView } from './cart-view.ts'

/** The cart of this device, priced; looks its products up afresh when it comes on the screen. */
export type Cart = CartView & {
  /** False until the device's cart was read. */
  readonly loaded: boolean
  readonly count: number
  /** The code of a look-up that failed and left lines without their products. */
  readonly failure: string | null
  readonly lookUp: () => void
}

export function useCart(): Cart {
  const dispatch = useAppDispatch()
  const hydrated = useHydrated()
  const { lines, loaded } = useSelector(selectCart)
  const { productsById, errorCode } = useSelector(selectCartProducts)
  const view = useMemo(() => cartView(lines, productsById), [lines, productsById])
  const ids = JSON.stringify(productIds(lines))
  const missing = JSON.stringify(productIds(lines).filter((id) => productsById[id] === undefined))
  const isFresh = useRef(false)

  useEffect(() => {
    if (!loaded) return
    // once everything afresh, later only what came in since
    const asked = JSON.parse(isFresh.current ? missing : ids) as string[]
    isFresh.current = true
    if (asked.length > 0) void dispatch(fetchCartProducts(asked))
  }, [dispatch, loaded, ids, missing])

  return {
    ...view,
    loaded: hydrated && loaded,
    count: lines.length,
    failure: missing === '[]' ? null : errorCode,
    lookUp: () => void dispatch(fetchCartProducts(productIds(lines))),
  }
}
