import { deskSiteCalls } from '#domain/firms/desk-site-wire.ts'
import {
  deskFirmCalls,
  type CreateFirmForRequest,
  type DeskFirmWire,
  type FirmPageWire,
} from '#domain/firms/desk-wire.ts'
import type { AddSiteRequest, ChangeSiteRequest, FirmSitesWire } from '#domain/firms/site-wire.ts'
import type { ChangeFirmRequest, FirmInviteRequest, FirmPlaceRequest } from '#domain/firms/wire.ts'
import { callApi } from '../transport/call.ts'

/** A page of the firms that the query asks for; its fields are those of the API. */
export function fetchFirms(query: URLSearchParams): Promise<FirmPageWire> {
  return callApi(deskFirmCalls.list, { query })
}

export function fetchFirm(id: string): Promise<DeskFirmWire> {
  return callApi(deskFirmCalls.one, { params: { id } })
}

/** Creates a firm; the same id is created once. Throws `billing-differs` and `too-many-firms`. */
export function createFirm(body: CreateFirmForRequest): Promise<DeskFirmWire> {
  return callApi(deskFirmCalls.create, { body })
}

/** Changes name and address. Throws `billing-differs`. */
export function changeFirm(id: string, body: ChangeFirmRequest): Promise<DeskFirmWire> {
  return callApi(deskFirmCalls.change, { params: { id }, body })
}

/** Invites a number. Throws `already-in-firm`, `firm-full`, `too-many-invitations` and `invitation-declined`. */
export function inviteToFirm(id: string, body: FirmInviteRequest): Promise<DeskFirmWire> {
  return callApi(deskFirmCalls.invite, { params: { id }, body })
}

export function withdrawInvitation(id: string, invitationId: string): Promise<DeskFirmWire> {
  return callApi(deskFirmCalls.withdraw, { params: { id, invitationId } })
}

/** Changes what somebody may do in the firm. Throws `firm-last-owner`. */
export function changeFirmPerson(id: string, uid: string, body: FirmPlaceRequest): Promise<DeskFirmWire> {
  return callApi(deskFirmCalls.changePerson, { params: { id, uid }, body })
}

/** Removes somebody from the firm. Throws `firm-last-owner`. */
export function removeFirmPerson(id: string, uid: string): Promise<DeskFirmWire> {
  return callApi(deskFirmCalls.removePerson, { params: { id, uid } })
}

/** Leaves a note; the same id is left once. */
export function addFirmNote(id: string, note: { id: string; text: string }): Promise<DeskFirmWire> {
  return callApi(deskFirmCalls.addNote, { params: { id }, body: note })
}

/** The sites of a firm, those that are open first. */
export function fetchSitesOf(id: string): Promise<FirmSitesWire> {
  return callApi(deskSiteCalls.list, { params: { id } })
}

/** Adds a site; the same id is added once. Throws `too-many-sites`. */
export function addSiteOf(id: string, body: AddSiteRequest): Promise<FirmSitesWire> {
  return callApi(deskSiteCalls.add, { params: { id }, body })
}

/** Changes a site, closes it or opens it again. */
export function changeSiteOf(id: string, siteId: string, body: ChangeSiteRequest): Promise<FirmSitesWire> {
  return callApi(deskSiteCalls.change, { params: { id, siteId }, body })
}
