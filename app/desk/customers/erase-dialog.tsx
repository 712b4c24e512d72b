import type { ErasurePlanWire } from '#domain/privacy/wire.ts'
import { fetchCustomerErasure } from '#app/api/desk/customers.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { deskCustomerMessages } from '#app/messages/desk/customers.ts'
import { Button } from '#app/ui/button.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { Deferred, useDeferred } from '#app/desk/kit/data/deferred.tsx'

interface EraseDialogProps {
  uid: string
  onConfirm: () => void
  onClose: () => void
}

/** Says what an erasure leaves and what stands against it, before it is begun. */
export function EraseDialog({ uid, onConfirm, onClose }: EraseDialogProps) {
  const t = deskCustomerMessages
  const data = useDeferred(() => fetchCustomerErasure(uid))
  return (
    <Dialog open title={t.eraseTitle} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4 p-4">
        <p className="text-quiet">{t.eraseText}</p>
        <Deferred data={data}>
          {(plan) => (
            <>
              <Plan plan={plan} />
              <div className="flex flex-wrap items-start justify-end gap-2">
                <Button variant="secondary" onClick={onClose}>
                  {t.keep}
                </Button>
                <WaitingButton
                  variant="danger"
                  waitsFor={plan.isStaff || plan.openOrders.length > 0 ? t.needsNothingOpen : null}
                  onClick={onConfirm}
                >
                  {t.eraseConfirm}
                </WaitingButton>
              </div>
            </>
          )}
        </Deferred>
      </div>
    </Dialog>
  )
}

function Plan({ plan }: { plan: ErasurePlanWire }) {
  const t = deskCustomerMessages
  const { isStaff, openOrders, retainedDocuments, retainedUntil } = plan
  return (
    <>
      {isStaff && <p className="text-bad">{t.eraseStaff}</p>}
      {openOrders.length > 0 && (
        <div className="text-bad">
          <p>{t.eraseBlocked}</p>
          <p className="tabular-nums">{openOrders.join(', ')}</p>
        </div>
      )}
      {retainedDocuments > 0 && retainedUntil !== null && (
        <p className="text-sm">{t.kept(retainedDocuments, formatDay(retainedUntil))}</p>
      )}
    </>
  )
}
