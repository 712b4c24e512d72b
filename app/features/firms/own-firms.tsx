import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { OwnFirmsWire } from '#domain/firms/wire.ts'
import { answerInvitation, createFirm, fetchOwnFirms } from '#app/api/firms.ts'
import { uniqueUuid } from '#app/browser/unique-id.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { useLoginCheck } from '#app/features/identity/use-login.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { ownErrorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { firmsMessages } from '#messages/profile/firms.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { ChevronRight } from '#app/ui/icons/chevron-right.tsx'
import { FirmFacts } from './firm-facts.tsx'

/** The firms that somebody buys for, and the invitations that wait for them (FIRM-01). */
export function OwnFirms() {
  const t = firmsMessages
  const loading = useLoad(fetchOwnFirms)
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
  const { firms, invitations } = loading.content
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-quiet">{t.intro}</p>
      {invitations.length > 0 && <Invitations invitations={invitations} onAnswered={loading.show} />}
      {firms.length === 0 ? <p>{t.none}</p> : <Firms firms={firms} />}
      <NewFirm />
    </div>
  )
}

function Firms({ firms }: Pick<OwnFirmsWire, 'firms'>) {
  const t = firmsMessages
  return (
    <Card>
      <ul aria-label={t.list} className="divide-y divide-hairline">
        {firms.map(({ id, legalName, gstin, role }) => (
          <li key={id}>
            <Link to={`/profile/firms/${id}`} className="flex items-center gap-3 p-4 hover:bg-sunken">
              <span className="min-w-0 flex-1">
                <span className="block font-medium wrap-anywhere">{legalName}</span>
                <span className="block text-sm text-quiet tabular-nums">{t.gstinOf(gstin)}</span>
              </span>
              <Badge>{t[`role-${role}`]}</Badge>
              <ChevronRight size={18} className="shrink-0 text-quiet" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface InvitationsProps extends Pick<OwnFirmsWire, 'invitations'> {
  onAnswered: (own: OwnFirmsWire) => void
}

function Invitations({ invitations, onAnswered }: InvitationsProps) {
  const t = firmsMessages
  const toast = useToast()
  const check = useLoginCheck()
  const { pending, failure, run } = useAction()
  useExpiredSession(failure)
  const answer = (id: string, given: 'accept' | 'decline') =>
    run(async () => {
      onAnswered(await answerInvitation(id, given))
      if (given === 'accept') toast({ text: t.joined, tone: 'good', durationMs: 4_000 })
      check()
    })
  return (
    <section aria-labelledby="invitations" className="grid grid-cols-1 gap-3">
      <h2 id="invitations" className="text-lg">
        {t.invitations}
      </h2>
      {failure !== null && <InlineError text={ownErrorMessage(firmsMessages, errorMessages, failure)} />}
      <ul aria-label={t.invitations} className="grid gap-3">
        {invitations.map(({ id, legalName, gstin, role, invitedBy, expiresAt }) => (
          <li key={id} className="grid gap-1 rounded-card border border-accent bg-surface p-4">
            <p className="flex flex-wrap items-center gap-2 font-medium">
              <span className="wrap-anywhere">{legalName}</span>
              <Badge tone="accent">{t[`role-${role}`]}</Badge>
            </p>
            <p className="text-sm text-quiet tabular-nums">{t.gstinOf(gstin)}</p>
            <p className="text-sm wrap-anywhere">{t.invitedBy(invitedBy)}</p>
            <p className="text-sm">{t[`may-${role}`]}</p>
            <p className="text-sm text-quiet">{t.until(formatDay(expiresAt))}</p>
            <div className="flex flex-wrap gap-2 pt-2">
              <Button
                loading={pending}
                aria-label={t.acceptLabel(legalName)}
                onClick={() => void answer(id, 'accept')}
              >
                {t.accept}
              </Button>
              <Button
                variant="secondary"
                disabled={pending}
                aria-label={t.declineLabel(legalName)}
                onClick={() => void answer(id, 'decline')}
              >
                {t.decline}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NewFirm() {
  const t = firmsMessages
  const navigate = useNavigate()
  const check = useLoginCheck()
  // a repeat after a lost answer creates no second one
  const [id, setId] = useState<string | null>(null)
  if (id === null)
    return (
      <Button variant="secondary" block onClick={() => setId(uniqueUuid())}>
        {t.create}
      </Button>
    )
  return (
    <FirmFacts
      title={t.createTitle}
      onCancel={() => setId(null)}
      onSave={async ({ gstin, ...facts }) => {
        await createFirm({ id, gstin, ...facts })
        check()
        await navigate(`/profile/firms/${id}`)
      }}
    />
  )
}
