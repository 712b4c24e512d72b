import type { DeskLoginWire } from '#domain/staff/wire.ts'
import { fetchDeskLogin } from '#app/api/desk/desk.ts'
import { ApiError, isUnanswered } from '#app/api/transport/request.ts'
import { recallTrips } from '#app/desk/trips/my-trip/seen-trips.ts'

/** The person who works at the desk in this browser, or null; unconfirmed while the store has not answered. */
type DeskSession = { readonly login: DeskLoginWire | null; readonly isConfirmed: boolean }

let known: Promise<DeskSession> | null = null

/** The session of this browser: read once, until it changes or is forgotten. Without a network it is that of the driver whose trip was seen last. */
export async function readDeskSession(): Promise<DeskSession> {
  const reading = (known ??= fetchDeskSession())
  try {
    return await reading
  } catch (error) {
    if (known === reading) known = null
    throw error
  }
}

/** Sets the session after somebody has signed in, proved who they are, or signed out. */
export function changeDeskSession(login: DeskLoginWire | null): void {
  known = Promise.resolve({ login, isConfirmed: true })
}

/** Forgets the session, so that the store is asked again. */
export function forgetDeskSession(): void {
  known = null
}

async function fetchDeskSession(): Promise<DeskSession> {
  try {
    return { login: await fetchDeskLogin(), isConfirmed: true }
  } catch (error) {
    const recalled = error instanceof ApiError && isUnanswered(error) ? recallTrips() : null
    if (recalled === null) throw error
    return { login: recalled.login, isConfirmed: false }
  }
}
