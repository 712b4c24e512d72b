import { privacyCalls, type ConsentStateWire, type ErasurePlanWire } from '#domain/privacy/wire.ts'
import { callApi, callForFile } from '../transport/call.ts'

/** The privacy policies that the partner agreed to. */
export function fetchConsent(): Promise<ConsentStateWire> {
  return callApi(privacyCalls.readConsent, {})
}

/** Agrees to the policy of a version. */
export function giveConsent(version: string): Promise<void> {
  return callApi(privacyCalls.giveConsent, { body: { version } })
}

/** Everything that the store holds of the partner, as a file. */
export async function fetchPersonalData(form: 'json' | 'html'): Promise<Blob> {
  return (await callForFile(form === 'json' ? privacyCalls.readData : privacyCalls.readPage, {})).blob()
}

/** Plan of erasing the account: obstacles, and data that would stay. */
export function fetchErasurePlan(): Promise<ErasurePlanWire> {
  return callApi(privacyCalls.readErasure, {})
}

/** Erases the account; the code was sent to the partner's own number. */
export function eraseAccount(code: string): Promise<void> {
  return callApi(privacyCalls.erase, { body: { code } })
}
