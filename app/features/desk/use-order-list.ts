import { useCallback, useEffect, useRef, useState } from 'react'
import type { DeskOrderRowWire } from '#domain/orders/desk-wire.ts'
import { fetchDeskOrders } from '#app/api/desk.ts'
import { ApiError } from '#app/api/request.ts'
import { useDesk } from './desk-context.ts'

type ListState = {
  readonly status: 'loading' | 'loaded' | 'failed'
  readonly orders: readonly DeskOrderRowWire[]
  readonly next: string | null
  readonly failure: unknown
}

const empty: ListState = { status: 'loading', orders: [], next: null, failure: null }

/** The orders that a query asks for, page after page; a later query wins over an earlier one. */
export function useOrderList(query: URLSearchParams) {
  const { signedOut } = useDesk()
  const [state, setState] = useState<ListState>(empty)
  const latest = useRef('')
  const key = query.toString()

  const load = useCallback(
    async (after: string | null) => {
      const own = `${key}&${after}`
      latest.current = own
      setState((before) => (after === null ? { ...before, status: 'loading' } : before))
      const asked = new URLSearchParams(key)
      if (after !== null) asked.set('after', after)
      try {
        const page = await fetchDeskOrders(asked)
        if (latest.current !== own) return
        setState((before) => ({
          status: 'loaded',
          orders: after === null ? page.orders : [...before.orders, ...page.orders],
          next: page.next,
          failure: null,
        }))
      } catch (failure) {
        if (failure instanceof ApiError && failure.code === 'not-signed-in') signedOut()
        else if (latest.current === own) setState((before) => ({ ...before, status: 'failed', failure }))
      }
    },
    [key, signedOut],
  )

  useEffect(() => {
    void load(null)
  }, [load])

  return {
    ...state,
    reload: () => void load(null),
    more: () => void load(state.next),
  }
}
