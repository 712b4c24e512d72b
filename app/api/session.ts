import type { SessionWire } from '#domain/identity/wire.ts'
import { ApiError, send } from './transport/request.ts'

/** The answer to those who are not signed in: most people, who load no schemas for it. */
const GUEST = '{"partner":null,"newDevices":[]}'

/** The partner who is logged in here, or null for a guest, and the devices they should hear of. */
export async function fetchSession(): Promise<SessionWire> {
  const response = await send('GET', '/api/session')
  if ((await response.clone().text()) === GUEST) return { partner: null, newDevices: [] }
  const { readSession } = await import('./identity/sessions.ts').catch(() => {
    throw new ApiError('offline')
  })
  return readSession(response)
}
