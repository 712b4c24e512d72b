import { useCallback, useEffect, useRef, useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { refreshOfPage } from './page-module.ts'

/**
 * The data of the page as its loader read it, or as the answer to a change has it since. `refresh` reads it again in the background;
 * while the store cannot be reached, what is shown stays.
 */
export function usePageData<Load extends (...args: never[]) => unknown>() {
  const loaded = useLoaderData() as Awaited<ReturnType<Load>>
  const { revalidate, state } = useRevalidator()
  const [answer, setAnswer] = useState<{ readonly instead: unknown; readonly content: typeof loaded }>()
  /** For the answer to a change that began at an earlier rendering. */
  const current = useRef({ loaded, state })
  useEffect(() => {
    current.current = { loaded, state }
  })
  const refresh = useCallback(() => {
    refreshOfPage.isWanted = true
    void revalidate()
  }, [revalidate])
  const show = useCallback(
    (content: typeof loaded) => {
      setAnswer({ instead: current.current.loaded, content })
      // what is on its way may have been read before the change
      if (current.current.state === 'loading') refresh()
    },
    [refresh],
  )
  return { content: answer?.instead === loaded ? answer.content : loaded, show, refresh }
}
