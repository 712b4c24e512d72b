import { demandCalls, type DemandListWire } from '#domain/demand/wire.ts'
import { callApi } from './call.ts'

/** What was looked for in the last days and not found. */
export function fetchDemand(days: number): Promise<DemandListWire> {
  return callApi(demandCalls.list, { query: new URLSearchParams({ days: String(days) }) })
}
