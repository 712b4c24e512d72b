import { planFields } from '#domain/delivery/plan-changes.ts'
import type { DeliveryPlan } from '#domain/delivery/plan.ts'
import { auditChanges } from '#domain/audit/audit-changes.ts'
import { deskDeliveryMessages } from '#app/messages/desk/orders/delivery.ts'
import { Button } from '#app/ui/button.tsx'
import { AuditChanges } from '#app/desk/kit/audit/audit-changes.tsx'

interface PlanConflictProps {
  /** Name of the colleague; null if unknown. */
  by: string | null
  theirs: DeliveryPlan
  mine: DeliveryPlan
  pending: boolean
  onKeep: () => void
  onTake: () => void
}

/** Shows the differences from a plan that a colleague saved first, and asks which to keep. */
export function PlanConflict({ by, theirs, mine, pending, onKeep, onTake }: PlanConflictProps) {
  const t = deskDeliveryMessages
  const changes = auditChanges(planFields(theirs), planFields(mine))
  return (
    <div role="alert" className="grid gap-2 rounded-card bg-caution-soft p-3 text-sm">
      <p>
        {changes.length === 0 ? t.changedAlike : by === null ? t.changedMeanwhile : t.changedMeanwhileBy(by)}
      </p>
      <AuditChanges changes={changes} />
      <div className="flex flex-wrap gap-2">
        {changes.length > 0 && (
          <Button size="small" loading={pending} onClick={onKeep}>
            {t.keepMine}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={onTake}>
          {t.takeTheirs}
        </Button>
      </div>
    </div>
  )
}
