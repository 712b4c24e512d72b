import type { StopOutcome } from '#domain/trips/trip.ts'
import { deskMyTripMessages } from '#app/messages/desk/orders/my-trip.ts'
import { Button } from '#app/ui/button.tsx'
import { useRefusal } from './use-refusal.ts'
import type { QueuedReport } from './use-outbox.ts'

interface UnsentReportProps {
  queued: QueuedReport
  onCorrect: (outcome: StopOutcome) => void
  onDiscard: () => void
}

/** A report that has not arrived: it waits for the network, or was refused. */
export function UnsentReport({ queued: { content, isStored }, onCorrect, onDiscard }: UnsentReportProps) {
  const t = deskMyTripMessages
  const describe = useRefusal()
  if (content.kind !== 'report') return null
  const { refusal, report } = content
  if (refusal === null)
    return (
      <div className="flex items-center justify-between gap-2 text-sm text-caution">
        <span>{isStored ? t.waiting : t.waitingUnstored}</span>
        <Button size="small" variant="quiet" onClick={onDiscard}>
          {t.takeBack}
        </Button>
      </div>
    )
  return (
    <div role="alert" className="grid grid-cols-1 gap-2 rounded-control bg-bad-soft p-3 text-sm">
      <p className="text-bad">
        <strong className="block">
          {t.refused}: {t[`stop-${report.outcome}`]}
        </strong>
        {describe(refusal)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => onCorrect(report.outcome)}>
          {t.correct}
        </Button>
        <Button size="small" variant="danger" onClick={onDiscard}>
          {t.discard}
        </Button>
      </div>
    </div>
  )
}
