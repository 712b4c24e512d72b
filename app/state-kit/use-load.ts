import { useCallback, useEffect, useRef, useState } from 'react'

/** A request that a component makes when it mounts. */
export type LoadState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly content: T }
  | { readonly status: 'failed'; readonly failure: unknown }

type Load<T> = LoadState<T> & {
  readonly reload: () => void
  /** Reads again in the background; a failure leaves what is shown. */
  readonly refresh: () => void
  /** Shows what is known already, such as the answer to a change. */
  readonly show: (content: T) => void
}

/** Calls `read` on mount and on `reload`; only the latest call counts. `read` must be stable between renders. */
export function useLoad<T>(read: () => Promise<T>): Load<T> {
  const [state, setState] = useState<LoadState<T>>({ status: 'loading' })
  const latest = useRef(0)

  const load = useCallback(
    async (isQuiet: boolean) => {
      latest.current += 1
      const own = latest.current
      const outcome = await read().then(
        (content): LoadState<T> => ({ status: 'loaded', content }),
        (failure: unknown): LoadState<T> => ({ status: 'failed', failure }),
      )
      if (own !== latest.current || (isQuiet && outcome.status === 'failed')) return
      setState(outcome)
    },
    [read],
  )

  useEffect(() => {
    void load(false)
  }, [load])

  const refresh = useCallback(() => void load(true), [load])
  return {
    ...state,
    reload: () => {
      setState({ status: 'loading' })
      void load(false)
    },
    refresh,
    show: (content) => {
      latest.current += 1
      setState({ status: 'loaded', content })
    },
  }
}
