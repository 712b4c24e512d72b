import { useState, type ReactNode } from 'react'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useDeskError } from '../use-desk-error.ts'

/** A page of a list, with the `after` of the next one. */
type ListPage<T> = { readonly items: readonly T[]; readonly next: string | null }

interface LongListProps<T> {
  /** The first page, as the loader read it. */
  first: ListPage<T>
  readNext: (after: string) => Promise<ListPage<T>>
  children: (items: readonly T[]) => ReactNode
}

/** A list that grows by the next page as often as somebody asks for more. */
export function LongList<T>({ first, readNext, children }: LongListProps<T>) {
  const t = deskMessages
  const describe = useDeskError()
  const [longer, setLonger] = useState<{ readonly first: ListPage<T>; readonly list: ListPage<T> }>()
  const { pending, failure, run } = useAction()
  const { items, next } = longer?.first === first ? longer.list : first

  async function more(after: string) {
    const added = await readNext(after)
    setLonger({ first, list: { items: [...items, ...added.items], next: added.next } })
  }

  return (
    <>
      {children(items)}
      {failure !== null && <InlineError text={describe(failure)} />}
      {next !== null && (
        <Button
          variant="secondary"
          className="justify-self-center"
          loading={pending}
          onClick={() => void run(() => more(next))}
        >
          {t.more}
        </Button>
      )}
    </>
  )
}

/** The query of the page that follows. */
export function withAfter(query: URLSearchParams, after: string): URLSearchParams {
  return new URLSearchParams([...query, ['after', after]])
}
