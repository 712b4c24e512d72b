import {
  firmCalls,
  type ChangeFirmRequest,
  type CreateFirmRequest,
  type FirmInviteRequest,
  type FirmPlaceRequest,
  type FirmViewWire,
  type OwnFirmsWire,
} from '#domain/firms/wire.ts'
import { callApi } from './transport/call.ts'

/** The firms that somebody buys for, and the invitations that wait for them. */
export function fetchOwnFirms(): Promise<OwnFirmsWire> {
  return callApi(firmCalls.list, {})
}

export function fetchFirm(id: string): Promise<FirmViewWire> {
  return callApi(firmCalls.show, { params: { id } })
}

/** Creates a firm; the same id is created once. Throws `billing-differs` and `too-many-firms`. */
export function createFirm(body: CreateFirmRequest): Promise<FirmViewWire> {
  return callApi(firmCalls.create, { body })
}

/** Changes name and address. Throws `billing-differs`. */
export function changeFirm(id: string, body: ChangeFirmRequest): Promise<FirmViewWire> {
  return callApi(firmCalls.change, { params: { id }, body })
}

/** Invites a number. Throws `already-in-firm`, `firm-full`, `too-many-invitations` and `invitation-declined`. */
export function inviteToFirm(id: string, body: FirmInviteRequest): Promise<FirmViewWire> {
  return callApi(firmCalls.invite, { params: { id }, body })
}

export function withdrawInvitation(id: string, invitationId: string): Promise<FirmViewWire> {
  return callApi(firmCalls.withdraw, { params: { id, invitationId } })
}

/** Answers an invitation to the reader’s own number. Throws `invitation-over` and `too-many-firms`. */
export function answerInvitation(id: string, answer: 'accept' | 'decline'): Promise<OwnFirmsWire> {
  return callApi(firmCalls.answer, { params: { id }, body: { answer } })
}

/** Changes what somebody may do in the firm. Throws `firm-last-owner`. */
export function changeFirmPerson(id: string, uid: string, body: FirmPlaceRequest): Promise<FirmViewWire> {
  return callApi(firmCalls.changePerson, { params: { id, uid }, body })
}

/** Removes somebody from the firm; oneself leaves it. Throws `firm-last-owner`. */
export function removeFirmPerson(id: string, uid: string): Promise<void> {
  return callApi(firmCalls.removePerson, { params: { id, uid } })
}
