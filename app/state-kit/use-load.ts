import { useCallback, useEffect, useRef, useState } from 'react'

/** A request that a component makes when it mounts. */
export type LoadState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly content: T }
  | { readonly status: 'failed'; readonly failure: unknown }

/** Calls `read` on mount and on `reload`; only the latest call counts. `read` must be stable between renders. */
export function useLoad<T>(read: () => Promise<T>): LoadState<T> & { readonly reload: () => void } {
  const [state, setState] = useState<LoadState<T>>({ status: 'loading' })
  const latest = useRef(0)

  const load = useCallback(async () => {
    latest.current += 1
    const own = latest.current
    const outcome = await read().then(
      (content): LoadState<T> => ({ status: 'loaded', content }),
      (failure: unknown): LoadState<T> => ({ status: 'failed', failure }),
    )
    if (own === latest.current) setState(outcome)
  }, [read])

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
