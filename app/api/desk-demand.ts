import type { DemandListWire } from '#domain/demand/wire.ts'
import { request } from './request.ts'

/** What was looked for in the last days and not found. */
export function fetchDemand(days: number): Promise<DemandListWire> {
  return request('GET', `/api/desk/demand?days=${days}`, {
    isSound: ({ demand, chosen, pins }) =>
      Array.isArray(demand) && Array.isArray(chosen) && Array.isArray(pins),
  })
}
