import { demandCalls, type DemandListWire } from '#domain/demand/wire.ts'
import { callApi } from '../transport/call.ts'

/** Searches of the last days that found nothing. */
export function fetchDemand(days: number): Promise<DemandListWire> {
  return callApi(demandCalls.list, { query: new URLSearchParams({ days: String(days) }) })
}
