import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#app/api/transport/request.ts'
import { useDesk } from '../desk-context.ts'

/** A page of a list, with the `after` of the next one. */
type Page<T> = { readonly items: readonly T[]; readonly next: string | null }

type ListState<T> = Page<T> & {
  /** The query that this is the answer to; null before the first one. */
  readonly key: string | null
  readonly failure: unknown
}

/**
 * What a query asks for, page after page; while a new query is on its way, the former answer stays. `fetchPage` must be stable
 * between renders.
 */
export function usePages<T>(query: URLSearchParams, fetchPage: (query: URLSearchParams) => Promise<Page<T>>) {
  const { signedOut } = useDesk()
  const [state, setState] = useState<ListState<T>>({ key: null, items: [], next: null, failure: null })
  const latest = useRef('')
  const key = query.toString()

  const load = useCallback(
    async (after: string | null) => {
      const own = `${key}&${after}`
      latest.current = own
      const asked = new URLSearchParams(key)
      if (after !== null) asked.set('after', after)
      const outcome = await fetchPage(asked).then(
        (page) => ({ page, failure: null }),
        (failure: unknown) => ({ page: null, failure }),
      )
      if (latest.current !== own) return
      const { page, failure } = outcome
      if (failure instanceof ApiError && failure.code === 'not-signed-in') signedOut()
      setState((before) => {
        if (page === null) return { ...before, key, failure }
        const items = after === null ? page.items : [...before.items, ...page.items]
        return { key, items, next: page.next, failure: null }
      })
    },
    [key, fetchPage, signedOut],
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
