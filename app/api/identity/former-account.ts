import { deviceCalls } from '#domain/identity/wire.ts'
import { callApi } from '../transport/call.ts'

/** Number of proofs that may be tried for the account that the number had before; null when there is none. */
export async function fetchFormerAccount(): Promise<number | null> {
  return (await callApi(deviceCalls.readFormer, {})).triesLeft
}

/** Claims that account by the number of one of its orders, or the GST number on one. */
export function claimFormerAccount(proof: string): Promise<void> {
  return callApi(deviceCalls.claimFormer, { body: { proof } })
}
