import type { Collection } from '#domain/catalogue/entries/collections.ts'
import { MAX_SELECTED } from '#domain/catalogue/entries/entry-list.ts'
import { fetchEntries } from '#app/api/desk/catalogue.ts'
import { deskCatalogueMessages } from '#app/messages/desk/catalogue/catalogue.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import type { Selection } from './entry-selection.ts'

interface SelectMatchingProps {
  collection: Collection
  /** Search and filters of the list. */
  query: URLSearchParams
  total: number
  onSelect: (selected: Selection) => void
}

/** Selects what a search found on all of its pages, as many as can be changed together. */
export function SelectMatching({ collection, query, total, onSelect }: SelectMatchingProps) {
  const t = deskCatalogueMessages
  const describe = useDeskError()
  const { pending, failure, run } = useAction()

  async function select() {
    await run(async () => {
      const all = new URLSearchParams(query)
      all.delete('page')
      all.set('size', String(MAX_SELECTED))
      const { entries } = await fetchEntries(collection, all)
      onSelect(new Map(entries.map((entry) => [entry.id, entry])))
    })
  }

  return (
    <>
      {failure !== null && <InlineError text={describe(failure)} />}
      <Button size="small" variant="quiet" loading={pending} onClick={() => void select()}>
        {total > MAX_SELECTED ? t.selectMost(MAX_SELECTED) : t.selectMatching(total)}
      </Button>
    </>
  )
}
