import { formatRupees } from '#domain/money/format-rupees.ts'
import { sum } from '#domain/money/paise.ts'
import { formatWeight } from '#domain/catalogue/measures/weight.ts'
import type { TripWire } from '#domain/trips/wire.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { deskPrintMessages } from '#app/messages/desk/print.ts'
import { deskTripMessages } from '#app/messages/desk/orders/trips.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { Truck } from '#app/ui/icons/truck.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { PrintButton } from '#app/desk/kit/print/print-button.tsx'
import { useArrival } from '#app/desk/kit/use-arrival.ts'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'
import { LoadBar } from './load-bar.tsx'
import { StopList } from './stop-list.tsx'

const actions = ['start', 'close', 'removal'] as const
type Action = (typeof actions)[number]

interface TripCardProps {
  trip: TripWire
  mayPlan: boolean
  isPending: boolean
  /** The shipments of the trip are to be these, in this order. */
  onStops: (fulfilmentIds: readonly string[]) => void
  onEdit: () => void
  onAct: (action: Action) => void
}

const tones = { PLANNED: 'plain', ON_THE_ROAD: 'accent', CLOSED: 'good' } as const

/** One trip: vehicle, driver, load and stops, and what may be done with it next. */
export function TripCard({ trip, mayPlan, isPending, onStops, onEdit, onAct }: TripCardProps) {
  const t = deskTripMessages
  const print = deskPrintMessages
  const dialog = useDialog('trip')
  const open = trip.stops.filter(({ outcome }) => outcome === null)
  const toCollect = sum(open.map((stop) => stop.toCollect))
  const isPlanned = trip.status === 'PLANNED'
  const tooHeavy = trip.load.kg - trip.capacityKg
  const questions = {
    start: [
      t.startTitle,
      tooHeavy > 0 ? `${t.startHeavy(formatWeight(tooHeavy))} ${t.startText}` : t.startText,
      t.start,
    ],
    close: [t.closeTitle, t.closeText(open.length), t.close],
    removal: [t.removeTitle, t.removeText, t.remove],
  } as const
  return (
    <article
      {...useArrival<HTMLElement>(trip.tripId)}
      aria-label={trip.vehicle}
      className="grid grid-cols-1 gap-3 rounded-card border border-hairline bg-surface p-4 data-arrived:outline-2 data-arrived:outline-accent"
    >
      <header className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="flex items-center gap-2 text-base">
            <Truck size={20} />
            {trip.vehicle}
          </h2>
          <p className="text-sm text-quiet">
            {[trip.driver?.name ?? t.noDriver, formatDay(trip.day), t.stops(trip.stops.length)].join(' · ')}
          </p>
        </div>
        <Badge tone={tones[trip.status]}>{t[`trip-${trip.status}`]}</Badge>
      </header>
      {trip.status !== 'CLOSED' && <LoadBar load={trip.load} capacityKg={trip.capacityKg} />}
      {toCollect > 0 && <p className="text-sm text-quiet">{t.collect(formatRupees(toCollect))}</p>}
      {trip.stops.length === 0 ? (
        <p className="text-sm text-quiet">{t.noStops}</p>
      ) : (
        <StopList stops={trip.stops} isPending={isPending} {...(isPlanned && mayPlan && { onStops })} />
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {mayPlan && trip.status !== 'CLOSED' && (
          <TripActions
            trip={trip}
            isPending={isPending}
            onEdit={onEdit}
            onAsk={(action) => dialog.open(`${action}.${trip.tripId}`)}
          />
        )}
        {trip.stops.length > 0 && (
          <PrintButton of={{ tripId: trip.tripId }} label={print.printTrip(trip.vehicle)} />
        )}
      </div>
      {dialog.show((subject) => {
        const chosen = actions.find((action) => subject === `${action}.${trip.tripId}`)
        return (
          chosen !== undefined && (
            <ConfirmDialog
              open
              question={questions[chosen][0]}
              detail={questions[chosen][1]}
              confirmLabel={questions[chosen][2]}
              cancelLabel={t.keep}
              danger={chosen === 'removal'}
              onCancel={dialog.close}
              onConfirm={() => {
                dialog.close()
                onAct(chosen)
              }}
            />
          )
        )
      })}
    </article>
  )
}

interface TripActionsProps extends Pick<TripCardProps, 'trip' | 'isPending' | 'onEdit'> {
  onAsk: (action: Action) => void
}

/** Actions of a planner on a trip that has not ended. */
function TripActions({ trip, isPending, onEdit, onAsk }: TripActionsProps) {
  const t = deskTripMessages
  if (trip.status === 'ON_THE_ROAD')
    return (
      <Button size="small" variant="secondary" loading={isPending} onClick={() => onAsk('close')}>
        {t.close}
      </Button>
    )
  return (
    <>
      <WaitingButton
        size="small"
        waitsFor={trip.driver === null ? t.needsDriver : trip.stops.length === 0 ? t.needsStops : null}
        loading={isPending}
        onClick={() => onAsk('start')}
      >
        {t.start}
      </WaitingButton>
      <Button size="small" variant="secondary" onClick={onEdit}>
        {t.edit}
      </Button>
      <Button size="small" variant="danger" onClick={() => onAsk('removal')}>
        {t.remove}
      </Button>
    </>
  )
}
