import { Link, useSearchParams } from 'react-router'
import type { AuditEntryWire } from '#domain/staff/wire.ts'
import { fetchAudit } from '#app/api/desk/desk.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskAuditMessages } from '#app/messages/desk/audit.ts'
import { deskMessages, deskOrderMessages, roleMessages } from '#app/messages/desk/desk.ts'
import { buttonClass } from '#app/ui/button-class.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { Download } from '#app/ui/icons/download.tsx'
import { AuditChanges, useAuditTitle } from '#app/desk/kit/audit/audit-changes.tsx'
import { SearchField } from '#app/desk/kit/search-field.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { usePages } from '#app/desk/kit/loading/use-pages.ts'

/** The log of a part of the shop: its subjects, as the API names them. */
const parts = [
  ['orders', 'order,quotation'],
  ['money', 'payment'],
  ['till', 'till'],
  ['customers', 'customer'],
  ['trips', 'trip'],
  ['catalogue', 'catalogue,category,subcategory,department,product,banner,picture,import'],
  ['stock', 'stock,delivery'],
  ['staff', 'staff'],
  ['settings', 'settings'],
] as const

async function fetchPage(query: URLSearchParams) {
  const asked = new URLSearchParams(query)
  const after = asked.get('after')
  asked.delete('after')
  if (after !== null) asked.set('before', after)
  const { entries, next } = await fetchAudit(asked)
  return { items: entries, next: next === null ? null : String(next) }
}

/** Every change by staff or command (STAFF-02): by part of the shop, by who did it and by day, to read and to take along. */
export function AuditPage() {
  const t = useMessages(deskMessages)
  const words = useMessages(deskAuditMessages)
  const filters = useMessages(deskOrderMessages)
  const describe = useDeskError()
  const [query, setQuery] = useSearchParams()
  const { items: entries, ...list } = usePages(query, fetchPage)
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(query)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setQuery(next, { replace: true })
  }

  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      <div>
        <h1 className="text-xl">{t.audit}</h1>
        <p className="mt-1 text-quiet">{words.intro}</p>
      </div>
      <div className="grid grid-cols-2 items-start gap-3 wide:grid-cols-4">
        <div className="max-wide:col-span-2">
          <SearchField
            label={words.who}
            hint={words.whoHint}
            value={query.get('actor') ?? ''}
            onSearch={(name) => change('actor', name)}
          />
        </div>
        <SelectField
          className="max-wide:col-span-2"
          label={words.about}
          value={query.get('subject') ?? ''}
          options={[
            ['', words.everything],
            ...parts.map(([part, of]) => [of, words[`part-${part}`]] as const),
          ]}
          onChange={(event) => change('subject', event.currentTarget.value)}
        />
        {(['from', 'to'] as const).map((name) => (
          <Field
            key={name}
            type="date"
            label={filters[name]}
            value={query.get(name) ?? ''}
            onChange={(event) => change(name, event.currentTarget.value)}
          />
        ))}
      </div>
      {list.status === 'failed' && (
        <ErrorState title={t.loadFailed} text={describe(list.failure)} onRetry={list.reload} />
      )}
      {list.status === 'loading' && entries.length === 0 && <Skeleton className="h-96 rounded-card" />}
      {list.status === 'loaded' && entries.length === 0 && (
        <EmptyState
          title={query.size > 0 ? words.noneFound : words.none}
          action={
            query.size > 0 && (
              <Button variant="secondary" onClick={() => setQuery({}, { replace: true })}>
                {filters.clear}
              </Button>
            )
          }
        />
      )}
      {list.status !== 'failed' && entries.length > 0 && (
        <div aria-busy={list.status === 'loading'} className="grid grid-cols-1 gap-4 aria-busy:opacity-60">
          <a
            href={`/api/desk/audit.csv?${query}`}
            download
            className={`${buttonClass({ variant: 'secondary', size: 'small' })} justify-self-start`}
          >
            <Download size={18} />
            {words.download}
          </a>
          <ol className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
          {list.next !== null && (
            <Button variant="secondary" className="justify-self-center" onClick={list.more}>
              {t.more}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** The page of what an entry is about, by its subject. */
const pages: Readonly<Record<string, string>> = {
  order: '/desk/orders/',
  customer: '/desk/customers/',
  product: '/desk/catalogue/products/',
}

function Entry({ entry }: { entry: AuditEntryWire }) {
  const titleOf = useAuditTitle()
  const roles: Readonly<Record<string, string>> = useMessages(roleMessages)
  const { action, operator } = useMessages(deskAuditMessages)
  const page = pages[entry.subject]
  return (
    <li className="grid gap-1 p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{titleOf(entry)}</span>
        <time dateTime={entry.at} className="text-xs text-quiet">
          {formatDateTime(entry.at)}
        </time>
      </p>
      <p className="text-sm text-quiet">
        {[entry.actor, entry.role === 'operator' ? operator : (roles[entry.role] ?? entry.role)].join(' · ')}
        {page !== undefined && (
          <>
            {' · '}
            <Link
              to={`${page}${encodeURIComponent(entry.subjectId)}`}
              className="wrap-anywhere text-accent underline"
            >
              {entry.subject === 'product' ? entry.subjectId : action(entry.subject)}
            </Link>
          </>
        )}
        {entry.subject === 'settings' && ` · ${entry.subjectId}`}
      </p>
      <AuditChanges changes={entry.changes} />
    </li>
  )
}
