import type { DeskLoginWire } from '#domain/staff/wire.ts'
import type { OwnTripsWire } from '#domain/trips/wire.ts'
import { readStorage, removeStorage, writeStorage } from '#app/browser/storage.ts'

/** A driver's trips as this phone saw them last. */
export type SeenTrips = OwnTripsWire & {
  /** Driver whom the trips belong to, reduced to the permission to drive. */
  readonly login: DeskLoginWire
  readonly seenAt: string
}

/** One for the whole phone: the trips of a second driver take the place of the first one's. */
const KEY = 'my-trip-in-paise'
/** Trips that an earlier version remembered, with amounts in rupees. */
const FORMER_KEY = 'my-trip'

/** Remembers the trips of a driver, for when there is no network; they name people, so that nobody else's are kept beside them. */
export function rememberTrips(login: DeskLoginWire, { trips }: OwnTripsWire): void {
  removeStorage(FORMER_KEY)
  const own = { ...login, permissions: ['trips:drive'], isProved: false }
  const isStored = writeStorage(KEY, JSON.stringify({ login: own, trips, seenAt: new Date().toISOString() }))
  // an earlier state would be shown as the last one
  if (!isStored) forgetTrips()
}

/** The trips that were seen last; null when there are none, or their driver's session is over. */
export function recallTrips(): SeenTrips | null {
  try {
    const known = JSON.parse(readStorage(KEY) ?? 'null') as Partial<SeenTrips> | null
    if (!isWhole(known)) return null
    return Date.parse(known.login.expiresAt) > Date.now() ? known : null
  } catch {
    return null
  }
}

/** Forgets the trips of whoever does not have this number, or of everybody. */
export function forgetTrips(except?: string): void {
  removeStorage(FORMER_KEY)
  if (except === undefined || recallTrips()?.login.phone !== except) removeStorage(KEY)
}

/** An earlier version of the page may have remembered something else. */
function isWhole(known: Partial<SeenTrips> | null): known is SeenTrips {
  const { login, trips, seenAt } = known ?? {}
  return (
    typeof login?.phone === 'string' &&
    typeof login.expiresAt === 'string' &&
    Array.isArray(login.permissions) &&
    typeof seenAt === 'string' &&
    Array.isArray(trips) &&
    trips.every(
      ({ stops }: Partial<OwnTripsWire['trips'][number]>) =>
        Array.isArray(stops) && stops.every(({ fulfilmentNumber }) => typeof fulfilmentNumber === 'number'),
    )
  )
}
