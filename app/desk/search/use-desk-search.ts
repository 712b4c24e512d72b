import { useCallback, useEffect, useRef, useState } from 'react'
import type { DeskSearchWire } from '#domain/staff/desk-search-wire.ts'
import { parseDeskSearch } from '#domain/staff/desk-search.ts'
import { searchDesk } from '#app/api/desk/search.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { useDesk } from '#app/desk/kit/desk-context.ts'

const TYPING_MS = 200

interface Answer {
  /** Search text that the results belong to. */
  readonly text: string
  readonly found: DeskSearchWire | null
  readonly failure: unknown
}

const nothing: Answer = { text: '', found: { groups: [] }, failure: null }

/**
 * Searches while somebody types. `found` is what was found last, of an earlier text too while `isPending`: an answer that comes
 * after a later one is dropped.
 */
export function useDeskSearch(typed: string) {
  const { signedOut } = useDesk()
  const [answer, setAnswer] = useState(nothing)
  const [attempt, setAttempt] = useState(0)
  const latest = useRef('')
  const text = parseDeskSearch(typed)?.text ?? ''

  useEffect(() => {
    const own = `${attempt} ${text}`
    latest.current = own
    if (text === '') return undefined
    const search = async () => {
      const outcome = await searchDesk(text).then(
        (found): Answer => ({ text, found, failure: null }),
        (failure: unknown): Answer => ({ text, found: null, failure }),
      )
      if (latest.current !== own) return
      if (outcome.failure instanceof ApiError && outcome.failure.code === 'not-signed-in') signedOut()
      setAnswer(outcome)
    }
    const timer = setTimeout(() => void search(), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text, attempt, signedOut])

  const retry = useCallback(() => {
    setAnswer(nothing)
    setAttempt((before) => before + 1)
  }, [])
  const { found, failure } = text === '' ? nothing : answer
  return { text, found, failure, isPending: text !== '' && answer.text !== text, retry }
}
