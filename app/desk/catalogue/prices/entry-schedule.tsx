import type { Collection } from '#domain/catalogue/entries/collections.ts'
import { fetchEntrySchedule } from '#app/api/desk/schedules.ts'
import { deskScheduleMessages } from '#app/messages/desk/catalogue/schedule.ts'
import { Deferred, useDeferred } from '#app/desk/kit/data/deferred.tsx'
import type { useDialog } from '#app/desk/kit/use-dialog.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { ScheduledRow } from './scheduled-row.tsx'

interface EntryScheduleProps {
  collection: Collection
  id: string
  /** Asks for a further change. */
  dialog: ReturnType<typeof useDialog>
}

/** Scheduled changes of an entry, above its form; renders nothing if there are none. */
export function EntrySchedule({ collection, id, dialog }: EntryScheduleProps) {
  const t = deskScheduleMessages
  const data = useDeferred(() => fetchEntrySchedule(collection, id))
  return (
    <>
      <Deferred data={data} isInline>
        {(changes) => {
          const waiting = changes.filter(({ state }) => state !== 'DONE')
          return (
            waiting.length > 0 && (
              <section
                aria-label={t.scheduled}
                className="mb-4 divide-y divide-hairline rounded-card border border-hairline bg-surface px-4 py-1"
              >
                {waiting.map((change) => (
                  <ScheduledRow key={change.id} change={change} onChanged={data.refresh} />
                ))}
              </section>
            )
          )
        }}
      </Deferred>
      {dialog.show(() => (
        <ScheduleDialog
          collection={collection}
          entryId={id}
          change={null}
          onClose={dialog.close}
          onStale={data.refresh}
          onSaved={() => {
            dialog.close()
            data.refresh()
          }}
        />
      ))}
    </>
  )
}
