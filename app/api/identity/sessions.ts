import type { Partner } from '#domain/identity/partner.ts'
import {
  deviceCalls,
  sessionCalls,
  type DeviceWire,
  type LoginRequest,
  type SessionWire,
} from '#domain/identity/wire.ts'
import { language } from '#messages/language.ts'
import { callApi, parseAnswer } from '../transport/call.ts'

/** Reads who is logged in here from the answer that says so. */
export function readSession(response: Response): Promise<SessionWire> {
  return parseAnswer(sessionCalls.read, response)
}

/** Logs in with the code that was sent to a phone, and agrees to a version of the privacy policy. */
export async function signIn(body: LoginRequest): Promise<Partner> {
  return (await callApi(sessionCalls.signIn, { body: language === 'en' ? body : { ...body, language } }))
    .partner
}

/** Ends the session, on the server too. */
export function signOut(): Promise<void> {
  return callApi(sessionCalls.signOut, {})
}

/** The devices that are logged in, the most recently used first. */
export async function fetchDevices(): Promise<readonly DeviceWire[]> {
  return (await callApi(deviceCalls.list, {})).devices
}

/** Logs out one device. */
export function endDevice(id: string): Promise<void> {
  return callApi(deviceCalls.end, { params: { id } })
}

/** Logs out all devices, including this one. */
export function endAllDevices(): Promise<void> {
  return callApi(deviceCalls.endAll, {})
}

/** Sets the partner's display name. */
export async function renamePartner(name: string): Promise<Partner> {
  return (await callApi(sessionCalls.rename, { body: { name } })).partner
}
