import type { LoaderFunctionArgs } from 'react-router'
import { fetchScheduledChanges } from '#app/api/desk/schedules.ts'
import { deskScheduleMessages } from '#app/messages/desk/catalogue/schedule.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { queryOf } from '#app/desk/kit/data/page-module.ts'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { useQuery } from '#app/desk/kit/data/use-query.ts'
import { catalogueEntryLink } from '#app/desk/kit/catalogue-links.ts'
import { RateRow, RowTitle, ScheduledRow } from './scheduled-row.tsx'

export const permission = 'catalogue:read'

export function clientLoader(args: LoaderFunctionArgs) {
  return fetchScheduledChanges(pageOf(queryOf(args)))
}

function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/** Everything that is scheduled in the catalogue, rates of the day too: what failed, what waits, what came true lately (GOODS-01, PRICE-09). */
export default function SchedulePage() {
  const t = deskScheduleMessages
  const { query, change: changeQuery } = useQuery()
  const { content, refresh } = usePageData<typeof clientLoader>()
  const { changes, total, pageSize } = content
  return (
    <div className="max-w-page">
      <p className="mb-4 text-quiet">{t.what}</p>
      {changes.length === 0 ? (
        <EmptyState title={t.emptyTitle} text={t.emptyText} />
      ) : (
        <>
          <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface px-4 py-1">
            {changes.map((change) => (
              <li key={change.id}>
                {change.action === 'rate' ? (
                  <RateRow rate={change} onChanged={refresh} />
                ) : (
                  <ScheduledRow
                    change={change}
                    title={
                      <RowTitle
                        to={catalogueEntryLink(change.collection, change.entryId)}
                        name={change.name}
                      />
                    }
                    onChanged={refresh}
                  />
                )}
              </li>
            ))}
          </ul>
          <Pages
            page={pageOf(query)}
            pages={Math.ceil(total / pageSize)}
            onPage={(page) => changeQuery({ page: String(page) })}
          />
        </>
      )}
    </div>
  )
}

function Pages({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const t = deskScheduleMessages
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
