import type { DevicesKnownRequest } from '#domain/identity/wire.ts'
import { requestNothing } from './request.ts'

/** Says that the reader knows of the new devices that logged in until then. */
export function acceptNewDevices(until: string): Promise<void> {
  const known: DevicesKnownRequest = { until }
  return requestNothing('PUT', '/api/session/devices-known', known)
}
