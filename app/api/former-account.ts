import type { ClaimRequest, FormerAccountWire } from '#domain/identity/wire.ts'
import { request, requestNothing } from './request.ts'

/** How many proofs of the account that the number had before may be tried; null when there is none. */
export async function fetchFormerAccount(): Promise<number | null> {
  const { triesLeft } = await request<FormerAccountWire>('GET', '/api/session/former-account', {
    isSound: (answer) => answer.triesLeft !== undefined,
  })
  return triesLeft
}

/** Claims that account by the number of one of its orders, or the GST number on one. */
export function claimFormerAccount(proof: string): Promise<void> {
  const claim: ClaimRequest = { proof }
  return requestNothing('POST', '/api/session/former-account', claim)
}
