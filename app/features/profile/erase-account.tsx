import { Suspense, useState } from 'react'
import type { Partner } from '#domain/identity/partner.ts'
import type { ErasurePlanWire } from '#domain/privacy/wire.ts'
import { fetchErasurePlan } from '#app/api/identity/privacy.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { errorMessages } from '#app/messages/errors.ts'
import { personalDataMessages } from '#app/messages/profile/personal-data.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { useEverOpen } from '#app/ui/overlays/use-ever-open.ts'

const eraseDialog = lazyComponent(() =>
  import('./erase-account-dialog.tsx').then((module) => module.EraseAccountDialog),
)

/** Says what deleting the account leaves or what stands against it, and asks for it in a dialog. */
export function EraseAccount({ partner }: { partner: Partner }) {
  const t = useMessages(personalDataMessages)
  const errors = useMessages(errorMessages)
  const plan = useLoad(fetchErasurePlan)
  const [asking, setAsking] = useState(false)
  const everOpen = useEverOpen(asking)
  useExpiredSession(plan.status === 'failed' ? plan.failure : null)
  if (plan.status === 'loading') return <Spinner text={t.loading} />
  if (plan.status === 'failed')
    return (
      <ErrorState title={t.failedTitle} text={errorMessage(errors, plan.failure)} onRetry={plan.reload} />
    )
  const { openOrders, isStaff } = plan.content
  return (
    <>
      <p className="text-quiet">{t.eraseText}</p>
      <Kept plan={plan.content} />
      {isStaff && <p>{t.staff}</p>}
      {openOrders.length > 0 && (
        <div className="grid grid-cols-1 gap-1">
          <p>{t.blocked}</p>
          <ul className="list-disc pl-5 tabular-nums">
            {openOrders.map((number) => (
              <li key={number}>{number}</li>
            ))}
          </ul>
        </div>
      )}
      {openOrders.length === 0 && !isStaff && (
        <Button
          variant="danger"
          aria-haspopup="dialog"
          onPointerEnter={eraseDialog.preload}
          onFocus={eraseDialog.preload}
          onClick={() => setAsking(true)}
        >
          {t.erase}
        </Button>
      )}
      {everOpen && (
        <Suspense fallback={null}>
          <eraseDialog.Component open={asking} phone={partner.phone} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

function Kept({ plan: { keptDocuments, keptOrders, keptUntil } }: { plan: ErasurePlanWire }) {
  const t = useMessages(personalDataMessages)
  if (keptUntil === null) return null
  const day = formatDay(keptUntil)
  return (
    <>
      {keptDocuments > 0 && <p className="text-quiet">{t.kept(keptDocuments, day)}</p>}
      {keptOrders > 0 && <p className="text-quiet">{t.keptOrders(day)}</p>}
    </>
  )
}
