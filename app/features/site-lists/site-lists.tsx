import { useCallback } from 'react'
import { Link } from 'react-router'
import type { SiteListsWire } from '#domain/site-lists/wire.ts'
import { fetchSiteLists } from '#app/api/site-lists.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { siteListMessages } from '#messages/profile/site-lists.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { ChevronRight } from '#app/ui/icons/chevron-right.tsx'
import { listFailure } from './list-failure.ts'

/** The lists of a firm, by the sites that they are kept for (FIRM-04). Import lazily. */
export function SiteLists({ firmId }: { firmId: string }) {
  const t = siteListMessages
  const loading = useLoad(useCallback(() => fetchSiteLists(firmId), [firmId]))
  useExpiredSession(loading.status === 'failed' ? loading.failure : null)
  if (loading.status === 'loading') return <Spinner text={t.loading} />
  if (loading.status === 'failed')
    return <ErrorState title={t.failed} text={listFailure(loading.failure)} onRetry={loading.reload} />
  const { lists } = loading.content
  const sites = [...new Map(lists.map((one) => [one.siteId, one])).values()]
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-quiet">{t.intro}</p>
      {lists.length === 0 && <p>{t.none}</p>}
      {sites.map(({ siteId, siteName, isSiteClosed }) => (
        <section key={siteId} aria-labelledby={`site-${siteId}`} className="grid grid-cols-1 gap-2">
          <h2 id={`site-${siteId}`} className="flex flex-wrap items-center gap-2 text-lg">
            <span className="wrap-anywhere">{siteName}</span>
            {isSiteClosed && <Badge>{t.closed}</Badge>}
          </h2>
          <ListsOfSite firmId={firmId} lists={lists.filter((one) => one.siteId === siteId)} />
        </section>
      ))}
    </div>
  )
}

function ListsOfSite({ firmId, lists }: { firmId: string; lists: SiteListsWire['lists'] }) {
  const t = siteListMessages
  return (
    <Card>
      <ul className="divide-y divide-hairline">
        {lists.map(({ id, name, items, updatedAt }) => (
          <li key={id}>
            <Link
              to={`/profile/firms/${firmId}/lists/${id}`}
              className="flex items-center gap-3 p-4 hover:bg-sunken"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-medium wrap-anywhere">{name}</span>
                <span className="block text-sm text-quiet tabular-nums">
                  {t.items(items)} · {t.since(formatDay(updatedAt))}
                </span>
              </span>
              <ChevronRight size={20} className="shrink-0 text-quiet" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
