import { Link, type LoaderFunctionArgs } from 'react-router'
import type { AuditEntryWire } from '#domain/staff/wire.ts'
import { fetchAudit } from '#app/api/desk/desk.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { deskAuditMessages } from '#app/messages/desk/audit.ts'
import { deskMessages, deskOrderMessages, roleMessages } from '#app/messages/desk/desk.ts'
import { buttonClass } from '#app/ui/button-class.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { Download } from '#app/ui/icons/download.tsx'
import { AuditChanges, useAuditTitle } from '#app/desk/kit/audit/audit-changes.tsx'
import { SearchField } from '#app/desk/kit/search-field.tsx'
import { queryOf } from '#app/desk/kit/data/page-module.ts'
import { settle } from '#app/desk/kit/data/settle.ts'
import { Outcome } from '#app/desk/kit/data/outcome.tsx'
import { LongList, withAfter } from '#app/desk/kit/data/long-list.tsx'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { useQuery } from '#app/desk/kit/data/use-query.ts'

export const permission = 'audit:read'

/** The log of a part of the shop: its subjects, as the API names them. */
const areas = [
  ['orders', 'order,quotation'],
  ['money', 'payment'],
  ['till', 'till'],
  ['customers', 'customer'],
  ['firms', 'firm'],
  ['trips', 'trip'],
  ['catalogue', 'catalogue,category,subcategory,department,product,banner,picture,import'],
  ['stock', 'stock,delivery'],
  ['staff', 'staff'],
  ['settings', 'settings'],
] as const

export function clientLoader(args: LoaderFunctionArgs) {
  return settle(readAudit(queryOf(args)))
}

async function readAudit(query: URLSearchParams) {
  const request = new URLSearchParams(query)
  const after = request.get('after')
  request.delete('after')
  if (after !== null) request.set('before', after)
  const { entries, next } = await fetchAudit(request)
  return { items: entries, next: next === null ? null : String(next) }
}

/** Every change by staff or command (STAFF-02): by part of the shop, by who did it and by day, to read and to take along. */
export default function AuditPage() {
  const t = deskMessages
  const auditMessages = deskAuditMessages
  const filters = deskOrderMessages
  const { query, isPending, change, clear } = useQuery()
  const { content, refresh } = usePageData<typeof clientLoader>()
  return (
    <div className="grid max-w-page grid-cols-1 gap-4">
      <div>
        <h1 className="text-xl">{t.audit}</h1>
        <p className="mt-1 text-quiet">{auditMessages.intro}</p>
      </div>
      <div className="grid grid-cols-2 items-start gap-3 wide:grid-cols-4">
        <div className="max-wide:col-span-2">
          <SearchField
            label={auditMessages.who}
            hint={auditMessages.whoHint}
            value={query.get('actor') ?? ''}
            onSearch={(actor) => change({ actor })}
          />
        </div>
        <SelectField
          className="max-wide:col-span-2"
          label={auditMessages.about}
          value={query.get('subject') ?? ''}
          options={[
            ['', auditMessages.everything],
            ...areas.map(([area, of]) => [of, auditMessages[`part-${area}`]] as const),
          ]}
          onChange={(event) => change({ subject: event.currentTarget.value })}
        />
        {(['from', 'to'] as const).map((name) => (
          <Field
            key={name}
            type="date"
            label={filters[name]}
            value={query.get(name) ?? ''}
            onChange={(event) => change({ [name]: event.currentTarget.value })}
          />
        ))}
      </div>
      <Outcome of={content} onRetry={refresh}>
        {(first) =>
          first.items.length === 0 ? (
            <EmptyState
              title={query.size > 0 ? auditMessages.noneFound : auditMessages.none}
              action={
                query.size > 0 && (
                  <Button variant="secondary" onClick={clear}>
                    {filters.clear}
                  </Button>
                )
              }
            />
          ) : (
            <div aria-busy={isPending} className="grid grid-cols-1 gap-4 aria-busy:opacity-60">
              <a
                href={`/api/desk/audit.csv?${query}`}
                download
                className={`${buttonClass({ variant: 'secondary', size: 'small' })} justify-self-start`}
              >
                <Download size={18} />
                {auditMessages.download}
              </a>
              <LongList first={first} readNext={(after) => readAudit(withAfter(query, after))}>
                {(entries) => (
                  <ol className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
                    {entries.map((entry) => (
                      <AuditEntryItem key={entry.id} entry={entry} />
                    ))}
                  </ol>
                )}
              </LongList>
            </div>
          )
        }
      </Outcome>
    </div>
  )
}

/** The page of what an entry is about, by its subject. */
const pages: Readonly<Record<string, string>> = {
  order: '/desk/orders/',
  customer: '/desk/customers/',
  product: '/desk/catalogue/products/',
}

function AuditEntryItem({ entry }: { entry: AuditEntryWire }) {
  const titleOf = useAuditTitle()
  const roles: Readonly<Record<string, string>> = roleMessages
  const { action, operator } = deskAuditMessages
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
