import type { Partner } from '#domain/identity/partner.ts'
import { request } from './request.ts'
import { assertResponse } from './assert-response.ts'

/** Who is signed in here; null for a visitor. */
export async function fetchPartner(): Promise<Partner | null> {
  const { partner } = await request<{ partner: Partner | null }>('GET', '/api/session')
  return partner === null ? null : sound(partner)
}

/** Signs in with the code. */
export async function logIn(phone: string, code: string): Promise<Partner> {
  const session = await request<{ partner: Partner }>('POST', '/api/session', { body: { phone, code } })
  return sound(session.partner)
}

/** Ends the session, on the server too. */
export async function logOut(): Promise<void> {
  await request('DELETE', '/api/session')
}

/** A place where the person is signed in; the times are ISO 8601, UTC. */
export type Device = {
  readonly id: string
  readonly device: string
  readonly signedInAt: string
  readonly seenAt: string
  readonly here: boolean
}

/** Where the person is signed in, the last used first. */
export async function fetchDevices(): Promise<readonly Device[]> {
  const { devices } = await request<{ devices: readonly Device[] }>('GET', '/api/sessions')
  return assertResponse(devices, Array.isArray(devices))
}

/** Signs the person out on one device. */
export async function endDevice(id: string): Promise<void> {
  await request('DELETE', `/api/sessions/${encodeURIComponent(id)}`)
}

/** Signs the person out everywhere, here too. */
export async function endAllDevices(): Promise<void> {
  await request('DELETE', '/api/sessions')
}

/** Sets the name the person is shown under. */
export async function renamePartner(name: string): Promise<Partner> {
  return sound((await request<{ partner: Partner }>('PUT', '/api/session/name', { body: { name } })).partner)
}

function sound(partner: Partner | undefined): Partner {
  return assertResponse(partner as Partner, typeof partner?.uid === 'string')
}
