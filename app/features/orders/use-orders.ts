import { useCallback, useEffect, useRef, useState } from 'react'
import type { OrderView } from '#domain/orders/order-wire.ts'
import { fetchOrders } from '#app/browser/orders.ts'

type Orders =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly orders: readonly OrderView[] }
  | { readonly status: 'failed'; readonly failure: unknown }

/** The orders of the signed-in person, newest first (ORD-01). */
export function useOrders(): Orders & { readonly reload: () => void } {
  const [state, setState] = useState<Orders>({ status: 'loading' })
  const latest = useRef(0)

  const load = useCallback(async () => {
    latest.current += 1
    const own = latest.current
    const outcome = await fetchOrders().then(loaded, failed)
    if (own === latest.current) setState(outcome)
  }, [])

  useEffect(() => {
    void load()
  }, [load])

  return {
    ...state,
    reload: () => {
      setState({ status: 'loading' })
      void load()
    },
  }
}

function loaded(orders: readonly OrderView[]): Orders {
  return {
    status: 'loaded',
    orders: orders.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)),
  }
}

function failed(failure: unknown): Orders {
  return { status: 'failed', failure }
}
