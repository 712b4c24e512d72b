import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Collection } from '#domain/catalogue/entries/collections.ts'
import type { DeskEntryWire, EntryChoicesWire } from '#domain/catalogue/entries/wire.ts'
import { fetchChoices, fetchEntry } from '#app/api/desk/catalogue.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskEntryMessages } from '#app/messages/desk/catalogue/catalogue.ts'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { BackLink } from '#app/desk/kit/back-link.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Loaded } from '#app/desk/kit/loading/loaded.tsx'
import { useDeskLoad } from '#app/desk/kit/loading/use-desk-load.ts'
import { emptyForm } from '../fields/empty-form.ts'
import { EntryEditor } from './entry-editor.tsx'
import { entryLink } from '#app/desk/kit/entry-links.ts'
import { EntrySchedule } from '../prices/entry-schedule.tsx'
import { EntryStock } from './entry-stock.tsx'

type Loading = { readonly entry: DeskEntryWire | null; readonly choices: EntryChoicesWire }

/** One entry of the catalogue, or a new one: its form, and where it stands (GOODS-01). */
export function EntryPage({ collection, id }: { collection: Collection; id: string | null }) {
  const t = useMessages(deskEntryMessages)
  const toast = useToast()
  const navigate = useNavigate()
  const { can } = useDesk()
  const read = useCallback(async (): Promise<Loading> => {
    const [choices, entry] = await Promise.all([
      fetchChoices(),
      id === null ? null : fetchEntry(collection, id),
    ])
    return { entry, choices }
  }, [collection, id])
  const loading = useDeskLoad(read)
  /** Raised by every save, so that the form begins anew with what was saved. */
  const [saves, setSaves] = useState(0)
  const [isScheduling, setScheduling] = useState(false)
  return (
    <div className="max-w-3xl">
      <BackLink to={`/desk/catalogue/${collection}`} text={t.back} />
      {id !== null && (
        <EntrySchedule
          collection={collection}
          id={id}
          isAdding={isScheduling}
          onAdded={() => setScheduling(false)}
        />
      )}
      <Loaded level={1} loading={loading}>
        {({ entry, choices }) => (
          <EntryEditor
            key={`${entry?.digest}-${saves}`}
            entry={entry}
            initial={entry?.form ?? emptyForm(collection)}
            choices={choices}
            onSchedule={() => setScheduling(true)}
            onSaved={(saved, status) => {
              toast({ text: status === 'published' ? t.published : t.saved, tone: 'good' })
              setSaves((before) => before + 1)
              if (id === null) void navigate(entryLink(collection, saved.id), { replace: true })
              else loading.show({ entry: saved, choices })
            }}
          />
        )}
      </Loaded>
      {collection === 'products' && id !== null && can('stock:read') && (
        <div className="mt-4">
          <EntryStock key={saves} id={id} />
        </div>
      )}
    </div>
  )
}
