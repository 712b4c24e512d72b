import type { Partner } from '#domain/identity/partner.ts'
import type {
  DeviceListWire,
  DeviceWire,
  LoginRequest,
  NewSessionWire,
  RenamedPartnerWire,
  RenameRequest,
  SessionWire,
} from '#domain/identity/wire.ts'
import { request, requestNothing } from './request.ts'

/** The partner who is logged in here, or null for a guest, and the devices they should hear of. */
export function fetchSession(): Promise<SessionWire> {
  return request<SessionWire>('GET', '/api/session', {
    isSound: ({ partner }) => partner === null || typeof partner?.uid === 'string',
  })
}

/** Logs in with the code that was sent to a phone, and agrees to a version of the privacy policy. */
export async function logIn(body: LoginRequest): Promise<Partner> {
  const session = await request<NewSessionWire, LoginRequest>('POST', '/api/session', {
    body,
    isSound: hasPartner,
  })
  return session.partner
}

/** Ends the session, on the server too. */
export function logOut(): Promise<void> {
  return requestNothing('DELETE', '/api/session')
}

/** The devices that are logged in, the most recently used first. */
export async function fetchDevices(): Promise<readonly DeviceWire[]> {
  const { devices } = await request<DeviceListWire>('GET', '/api/sessions', {
    isSound: (answer) => Array.isArray(answer.devices),
  })
  return devices
}

/** Logs out one device. */
export function endDevice(id: string): Promise<void> {
  return requestNothing('DELETE', `/api/sessions/${encodeURIComponent(id)}`)
}

/** Logs out all devices, including this one. */
export function endAllDevices(): Promise<void> {
  return requestNothing('DELETE', '/api/sessions')
}

/** Sets the partner's display name. */
export async function renamePartner(name: string): Promise<Partner> {
  const { partner } = await request<RenamedPartnerWire, RenameRequest>('PUT', '/api/session/name', {
    body: { name },
    isSound: hasPartner,
  })
  return partner
}

function hasPartner({ partner }: Partial<RenamedPartnerWire>): boolean {
  return typeof partner?.uid === 'string'
}
