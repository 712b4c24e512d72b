import { Suspense, useState } from 'react'
import type { Partner } from '#domain/identity/partner.ts'
import type { ErasurePlanWire } from '#domain/privacy/wire.ts'
import { fetchErasurePlan } from '#app/api/identity/privacy.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { personalDataMessages } from '#messages/profile/personal-data.ts'
import { Button } from '#app/ui/button.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { useEverOpen } from '#app/ui/overlays/use-ever-open.ts'
import { Loaded } from './loaded.tsx'

const eraseDialog = lazyComponent(() =>
  import('./erase-account-dialog.tsx').then((module) => module.EraseAccountDialog),
)

/** Says what deleting the account leaves or what stands against it, and asks for it in a dialog. */
export function EraseAccount({ partner }: { partner: Partner }) {
  return (
    <Loaded read={fetchErasurePlan} texts={personalDataMessages}>
      {(plan) => <Plan plan={plan} phone={partner.phone} />}
    </Loaded>
  )
}

function Plan({ plan, phone }: { plan: ErasurePlanWire; phone: Partner['phone'] }) {
  const t = personalDataMessages
  const [asking, setAsking] = useState(false)
  const everOpen = useEverOpen(asking)
  const { openOrders, isStaff } = plan
  return (
    <>
      <p className="text-quiet">{t.eraseText}</p>
      <RetainedRecords plan={plan} />
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
          <eraseDialog.Component open={asking} phone={phone} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

function RetainedRecords({
  plan: { retainedDocuments, retainedOrders, retainedUntil },
}: {
  plan: ErasurePlanWire
}) {
  const t = personalDataMessages
  if (retainedUntil === null) return null
  const day = formatDay(retainedUntil)
  return (
    <>
      {retainedDocuments > 0 && <p className="text-quiet">{t.kept(retainedDocuments, day)}</p>}
      {retainedOrders > 0 && <p className="text-quiet">{t.retainedOrders(day)}</p>}
    </>
  )
}
