import { useCallback } from 'react'
import { formatAddress } from '#domain/addresses/address.ts'
import type { FirmSitesWire, FirmSiteWire } from '#domain/firms/site-wire.ts'
import { addSiteOf, changeSiteOf, fetchSitesOf } from '#app/api/desk/firms.ts'
import { uniqueUuid } from '#app/browser/unique-id.ts'
import { SiteDialog } from '#app/features/addresses/site/site-dialog.tsx'
import { deskFirmMessages } from '#app/messages/desk/firms.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'

/** The sites of a firm (FIRM-02), which whoever may change firms adds and changes. */
export function FirmSites({ id }: { id: string }) {
  const t = deskFirmMessages
  const describe = useDeskError()
  const loading = useLoad(useCallback(() => fetchSitesOf(id), [id]))
  return (
    <Section title={t.sites}>
      {loading.status === 'loading' && <Skeleton className="h-24" />}
      {loading.status === 'failed' && (
        <ErrorState title={t.sitesFailed} text={describe(loading.failure)} onRetry={loading.reload} />
      )}
      {loading.status === 'loaded' && <Sites id={id} seen={loading.content} onChanged={loading.show} />}
    </Section>
  )
}

interface SitesProps {
  id: string
  seen: FirmSitesWire
  onChanged: (sites: FirmSitesWire) => void
}

function Sites({ id, seen: { sites, mayChange }, onChanged }: SitesProps) {
  const t = deskFirmMessages
  const add = useDialog('add-site')
  const edit = useDialog('site')
  return (
    <>
      {sites.length === 0 && <p className="text-sm text-quiet">{t.noSites}</p>}
      {sites.length > 0 && (
        <ul aria-label={t.sites} className="divide-y divide-hairline">
          {sites.map((site) => (
            <li key={site.id} className="grid grid-cols-1 gap-1 py-3">
              <SiteFacts site={site} />
              {mayChange && (
                <div className="flex flex-wrap items-center gap-2">
                  <Button
                    variant="secondary"
                    size="small"
                    aria-haspopup="dialog"
                    aria-label={t.editSiteLabel(site.name)}
                    onClick={() => edit.open(site.id)}
                  >
                    {t.editSite}
                  </Button>
                  <CloseSite id={id} site={site} onChanged={onChanged} />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => add.open(uniqueUuid())}>
          {t.addSite}
        </Button>
      )}
      {add.show((siteId) => (
        <SiteDialog
          site={null}
          onClose={add.close}
          onSave={async (typed) => onChanged(await addSiteOf(id, { id: siteId, ...typed }))}
        />
      ))}
      {edit.show((siteId) => {
        const site = sites.find((one) => one.id === siteId)
        if (site === undefined) return null
        return (
          <SiteDialog
            site={site}
            onClose={edit.close}
            onSave={async (typed) =>
              onChanged(await changeSiteOf(id, siteId, { ...typed, isClosed: site.isClosed }))
            }
          />
        )
      })}
    </>
  )
}

function SiteFacts({ site: { name, address, isClosed } }: { site: FirmSiteWire }) {
  const t = deskFirmMessages
  const { address_line1: line, receiving } = address
  const contact = [line.receiverName, line.receiverPhoneNo].filter((text) => text !== '').join(', ')
  const received = [receiving?.hours && t.receives(receiving.hours), receiving?.notes]
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium wrap-anywhere">{name}</span>
        {isClosed && <Badge>{t.closedSite}</Badge>}
      </p>
      <p className="text-sm text-quiet wrap-anywhere">{formatAddress(address)}</p>
      {contact !== '' && <p className="text-sm wrap-anywhere">{contact}</p>}
      <p className="text-sm wrap-anywhere empty:hidden">{received.filter(Boolean).join(' · ')}</p>
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
  const t = deskFirmMessages
  const describe = useDeskError()
  const { pending, failure, run } = useAction()
  const { name, address, isClosed } = site
  const change = () =>
    run(async () => {
      const { receiving = { hours: '', notes: '' } } = address
      const facts = { name, address: { ...address, receiving }, isClosed: !isClosed }
      onChanged(await changeSiteOf(id, site.id, facts))
    })
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        loading={pending}
        aria-label={isClosed ? t.reopenSiteLabel(name) : t.closeSiteLabel(name)}
        onClick={() => void change()}
      >
        {isClosed ? t.reopenSite : t.closeSite}
      </Button>
      {failure !== null && (
        <p role="alert" className="text-sm text-bad">
          {describe(failure)}
        </p>
      )}
    </>
  )
}
