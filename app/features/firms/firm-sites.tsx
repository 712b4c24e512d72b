import { Suspense, useCallback, useState, type ComponentType } from 'react'
import { formatAddress } from '#domain/addresses/address.ts'
import type { AddSiteRequest, FirmSitesWire, FirmSiteWire } from '#domain/firms/site-wire.ts'
import { addFirmSite, changeFirmSite, fetchFirmSites } from '#app/api/firm-sites.ts'
import { uniqueUuid } from '#app/browser/unique-id.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { ownErrorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { firmSitesMessages } from '#messages/profile/firm-sites.ts'
import { firmsMessages } from '#messages/profile/firms.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'

/** The dialog in which a site is typed, loaded when it is needed. */
export type SiteDialog = {
  readonly Component: ComponentType<{
    site: FirmSiteWire | null
    onSave: (site: Omit<AddSiteRequest, 'id'>) => Promise<void>
    onClose: () => void
  }>
  readonly preload: () => void
}

/** The sites of a firm (FIRM-02), which some roles add and change. */
export function FirmSites({ id, siteDialog }: { id: string; siteDialog: SiteDialog }) {
  const t = firmSitesMessages
  const loading = useLoad(useCallback(() => fetchFirmSites(id), [id]))
  useExpiredSession(loading.status === 'failed' ? loading.failure : null)
  return (
    <section aria-labelledby="sites" className="grid grid-cols-1 gap-3">
      <h2 id="sites" className="text-lg">
        {t.title}
      </h2>
      {loading.status === 'loading' && <Skeleton className="h-24" />}
      {loading.status === 'failed' && (
        <ErrorState
          title={firmsMessages.failedTitle}
          text={ownErrorMessage(firmsMessages, errorMessages, loading.failure)}
          onRetry={loading.reload}
        />
      )}
      {loading.status === 'loaded' && (
        <Sites id={id} seen={loading.content} siteDialog={siteDialog} onChanged={loading.show} />
      )}
    </section>
  )
}

interface SitesProps {
  id: string
  seen: FirmSitesWire
  siteDialog: SiteDialog
  onChanged: (sites: FirmSitesWire) => void
}

function Sites({ id, seen: { sites, mayChange }, siteDialog, onChanged }: SitesProps) {
  const t = firmSitesMessages
  const [editing, setEditing] = useState<{ readonly id: string; readonly site: FirmSiteWire | null } | null>(
    null,
  )
  const preload = { onPointerEnter: siteDialog.preload, onFocus: siteDialog.preload }
  return (
    <>
      {sites.length === 0 && <p className="text-quiet">{mayChange ? t.none : t.noneToSee}</p>}
      {sites.length > 0 && (
        <ul aria-label={t.title} className="grid gap-3">
          {sites.map((site) => (
            <li key={site.id} className="grid gap-1 rounded-card border border-hairline bg-surface p-4">
              <SiteFacts site={site} />
              {mayChange && (
                <div className="flex flex-wrap gap-2 mt-2 border-t border-hairline pt-2">
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={t.editLabel(site.name)}
                    onClick={() => setEditing({ id: site.id, site })}
                    {...preload}
                  >
                    {t.edit}
                  </Button>
                  <CloseSite id={id} site={site} onChanged={onChanged} />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <Button
          variant="secondary"
          block
          aria-haspopup="dialog"
          onClick={() => setEditing({ id: uniqueUuid(), site: null })}
          {...preload}
        >
          {t.add}
        </Button>
      )}
      {editing !== null && (
        <Suspense fallback={null}>
          <siteDialog.Component
            site={editing.site}
            onClose={() => setEditing(null)}
            onSave={async (typed) => {
              onChanged(
                await (editing.site === null
                  ? addFirmSite(id, { id: editing.id, ...typed })
                  : changeFirmSite(id, editing.id, { ...typed, isClosed: editing.site.isClosed })),
              )
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function SiteFacts({ site: { name, address, isClosed } }: { site: FirmSiteWire }) {
  const t = firmSitesMessages
  const { address_line1: line, receiving } = address
  const contact = [line.receiverName, line.receiverPhoneNo].filter((text) => text !== '').join(', ')
  return (
    <>
      <h3 className="flex flex-wrap items-center gap-2 text-base">
        <span className="wrap-anywhere">{name}</span>
        {isClosed && <Badge>{t.closed}</Badge>}
      </h3>
      <p className="text-sm text-quiet wrap-anywhere">{formatAddress(address)}</p>
      {contact !== '' && <p className="text-sm wrap-anywhere">{contact}</p>}
      {receiving && receiving.hours !== '' && (
        <p className="text-sm wrap-anywhere">{t.receives(receiving.hours)}</p>
      )}
      {receiving && receiving.notes !== '' && <p className="text-sm wrap-anywhere">{receiving.notes}</p>}
    </>
  )
}

interface CloseSiteProps {
  id: string
  site: FirmSiteWire
  onChanged: (sites: FirmSitesWire) => void
}

/** Closes a site, or opens it again: either is undone by the other, so nobody is asked. */
function CloseSite({ id, site, onChanged }: CloseSiteProps) {
  const t = firmSitesMessages
  const { pending, failure, run } = useAction()
  useExpiredSession(failure)
  const { name, address, isClosed } = site
  const change = () =>
    run(async () => {
      const { receiving = { hours: '', notes: '' } } = address
      const facts = { name, address: { ...address, receiving }, isClosed: !isClosed }
      onChanged(await changeFirmSite(id, site.id, facts))
    })
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        loading={pending}
        aria-label={isClosed ? t.reopenLabel(name) : t.closeLabel(name)}
        onClick={() => void change()}
      >
        {isClosed ? t.reopen : t.close}
      </Button>
      {failure !== null && <InlineError text={ownErrorMessage(firmsMessages, errorMessages, failure)} />}
    </>
  )
}
