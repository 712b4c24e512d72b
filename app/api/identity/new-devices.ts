import { deviceCalls } from '#domain/identity/wire.ts'
import { callApi } from '../transport/call.ts'

/** Says that the reader knows of the new devices that logged in until then. */
export function acceptNewDevices(until: string): Promise<void> {
  return callApi(deviceCalls.accept, { body: { until } })
}
