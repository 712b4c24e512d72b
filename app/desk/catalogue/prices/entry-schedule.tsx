import { useCallback } from 'react'
import type { Collection } from '#domain/catalogue/entries/collections.ts'
import { fetchEntrySchedule } from '#app/api/desk/schedules.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskScheduleMessages } from '#app/messages/desk/catalogue/schedule.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { useDeskLoad } from '#app/desk/kit/loading/use-desk-load.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { ScheduledRow } from './scheduled-row.tsx'

interface EntryScheduleProps {
  collection: Collection
  id: string
  /** Whether a further change is being scheduled. */
  isAdding: boolean
  onAdded: () => void
}

/** What is scheduled for an entry, above its form; nothing while nothing is. */
export function EntrySchedule({ collection, id, isAdding, onAdded }: EntryScheduleProps) {
  const t = useMessages(deskScheduleMessages)
  const describe = useDeskError()
  const read = useCallback(() => fetchEntrySchedule(collection, id), [collection, id])
  const loading = useDeskLoad(read)
  const changes =
    loading.status === 'loaded' ? loading.content.changes.filter(({ state }) => state !== 'DONE') : []
  return (
    <>
      {loading.status === 'failed' && <InlineError text={describe(loading.failure)} />}
      {changes.length > 0 && (
        <section
          aria-label={t.scheduled}
          className="mb-4 divide-y divide-hairline rounded-card border border-hairline bg-surface px-4 py-1"
        >
          {changes.map((change) => (
            <ScheduledRow key={change.id} change={change} onChanged={loading.refresh} />
          ))}
        </section>
      )}
      {isAdding && (
        <ScheduleDialog
          collection={collection}
          entryId={id}
          change={null}
          onClose={onAdded}
          onStale={loading.refresh}
          onSaved={() => {
            onAdded()
            loading.refresh()
          }}
        />
      )}
    </>
  )
}
