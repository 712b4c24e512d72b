import { useState } from 'react'
import { Link } from 'react-router'
import type { DispatchWire, TripRequestWire, TripWire } from '#domain/trips/wire.ts'
import { actOnTrip, changeTrip, fetchDispatch, planTrip, startTrip } from '#app/api/desk/trips.ts'
import { deskTripMessages } from '#app/messages/desk/orders/trips.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { useRefreshWhileSeen } from '#app/desk/kit/data/use-refresh-while-seen.ts'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'
import { EwayBillQuestion } from './eway-bill-question.tsx'
import { TripCard } from './trip-card.tsx'
import { TripDialog } from './trip-dialog.tsx'
import { WaitingList } from './waiting-list.tsx'

export const permission = 'trips:read'

export const clientLoader = () => fetchDispatch()

/** Dispatch (DESK-05): trips with vehicle and driver, and what waits for one by area. */
export default function TripsPage() {
  const { content: dispatch, show, refresh } = usePageData<typeof clientLoader>()
  useRefreshWhileSeen()
  return <Board dispatch={dispatch} onChanged={show} onStale={refresh} />
}

interface BoardProps {
  dispatch: DispatchWire
  onChanged: (dispatch: DispatchWire) => void
  /** Somebody else changed something. */
  onStale: () => void
}

function Board({ dispatch, onChanged, onStale }: BoardProps) {
  const t = deskTripMessages
  const describe = useDeskError()
  const { can } = useDesk()
  const { isPending, failure, run } = useDispatchChange({ onChanged, onStale })
  const dialog = useDialog('plan')
  const [chosen, setChosen] = useState<string | null>(null)
  const [started, setStarted] = useState<TripWire | null>(null)
  const planned = dispatch.trips.filter(({ status }) => status === 'PLANNED')
  const target = planned.find(({ tripId }) => tripId === chosen) ?? planned[0] ?? null
  const mayPlan = can('trips:write')

  const saveStops = (trip: TripWire, fulfilmentIds: readonly string[]) =>
    run(() => changeTrip(trip.tripId, { ...planOf(trip), fulfilmentIds, seenAt: trip.updatedAt }))

  const start = (trip: TripWire, confirmNoEwayBill = false) => {
    setStarted(trip)
    void run(() => startTrip(trip.tripId, { seenAt: trip.updatedAt, confirmNoEwayBill }))
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <EwayBillQuestion
        failure={isPending ? null : failure}
        onConfirm={() => started && start(started, true)}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl">{t.title}</h1>
        {mayPlan && (
          <Button size="small" onClick={() => dialog.open()}>
            {t.plan}
          </Button>
        )}
      </div>
      {failure !== null && (
        <p role="alert" className="rounded-control bg-bad-soft p-3 text-sm text-bad">
          {describe(failure)}
        </p>
      )}
      <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
        <div className="grid grid-cols-1 gap-4">
          {dispatch.trips.length === 0 && <EmptyState title={t.noneTitle} text={t.noneText} />}
          {dispatch.trips.map((trip) => (
            <TripCard
              key={trip.tripId}
              trip={trip}
              isPending={isPending}
              mayPlan={mayPlan}
              onStops={(ids) => void saveStops(trip, ids)}
              onEdit={() => dialog.open(trip.tripId)}
              onAct={(action) =>
                action === 'start'
                  ? start(trip)
                  : void run(() => actOnTrip(trip.tripId, action, trip.updatedAt))
              }
            />
          ))}
        </div>
        <section className="grid grid-cols-1 gap-3">
          <WaitingHeading toPack={dispatch.toPack} />
          <WaitingList
            waiting={dispatch.waiting}
            hasMore={dispatch.hasMore}
            targets={mayPlan ? planned : []}
            target={target}
            isPending={isPending}
            onTarget={setChosen}
            onAdd={(ids) => {
              if (target === null) return
              const before = target.stops.map(({ fulfilmentId }) => fulfilmentId)
              void saveStops(target, [...before, ...ids])
            }}
          />
        </section>
      </div>
      {mayPlan &&
        dialog.show((id) => (
          <TripPlan
            key={id}
            id={id}
            dispatch={dispatch}
            onClose={dialog.close}
            onChanged={(changed) => {
              onChanged(changed)
              dialog.close()
            }}
            onStale={onStale}
          />
        ))}
    </div>
  )
}

function WaitingHeading({ toPack }: Pick<DispatchWire, 'toPack'>) {
  const t = deskTripMessages
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-2">
      <h2 className="text-lg">{t.waiting}</h2>
      {toPack > 0 && (
        <Link to="/desk/orders?todo=pack" className="touch text-sm text-accent">
          {t.toPack(toPack)}
        </Link>
      )}
    </div>
  )
}

interface TripPlanProps extends BoardProps {
  /** The trip that is changed; empty for a new one. */
  id: string
  onClose: () => void
}

/** Plans a trip, or changes one as it was when somebody began. */
function TripPlan({ id, dispatch, onClose, onChanged, onStale }: TripPlanProps) {
  const latest = dispatch.trips.find(({ tripId }) => tripId === id) ?? null
  const [trip] = useState(latest)
  if (trip === null && id !== '') return null
  return (
    <TripDialog
      trip={trip}
      latest={latest}
      dispatch={dispatch}
      onClose={onClose}
      onSave={async (plan, seen) => {
        const base = seen ?? trip
        onChanged(
          base === null
            ? await planTrip({ ...plan, fulfilmentIds: [] })
            : await changeTrip(base.tripId, { ...planOf(base), ...plan, seenAt: base.updatedAt }),
        )
      }}
      onStale={onStale}
    />
  )
}

function planOf({ day, vehicle, capacityKg, driver, stops }: TripWire): TripRequestWire {
  return {
    day,
    vehicle,
    capacityKg,
    driverUid: driver?.uid ?? null,
    fulfilmentIds: stops.map(({ fulfilmentId }) => fulfilmentId),
  }
}

/** Changes of trips, one at a time, with what failed. */
function useDispatchChange({ onChanged, onStale }: Pick<BoardProps, 'onChanged' | 'onStale'>) {
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  async function run(change: () => Promise<DispatchWire>) {
    if (isPending) return
    setPending(true)
    setFailure(null)
    try {
      onChanged(await change())
    } catch (error) {
      setFailure(error)
      onStale()
    } finally {
      setPending(false)
    }
  }

  return { isPending, failure, run }
}
