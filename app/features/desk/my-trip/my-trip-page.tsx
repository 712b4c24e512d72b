import { useCallback } from 'react'
import type { OwnTripsWire, TripWire } from '#domain/trips/wire.ts'
import { fetchOwnTrips } from '#app/api/desk-my-trip.ts'
import { ApiError } from '#app/api/request.ts'
import { readStorage, writeStorage } from '#app/browser/storage.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskMyTripMessages } from '#app/messages/desk-my-trip.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { useDesk } from '../desk-context.ts'
import { Loaded } from '../loaded.tsx'
import { useDeskLoad } from '../use-desk-load.ts'
import { useRefreshWhileSeen } from '../use-refresh-while-seen.ts'
import { StopCard } from './stop-card.tsx'
import { useOutbox } from './use-outbox.ts'

type Seen = OwnTripsWire & {
  /** When this was read, if it is not from now but from before the network was lost. */
  readonly seenAt?: string
}

/** The driver's page (DESK-05): the stops of their own trips, one below the other, for a phone on a weak network. */
export function MyTripPage() {
  const { login } = useDesk()
  const read = useCallback(() => readTrips(login.phone), [login.phone])
  const loading = useDeskLoad(read)
  const { refresh, show } = loading
  useRefreshWhileSeen(refresh)
  const showSent = useCallback(
    (trips: OwnTripsWire) => {
      remember(login.phone, trips)
      show(trips)
    },
    [login.phone, show],
  )
  return (
    <Loaded level={1} loading={loading}>
      {(seen) => <Trips seen={seen} onTrips={showSent} onRefresh={refresh} />}
    </Loaded>
  )
}

interface TripsProps {
  seen: Seen
  onTrips: (trips: OwnTripsWire) => void
  onRefresh: () => void
}

function Trips({ seen, onTrips, onRefresh }: TripsProps) {
  const t = useMessages(deskMyTripMessages)
  const latest = useLatest(onTrips)
  const outbox = useOutbox(latest)
  const waiting = outbox.entries.filter(({ content }) => content.refusal === null).length
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-4">
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
      <div aria-live="polite">
        {waiting > 0 && (
          <div className="flex items-center justify-between gap-3 rounded-control bg-caution-soft p-3 text-sm text-caution">
            <p>
              <strong className="block">{t.waitingCount(waiting)}</strong>
              {outbox.isFull ? t.full : outbox.isDurable ? t.waitingHint : t.notDurable}
            </p>
            <Button size="small" variant="secondary" onClick={outbox.sendNow}>
              {t.sendNow}
            </Button>
          </div>
        )}
      </div>
      {seen.trips.length === 0 && <EmptyState title={t.noneTitle} text={t.noneText} />}
      {seen.trips.map((trip) => (
        <TripStops key={trip.tripId} trip={trip} outbox={outbox} />
      ))}
      <Orphans trips={seen.trips} outbox={outbox} />
    </div>
  )
}

/** What is kept for stops that are on no trip any more: it is shown all the same, for nothing gets lost in silence. */
function Orphans({ trips, outbox }: { trips: readonly TripWire[]; outbox: ReturnType<typeof useOutbox> }) {
  const t = useMessages(deskMyTripMessages)
  const known = new Set(trips.flatMap(({ stops }) => stops.map(({ stopId }) => stopId)))
  const lost = outbox.entries.filter(({ content }) => !known.has(content.stopId) && content.refusal !== null)
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

function TripStops({ trip, outbox }: { trip: TripWire; outbox: ReturnType<typeof useOutbox> }) {
  const t = useMessages(deskMyTripMessages)
  const isDone = (stopId: string, outcome: string | null) =>
    outcome !== null ||
    outbox.entries.some(({ content }) => content.kind === 'report' && content.stopId === stopId)
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
          entries={outbox.entries.filter(({ content }) => content.stopId === stop.stopId)}
          outbox={outbox}
        />
      ))}
    </section>
  )
}

/** A function that is always the same and calls the latest one. */
function useLatest<T>(act: (value: T) => void): (value: T) => void {
  return useCallback((value: T) => act(value), [act])
}

const keyOf = (phone: string) => `my-trips ${phone}`

/** The trips as the store has them, or, without a network, as they were seen last. */
async function readTrips(phone: string): Promise<Seen> {
  try {
    const trips = await fetchOwnTrips()
    remember(phone, trips)
    return trips
  } catch (error) {
    const isAway = error instanceof ApiError && (error.code === 'offline' || error.code === 'slow')
    const known = isAway ? recall(phone) : null
    if (known === null) throw error
    return known
  }
}

/** Kept on the phone only as long as there is a trip: it names people. */
function remember(phone: string, { trips }: OwnTripsWire): void {
  writeStorage(
    keyOf(phone),
    trips.length === 0 ? '' : JSON.stringify({ trips, seenAt: new Date().toISOString() }),
  )
}

function recall(phone: string): Seen | null {
  try {
    const known = JSON.parse(readStorage(keyOf(phone)) ?? '') as Partial<Seen> | null
    return Array.isArray(known?.trips) && typeof known.seenAt === 'string' ? (known as Seen) : null
  } catch {
    return null
  }
}
