import type { Partner } from '#domain/identity/partner.ts'
import { request } from './request.ts'
import { soundAnswer } from './sound-answer.ts'

/** Who is signed in here; null for a visitor. */
export async function fetchPartner(): Promise<Partner | null> {
  const { partner } = await request<{ partner: Partner | null }>('GET', '/api/session')
  return partner === null ? null : sound(partner)
}

/** Has a code sent to a number. */
export async function sendCode(
  phone: string,
): Promise<{ resendAfterSeconds: number; expiresInSeconds: number }> {
  const sent = await request<{ resendAfterSeconds: number; expiresInSeconds: number }>(
    'POST',
    '/api/login-codes',
    { body: { phone } },
  )
  return soundAnswer(sent, typeof sent.resendAfterSeconds === 'number')
}

/** Signs in with the code. */
export async function signIn(phone: string, code: string): Promise<Partner> {
  const session = await request<{ partner: Partner }>('POST', '/api/session', { body: { phone, code } })
  return sound(session.partner)
}

/** Ends the session, on the server too. */
export async function signOut(): Promise<void> {
  await request('DELETE', '/api/session')
}

/** Sets the name the person is shown under. */
export async function rename(name: string): Promise<Partner> {
  return sound((await request<{ partner: Partner }>('PUT', '/api/session/name', { body: { name } })).partner)
}

function sound(partner: Partner | undefined): Partner {
  return soundAnswer(partner as Partner, typeof partner?.uid === 'string')
}
