import { useCallback, useState, type FormEvent } from 'react'
import type { CartLine } from '#domain/cart/line.ts'
import { mayInFirm } from '#domain/firms/firm-roles.ts'
import type { OwnFirmsWire } from '#domain/firms/wire.ts'
import { MAX_SITE_LIST_LINES } from '#domain/site-lists/site-list.ts'
import type { SiteListWire } from '#domain/site-lists/wire.ts'
import { fetchFirmSites } from '#app/api/firm-sites.ts'
import { fetchOwnFirms } from '#app/api/firms.ts'
import { keepSiteList } from '#app/api/site-lists.ts'
import { uniqueUuid } from '#app/browser/unique-id.ts'
import { useIdentity } from '#app/features/identity/use-identity.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { siteListMessages } from '#messages/profile/site-lists.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { listFailure } from './list-failure.ts'
import type { KeepListProps, ListSource } from './list-source.ts'
import { ListNameField } from './list-name-field.tsx'

interface KeepListDialogProps extends KeepListProps {
  onClose: () => void
}

/** Asks for which site something is kept as a list, and under which name. Import lazily. */
export function KeepListDialog({ source, near = null, onClose }: KeepListDialogProps) {
  const t = siteListMessages
  const [kept, setKept] = useState<{ firmId: string; list: SiteListWire } | null>(null)
  const loading = useLoad(fetchOwnFirms)
  useExpiredSession(loading.status === 'failed' ? loading.failure : null)
  return (
    <Dialog open title={t.keepTitle} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4 p-4">
        {kept !== null ? (
          <SavedList {...kept} onClose={onClose} />
        ) : loading.status === 'loading' ? (
          <Skeleton className="h-40" />
        ) : loading.status === 'failed' ? (
          <ErrorState title={t.failed} text={listFailure(loading.failure)} onRetry={loading.reload} />
        ) : (
          <FirmChoice
            firms={loading.content.firms.filter(({ role }) => mayInFirm(role, 'lists:keep'))}
            source={source}
            near={near}
            onSaved={setKept}
            onClose={onClose}
          />
        )}
      </div>
    </Dialog>
  )
}

function SavedList({ firmId, list, onClose }: { firmId: string; list: SiteListWire; onClose: () => void }) {
  const t = siteListMessages
  return (
    <>
      <output className="wrap-anywhere">{t.kept(list.name, list.siteName)}</output>
      <div className="grid grid-cols-2 gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t.close}
        </Button>
        <LinkButton to={`/profile/firms/${firmId}/lists/${list.id}`}>{t.open}</LinkButton>
      </div>
    </>
  )
}

interface FirmChoiceProps {
  firms: OwnFirmsWire['firms']
  source: ListSource
  near: NonNullable<KeepListProps['near']> | null
  onSaved: (kept: { firmId: string; list: SiteListWire }) => void
  onClose: () => void
}

function FirmChoice({ firms, source, near, onSaved, onClose }: FirmChoiceProps) {
  const t = siteListMessages
  const [chosen, setChosen] = useState(near?.firmId ?? '')
  const firm = firms.find(({ id }) => id === chosen) ?? firms[0]
  if (firm === undefined) return <p>{t.noFirms}</p>
  if ('lines' in source && source.lines.length > MAX_SITE_LIST_LINES)
    return <p>{t.tooLong(MAX_SITE_LIST_LINES)}</p>
  return (
    <>
      <p className="text-sm text-quiet">{t.keepHint}</p>
      {firms.length > 1 && (
        <SelectField
          label={t.firm}
          value={firm.id}
          options={firms.map(({ id, legalName }) => [id, legalName] as const)}
          onChange={({ currentTarget: { value } }) => setChosen(value)}
        />
      )}
      <SiteForm
        key={firm.id}
        firmId={firm.id}
        source={source}
        nearSite={near?.siteId}
        onSaved={(list) => onSaved({ firmId: firm.id, list })}
        onClose={onClose}
      />
    </>
  )
}

interface SiteFormProps {
  firmId: string
  source: ListSource
  nearSite: string | undefined
  onSaved: (list: SiteListWire) => void
  onClose: () => void
}

function SiteForm({ firmId, source, nearSite, onSaved, onClose }: SiteFormProps) {
  const t = siteListMessages
  const loading = useLoad(useCallback(() => fetchFirmSites(firmId), [firmId]))
  const [id] = useState(uniqueUuid)
  const [chosen, setChosen] = useState(nearSite ?? '')
  const [name, setName] = useState('')
  const [isTried, setTried] = useState(false)
  const { pending, failure, run } = useAction()
  // a price of one’s own is not for others of the firm to read: the store notes that of the catalogue
  const hasPrices = useIdentity().partner?.hasPrices === true
  useExpiredSession(loading.status === 'failed' ? loading.failure : failure)
  if (loading.status === 'loading') return <Skeleton className="h-32" />
  if (loading.status === 'failed')
    return <ErrorState title={t.failed} text={listFailure(loading.failure)} onRetry={loading.reload} />
  const sites = loading.content.sites.filter(({ isClosed }) => !isClosed)
  const site = sites.find((one) => one.id === chosen) ?? sites[0]
  if (site === undefined)
    return (
      <>
        <p>{t.noSites}</p>
        <LinkButton variant="secondary" to={`/profile/firms/${firmId}`}>
          {t.toSites}
        </LinkButton>
      </>
    )

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (name.trim() === '' || site === undefined) return
    const content =
      'orderId' in source ? source : { lines: source.lines.map((line) => lineToKeep(line, hasPrices)) }
    void run(async () => onSaved(await keepSiteList(firmId, { id, siteId: site.id, name, ...content })))
  }

  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={submit}>
      <SelectField
        label={t.site}
        value={site.id}
        options={sites.map((one) => [one.id, one.name] as const)}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
      <ListNameField hint={t.nameHint} name={name} isTried={isTried} onChange={setName} />
      {failure !== null && <InlineError text={listFailure(failure)} />}
      <div className="grid grid-cols-2 gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button type="submit" loading={pending}>
          {t.save}
        </Button>
      </div>
    </form>
  )
}

function lineToKeep({ product, variantUid, quantity, seenPrice }: CartLine, hasPrices: boolean) {
  return {
    product,
    quantity,
    ...(variantUid !== undefined && { variantUid }),
    ...(seenPrice !== undefined && !hasPrices && { seenPrice }),
  }
}
