import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { fetchScheduledChanges } from '#app/api/desk/schedules.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskScheduleMessages } from '#app/messages/desk/catalogue/schedule.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Loaded } from '#app/desk/kit/loading/loaded.tsx'
import { useDeskLoad } from '#app/desk/kit/loading/use-desk-load.ts'
import { entryLink } from '#app/desk/kit/entry-links.ts'
import { ScheduledRow } from './scheduled-row.tsx'

/** Everything that is scheduled in the catalogue: what failed, what waits, what came true lately (GOODS-01). */
export function SchedulePage() {
  const t = useMessages(deskScheduleMessages)
  const [page, setPage] = useState(1)
  const read = useCallback(() => fetchScheduledChanges(page), [page])
  const loading = useDeskLoad(read)
  return (
    <div className="max-w-3xl">
      <p className="mb-4 text-quiet">{t.what}</p>
      <Loaded loading={loading}>
        {({ changes, total, pageSize }) =>
          changes.length === 0 ? (
            <EmptyState title={t.emptyTitle} text={t.emptyText} />
          ) : (
            <>
              <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface px-4 py-1">
                {changes.map((change) => (
                  <li key={change.id}>
                    <ScheduledRow
                      change={change}
                      title={
                        <Link
                          to={entryLink(change.collection, change.entryId)}
                          className="touch inline-block font-medium hover:text-accent"
                        >
                          {change.name}
                        </Link>
                      }
                      onChanged={loading.refresh}
                    />
                  </li>
                ))}
              </ul>
              <Pages page={page} pages={Math.ceil(total / pageSize)} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </div>
  )
}

function Pages({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const t = useMessages(deskScheduleMessages)
  if (pages <= 1) return null
  return (
    <div className="mt-4 flex flex-wrap items-center justify-center gap-3">
      {page > 1 && (
        <Button variant="secondary" onClick={() => onPage(page - 1)}>
          {t.previous}
        </Button>
      )}
      <span className="text-sm text-quiet">{t.page(page, pages)}</span>
      {page < pages && (
        <Button variant="secondary" onClick={() => onPage(page + 1)}>
          {t.next}
        </Button>
      )}
    </div>
  )
}
