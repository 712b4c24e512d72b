import { useCallback, useEffect, useRef, useState } from 'react'
import type { DeskOrderRowWire } from '#domain/orders/desk-wire.ts'
import { fetchDeskOrders } from '#app/api/desk.ts'
import { ApiError } from '#app/api/request.ts'
import { useDesk } from './desk-context.ts'

type ListState = {
  /** The query that this is the answer to; null before the first one. */
  readonly key: string | null
  readonly orders: readonly DeskOrderRowWire[]
  readonly next: string | null
  readonly failure: unknown
}

const empty: ListState = { key: null, orders: [], next: null, failure: null }

/** The orders that a query asks for, page after page; while a new query is on its way, the former answer stays. */
export function useOrderList(query: URLSearchParams) {
  const { signedOut } = useDesk()
  const [state, setState] = useState<ListState>(empty)
  const latest = useRef('')
  const key = query.toString()

  const load = useCallback(
    async (after: string | null) => {
      const own = `${key}&${after}`
      latest.current = own
      const asked = new URLSearchParams(key)
      if (after !== null) asked.set('after', after)
      const outcome = await fetchDeskOrders(asked).then(
        (page) => ({ page, failure: null }),
        (failure: unknown) => ({ page: null, failure }),
      )
      if (latest.current !== own) return
      const { page, failure } = outcome
      if (failure instanceof ApiError && failure.code === 'not-signed-in') signedOut()
      setState((before) => {
        if (page === null) return { ...before, key, failure }
        const orders = after === null ? page.orders : [...before.orders, ...page.orders]
        return { key, orders, next: page.next, failure: null }
      })
    },
    [key, signedOut],
  )

  useEffect(() => {
    void load(null)
  }, [load])

  const reload = useCallback(() => void load(null), [load])
  const isLoading = state.key !== key
  const status: 'loading' | 'failed' | 'loaded' = isLoading
    ? 'loading'
    : state.failure === null
      ? 'loaded'
      : 'failed'
  return {
    ...state,
    status,
    reload,
    more: () => void load(state.next),
  }
}
