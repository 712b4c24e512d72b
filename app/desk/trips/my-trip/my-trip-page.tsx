import { useCallback, useEffect, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import type { DeskLoginWire } from '#domain/staff/wire.ts'
import type { OwnTripsWire, TripWire } from '#domain/trips/wire.ts'
import { fetchOwnTrips } from '#app/api/desk/my-trip.ts'
import { ApiError, isUnanswered } from '#app/api/transport/request.ts'
import { keepPageOffline } from '#app/browser/offline-page.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { deskMyTripMessages } from '#app/messages/desk/orders/my-trip.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { deskLoginContext } from '#app/desk/kit/data/page-module.ts'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { useRefreshWhileSeen } from '#app/desk/kit/data/use-refresh-while-seen.ts'
import { recallTrips, rememberTrips, type SeenTrips } from './seen-trips.ts'
import { StopCard } from './stop-card.tsx'
import { useOutbox } from './use-outbox.ts'

export const permission = 'trips:drive'

type Seen = OwnTripsWire & Partial<Pick<SeenTrips, 'seenAt'>>

export function clientLoader({ context }: LoaderFunctionArgs) {
  return readTrips(context.get(deskLoginContext))
}

/** The driver's page (DESK-05): the stops of their own trips, one below the other, for a phone on a weak network. */
export default function MyTripPage() {
  const { login } = useDesk()
  const { content: seen, show, refresh } = usePageData<typeof clientLoader>()
  useRefreshWhileSeen()
  const showSent = useCallback(
    (trips: OwnTripsWire) => {
      rememberTrips(login, trips)
      show(trips)
    },
    [login, show],
  )
  return <Trips seen={seen} onTrips={showSent} onRefresh={refresh} />
}

type TripOutbox = ReturnType<typeof useOutbox>

interface TripsProps {
  seen: Seen
  onTrips: (trips: OwnTripsWire) => void
  onRefresh: () => void
}

function Trips({ seen, onTrips, onRefresh }: TripsProps) {
  const t = deskMyTripMessages
  const outbox = useOutbox(onTrips)
  return (
    <div className="mx-auto grid max-w-form grid-cols-1 gap-4">
      <div className="flex items-center justify-between gap-2">
        <h1 className="text-xl">{t.title}</h1>
        <Button size="small" variant="secondary" onClick={onRefresh}>
          {t.refresh}
        </Button>
      </div>
      {seen.seenAt !== undefined && (
        <p className="rounded-control bg-caution-soft p-3 text-sm text-caution">
          {t.shown(formatDateTime(seen.seenAt))}
        </p>
      )}
      <UpdateNotice />
      <Waiting outbox={outbox} />
      {seen.trips.length === 0 && <EmptyState title={t.noneTitle} text={t.noneText} />}
      {seen.trips.map((trip) => (
        <TripStops key={trip.tripId} trip={trip} outbox={outbox} />
      ))}
      <Orphans trips={seen.trips} outbox={outbox} />
    </div>
  )
}

/** Number of unsent reports, and whether the page may be closed meanwhile. */
function Waiting({ outbox }: { outbox: TripOutbox }) {
  const t = deskMyTripMessages
  const waiting = outbox.queued.filter(({ content }) => content.refusal === null).length
  const isStored = outbox.queued.every((entry) => entry.isStored)
  return (
    <div aria-live="polite">
      {(waiting > 0 || !isStored) && (
        <div
          className={classNames(
            'flex items-center justify-between gap-3 rounded-control p-3 text-sm',
            isStored ? 'bg-caution-soft text-caution' : 'bg-bad-soft text-bad',
          )}
        >
          <p>
            {waiting > 0 && <strong className="block">{t.waitingCount(waiting)}</strong>}
            {isStored ? (outbox.isFull ? t.full : t.waitingHint) : t.notStored}
          </p>
          {waiting > 0 && (
            <Button size="small" variant="secondary" onClick={outbox.sendNow}>
              {t.sendNow}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** Keeps the page for when there is no network, and says when the store has a newer one. */
function UpdateNotice() {
  const t = deskMyTripMessages
  const [isOutdated, setOutdated] = useState(false)
  useEffect(() => keepPageOffline(() => setOutdated(true)), [])
  if (!isOutdated) return null
  return (
    <div className="flex items-center justify-between gap-3 rounded-control bg-sunken p-3 text-sm">
      <p>{t.newVersion}</p>
      <Button size="small" variant="secondary" onClick={() => location.reload()}>
        {t.loadNewVersion}
      </Button>
    </div>
  )
}

/** Unsent reports of stops that are on no trip any more, shown so that none is lost silently. */
function Orphans({ trips, outbox }: { trips: readonly TripWire[]; outbox: TripOutbox }) {
  const t = deskMyTripMessages
  const known = new Set(trips.flatMap(({ stops }) => stops.map(({ stopId }) => stopId)))
  const lost = outbox.queued.filter(({ content }) => !known.has(content.stopId) && content.refusal !== null)
  return lost.map(({ key, content }) => (
    <div key={key} role="alert" className="grid gap-2 rounded-card border border-bad bg-surface p-4 text-sm">
      <p className="font-medium">{t.order(content.orderNumber, 1)}</p>
      <p className="text-bad">
        {t.refused}: {content.refusal?.text}
      </p>
      <Button size="small" variant="danger" onClick={() => void outbox.discard(key)}>
        {t.discard}
      </Button>
    </div>
  ))
}

function TripStops({ trip, outbox }: { trip: TripWire; outbox: TripOutbox }) {
  const t = deskMyTripMessages
  const isDone = (stopId: string, outcome: string | null) =>
    outcome !== null ||
    outbox.queued.some(({ content }) => content.kind === 'report' && content.stopId === stopId)
  const done = trip.stops.filter(({ stopId, outcome }) => isDone(stopId, outcome)).length
  return (
    <section className="grid grid-cols-1 gap-3" aria-label={trip.vehicle}>
      <h2 className="flex items-baseline justify-between gap-2 text-base">
        {trip.vehicle}
        <span className="text-sm font-normal text-quiet">{t.done(done, trip.stops.length)}</span>
      </h2>
      {trip.status === 'PLANNED' && (
        <p className="rounded-control bg-sunken p-3 text-sm text-quiet">{t.planned}</p>
      )}
      {trip.stops.map((stop, index) => (
        <StopCard
          key={stop.stopId}
          number={index + 1}
          stop={stop}
          isStarted={trip.status === 'ON_THE_ROAD'}
          queued={outbox.queued.filter(({ content }) => content.stopId === stop.stopId)}
          outbox={outbox}
        />
      ))}
    </section>
  )
}

/** The trips as the store has them, or, without a network, as they were seen last. */
async function readTrips(login: DeskLoginWire): Promise<Seen> {
  try {
    const trips = await fetchOwnTrips()
    rememberTrips(login, trips)
    return trips
  } catch (error) {
    const known = error instanceof ApiError && isUnanswered(error) ? recallTrips() : null
    if (known?.login.phone !== login.phone) throw error
    return known
  }
}
