import { useState } from 'react'
import { Link } from 'react-router'
import type { AuditEntryWire } from '#domain/staff/wire.ts'
import { fetchAudit } from '#app/api/desk.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskAuditMessages, deskMessages } from '#app/messages/desk.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { AuditChanges, useAuditTitle } from './audit-changes.tsx'
import { useDeskError } from './use-desk-error.ts'
import { useDeskLoad } from './use-desk-load.ts'

const firstPage = () => fetchAudit(null)

/** Every change by staff or command (STAFF-02). */
export function AuditPage() {
  const t = useMessages(deskMessages)
  const words = useMessages(deskAuditMessages)
  const describe = useDeskError()
  const loading = useDeskLoad(firstPage)
  const [failure, setFailure] = useState<unknown>(null)

  async function more(shown: { entries: readonly AuditEntryWire[]; next: number | null }) {
    setFailure(null)
    try {
      const page = await fetchAudit(shown.next)
      loading.show({ entries: [...shown.entries, ...page.entries], next: page.next })
    } catch (error) {
      setFailure(error)
    }
  }

  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      <div>
        <h1 className="text-xl">{t.audit}</h1>
        <p className="mt-1 text-quiet">{words.intro}</p>
      </div>
      {loading.status === 'loading' && <Skeleton className="h-96 rounded-card" />}
      {loading.status === 'failed' && (
        <ErrorState title={t.loadFailed} text={describe(loading.failure)} onRetry={loading.reload} />
      )}
      {loading.status === 'loaded' && loading.content.entries.length === 0 && (
        <EmptyState title={words.none} />
      )}
      {loading.status === 'loaded' && loading.content.entries.length > 0 && (
        <>
          <ol className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
            {loading.content.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
          {failure !== null && <InlineError text={describe(failure)} />}
          {loading.content.next !== null && (
            <Button
              variant="secondary"
              className="justify-self-center"
              onClick={() => void more(loading.content)}
            >
              {t.more}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

function Entry({ entry }: { entry: AuditEntryWire }) {
  const titleOf = useAuditTitle()
  return (
    <li className="grid gap-1 p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{titleOf(entry)}</span>
        <time dateTime={entry.at} className="text-xs text-quiet">
          {formatDateTime(entry.at)}
        </time>
      </p>
      <p className="text-sm text-quiet">
        {entry.actor} · {entry.role}
        {entry.subject === 'order' && (
          <>
            {' · '}
            <Link to={`/desk/orders/${entry.subjectId}`} className="text-accent underline">
              {entry.subjectId.slice(0, 8)}
            </Link>
          </>
        )}
        {entry.subject === 'customer' && (
          <>
            {' · '}
            <Link to={`/desk/customers/${entry.subjectId}`} className="text-accent underline">
              {entry.subjectId.slice(0, 8)}
            </Link>
          </>
        )}
        {entry.subject === 'product' && (
          <>
            {' · '}
            <Link
              to={`/desk/catalogue/products/${encodeURIComponent(entry.subjectId)}`}
              className="text-accent underline"
            >
              {entry.subjectId}
            </Link>
          </>
        )}
        {entry.subject === 'settings' && ` · ${entry.subjectId}`}
      </p>
      <AuditChanges changes={entry.changes} />
    </li>
  )
}
