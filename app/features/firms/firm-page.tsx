import { Suspense, useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { billedAddress } from '#domain/identity/billing.ts'
import type { FirmViewWire } from '#domain/firms/wire.ts'
import { changeFirm, fetchFirm, removeFirmPerson } from '#app/api/firms.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { useLoginCheck } from '#app/features/identity/use-login.ts'
import { ownErrorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { firmsMessages } from '#messages/profile/firms.ts'
import { siteListTitleMessages } from '#messages/profile/site-list-title.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { confirmDialog } from './lazy-confirm.ts'
import { FirmFacts } from './firm-facts.tsx'
import { FirmPeople } from './firm-people.tsx'
import { FirmSites, type SiteDialog } from './firm-sites.tsx'

/** One firm that somebody buys for, with what their role lets them do (FIRM-01). */
export function FirmPage({ id, siteDialog }: { id: string; siteDialog: SiteDialog }) {
  const t = firmsMessages
  const read = useCallback(() => fetchFirm(id), [id])
  const loading = useLoad(read)
  useExpiredSession(loading.status === 'failed' ? loading.failure : null)
  if (loading.status === 'loading') return <Spinner text={t.loading} />
  if (loading.status === 'failed')
    return (
      <ErrorState
        title={t.failedTitle}
        text={ownErrorMessage(firmsMessages, errorMessages, loading.failure)}
        onRetry={loading.reload}
      />
    )
  const firm = loading.content
  return (
    <div className="grid grid-cols-1 gap-6">
      <Facts firm={firm} onChanged={loading.show} />
      <LinkButton variant="secondary" block to={`/profile/firms/${firm.id}/orders`}>
        {t.seeOrders}
      </LinkButton>
      <LinkButton variant="secondary" block to={`/profile/firms/${firm.id}/lists`}>
        {siteListTitleMessages.title}
      </LinkButton>
      {firm.rights.includes('orders:place') && (
        <LinkButton variant="secondary" block to={`/profile/firms/${firm.id}/approvals`}>
          {t.approvals}
        </LinkButton>
      )}
      <FirmSites id={firm.id} siteDialog={siteDialog} />
      <FirmPeople firm={firm} onChanged={loading.show} onStale={loading.refresh} />
      <Leave firm={firm} />
    </div>
  )
}

function Facts({ firm, onChanged }: { firm: FirmViewWire; onChanged: (firm: FirmViewWire) => void }) {
  const t = firmsMessages
  const [isEditing, setEditing] = useState(false)
  if (isEditing)
    return (
      <FirmFacts
        title={t.editTitle}
        hint={t.editHint}
        known={firm}
        onCancel={() => setEditing(false)}
        onSave={async ({ legalName, address }) => {
          onChanged(await changeFirm(firm.id, { legalName, address }))
          setEditing(false)
        }}
      />
    )
  return (
    <Card className="grid gap-1 p-4">
      <h2 className="flex flex-wrap items-center gap-2 text-lg">
        <span className="wrap-anywhere">{firm.legalName}</span>
        <Badge>{t[`role-${firm.role}`]}</Badge>
      </h2>
      <p className="text-sm tabular-nums">{t.gstinOf(firm.gstin)}</p>
      <p className="text-sm text-quiet wrap-anywhere">{billedAddress(firm)}</p>
      <p className="text-sm text-quiet">{t[`may-${firm.role}`]}</p>
      {firm.rights.includes('firm:edit') && (
        <div className="pt-2">
          <Button variant="secondary" size="small" onClick={() => setEditing(true)}>
            {t.edit}
          </Button>
        </div>
      )}
    </Card>
  )
}

function Leave({ firm: { id, uid } }: { firm: FirmViewWire }) {
  const t = firmsMessages
  const navigate = useNavigate()
  const check = useLoginCheck()
  const [isAsking, setAsking] = useState(false)
  const { pending, failure, run } = useAction()
  useExpiredSession(failure)
  const leave = () =>
    run(async () => {
      await removeFirmPerson(id, uid)
      check()
      await navigate('/profile/firms')
    }).then(() => setAsking(false))
  return (
    <div className="grid grid-cols-1 gap-2">
      {failure !== null && <InlineError text={ownErrorMessage(firmsMessages, errorMessages, failure)} />}
      <Button
        variant="quiet"
        onPointerEnter={confirmDialog.preload}
        onFocus={confirmDialog.preload}
        onClick={() => setAsking(true)}
      >
        {t.leave}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <confirmDialog.Component
            open
            danger
            busy={pending}
            question={t.leaveQuestion}
            detail={t.leaveDetail}
            confirmLabel={t.leave}
            cancelLabel={t.cancel}
            onConfirm={() => void leave()}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
