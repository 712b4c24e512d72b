import { useState } from 'react'
import { Link, useNavigate, type LoaderFunctionArgs } from 'react-router'
import type { FirmPageWire } from '#domain/firms/desk-wire.ts'
import { createFirm, fetchFirms } from '#app/api/desk/firms.ts'
import { uniqueUuid } from '#app/browser/unique-id.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { deskFirmMessages } from '#app/messages/desk/firms.ts'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { Download } from '#app/ui/icons/download.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { EmptyList } from '#app/desk/kit/empty-list.tsx'
import { ListSearch } from '#app/desk/kit/list-search.tsx'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'
import { queryOf } from '#app/desk/kit/data/page-module.ts'
import { settle } from '#app/desk/kit/data/settle.ts'
import { Outcome } from '#app/desk/kit/data/outcome.tsx'
import { LongList, withAfter } from '#app/desk/kit/data/long-list.tsx'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { useQuery } from '#app/desk/kit/data/use-query.ts'
import { FactsDialog } from './facts-dialog.tsx'

export const permission = 'firms:read'

export function clientLoader(args: LoaderFunctionArgs) {
  return settle(readFirms(queryOf(args)))
}

async function readFirms(query: URLSearchParams) {
  const { firms, next } = await fetchFirms(query)
  return { items: firms, next }
}

/** Firms that several people buy for (FIRM-01): searched, taken along as a file, and added for customers. */
export default function FirmListPage() {
  const t = deskFirmMessages
  const { can } = useDesk()
  const { query, isPending, change, clear } = useQuery()
  const { content, refresh } = usePageData<typeof clientLoader>()
  const dialog = useDialog('add')
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl">{t.title}</h1>
        <div className="flex flex-wrap gap-2">
          {can('firms:export') && (
            <a
              href="/api/desk/firms.csv"
              download
              className={buttonClass({ variant: 'secondary', size: 'small' })}
            >
              <Download size={18} />
              {t.download}
            </a>
          )}
          {can('firms:write') && (
            <Button size="small" aria-haspopup="dialog" onClick={() => dialog.open()}>
              {t.add}
            </Button>
          )}
        </div>
      </div>
      <ListSearch words={t} query={query} change={change} />
      <Outcome of={content} onRetry={refresh}>
        {(first) =>
          first.items.length === 0 ? (
            <EmptyList words={t} isNarrowed={query.size > 0} onClear={clear} />
          ) : (
            <div aria-busy={isPending} className="grid grid-cols-1 gap-4 aria-busy:opacity-60">
              <LongList first={first} readNext={(after) => readFirms(withAfter(query, after))}>
                {(firms) => <FirmRows firms={firms} />}
              </LongList>
            </div>
          )
        }
      </Outcome>
      {dialog.show(() => (
        <NewFirm onClose={dialog.close} />
      ))}
    </>
  )
}

function FirmRows({ firms }: { firms: FirmPageWire['firms'] }) {
  const t = deskFirmMessages
  return (
    <ul
      aria-label={t.title}
      className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface"
    >
      {firms.map(({ id, legalName, gstin, city, state, people, owner, createdAt }) => (
        <li key={id}>
          <Link
            to={`/desk/firms/${id}`}
            className="grid grid-cols-1 gap-x-4 px-4 py-3 hover:bg-sunken wide:grid-cols-[minmax(0,2fr)_minmax(0,1.5fr)_auto] wide:items-center"
          >
            <span className="min-w-0">
              <span className="block font-medium wrap-anywhere">{legalName}</span>
              <span className="block text-sm text-quiet tabular-nums">{gstin}</span>
            </span>
            <span className="min-w-0 text-sm">
              <span className="block wrap-anywhere tabular-nums">
                {owner === null ? t.noOwner : [owner.name, owner.phone].filter(Boolean).join(' · ')}
              </span>
              <span className="block text-quiet">{`${city}, ${state}`}</span>
            </span>
            <span className="text-sm text-quiet">
              {t.people(people)} · {t.since(formatDay(createdAt))}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function NewFirm({ onClose }: { onClose: () => void }) {
  const t = deskFirmMessages
  const navigate = useNavigate()
  // a repeat after a lost answer creates no second one
  const [id] = useState(uniqueUuid)
  return (
    <FactsDialog
      title={t.add}
      onClose={onClose}
      onSave={async ({ ownerPhone, ...facts }) => {
        if (ownerPhone === null) return
        await createFirm({ id, ...facts, ownerPhone })
        await navigate(`/desk/firms/${id}`)
      }}
    />
  )
}
