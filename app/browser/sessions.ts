import type { Partner } from '#domain/identity/partner.ts'
import { request } from './request.ts'

/** Who is signed in here; null for a visitor. */
export async function fetchPartner(): Promise<Partner | null> {
  return (await request<{ partner: Partner | null }>('GET', '/api/session')).partner
}

/** Has a code sent to a number. */
export async function sendCode(
  phone: string,
): Promise<{ resendAfterSeconds: number; expiresInSeconds: number }> {
  return request('POST', '/api/login-codes', { body: { phone } })
}

/** Signs in with the code. */
export async function signIn(phone: string, code: string): Promise<Partner> {
  return (await request<{ partner: Partner }>('POST', '/api/session', { body: { phone, code } })).partner
}

/** Ends the session, on the server too. */
export async function signOut(): Promise<void> {
  await request('DELETE', '/api/session')
}

/** Sets the name the person is shown under. */
export async function rename(name: string): Promise<Partner> {
  return (await request<{ partner: Partner }>('PUT', '/api/session/name', { body: { name } })).partner
}
