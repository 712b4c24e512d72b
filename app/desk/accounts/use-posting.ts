import { useRef, useState } from 'react'
import { ApiError } from '#app/api/transport/request.ts'
import { uniqueUuid } from '#app/browser/unique-id.ts'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'

/** Posts to an account once however often it is sent; what was changed since is another posting. */
export function usePosting<Answer>(onPosted: (answer: Answer) => void) {
  const describe = useDeskError()
  const { prove } = useDesk()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const attempt = useRef({ body: '', id: '' })

  async function post(body: object, send: (id: string) => Promise<Answer>) {
    if (isPending) return
    const text = JSON.stringify(body)
    if (attempt.current.body !== text) attempt.current = { body: text, id: uniqueUuid() }
    setPending(true)
    setFailure(null)
    try {
      const answer = await prove(() => send(attempt.current.id))
      if (answer !== null) onPosted(answer)
    } catch (error) {
      setFailure(error)
    } finally {
      setPending(false)
    }
  }

  return {
    isPending,
    failure: failure === null ? null : describe(failure),
    isRepeat: failure instanceof ApiError && failure.code === 'reference-used',
    post,
  }
}
