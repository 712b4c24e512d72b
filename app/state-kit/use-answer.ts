import { useCallback, useRef } from 'react'
import { useLoad } from './use-load.ts'
import { useSettled } from './use-settled.ts'

/** Answer to a question; `found` is null where the store could not be asked, and for no question. */
export type Answer<A> = { readonly question: string | null; readonly found: A | null }

const REST_MS = 250

/**
 * Asks a question once it rests, and ends the request before. `answer` is that to the question as it is; `latest` may still be that to the
 * one before. `ask` has to stay the same function.
 */
export function useAnswer<A>(
  question: string | null,
  ask: (question: string, signal: AbortSignal) => Promise<A>,
): {
  readonly answer: Answer<A> | null
  readonly latest: Answer<A> | null
  readonly reload: () => void
} {
  const settled = useSettled(question, REST_MS)
  const running = useRef<AbortController>(null)
  const loading = useLoad(
    useCallback(async (): Promise<Answer<A>> => {
      running.current?.abort()
      running.current = new AbortController()
      if (settled === null) return { question: settled, found: null }
      // a failure is that of its question as well
      return { question: settled, found: await ask(settled, running.current.signal).catch(() => null) }
    }, [settled, ask]),
  )
  const latest = loading.status === 'loaded' ? loading.content : null
  return { answer: latest?.question === question ? latest : null, latest, reload: loading.reload }
}
