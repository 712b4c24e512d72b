import type { FirmPlace, NewFirm } from '#domain/firms/firm.ts'
import type { Billing } from '#domain/identity/billing.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { FirmListFilter } from '../db/firms/list-firms.ts'
import { answerInvitation } from '../services/firms/answer-invitation.ts'
import { changeFirm } from '../services/firms/change-firm.ts'
import { changeFirmPerson, removeFirmPerson, type FirmMember } from '../services/firms/change-person.ts'
import { createFirmFor } from '../services/firms/create-firm-for.ts'
import { exportFirms, listFirms } from '../services/firms/list-firms.ts'
import { addFirmNote, showDeskFirm, type FirmNoteRequest } from '../services/firms/show-desk-firm.ts'
import { createFirm } from '../services/firms/create-firm.ts'
import { inviteToFirm, withdrawInvitation, type InvitationRequest } from '../services/firms/invite-person.ts'
import { listOwnFirms, showFirm } from '../services/firms/show-firm.ts'
import { listSites } from '../services/firms/list-sites.ts'
import { addSite, changeSite } from '../services/firms/save-site.ts'
import { readSiteSpending } from '../services/firms/sum-by-site.ts'
import {
  changeSiteList,
  removeSiteList,
  type ChangedSiteList,
} from '../services/site-lists/change-site-list.ts'
import { keepSiteList, type ListToKeep } from '../services/site-lists/keep-site-list.ts'
import { listSiteLists, showSiteList } from '../services/site-lists/read-site-lists.ts'
import type { Dependencies } from './dependencies.ts'

type WhichList = { readonly firmId: string; readonly id: string }

/** Binds what people do in the firms that they buy for (FIRM-01). */
export function bindFirms(using: Dependencies) {
  return {
    list: (actor: Partner) => listOwnFirms(using, actor),
    show: (actor: Partner, id: string) => showFirm(using, actor, id),
    create: (actor: Partner, firm: NewFirm) => createFirm(using, actor, firm),
    change: (actor: Partner, firm: Billing & { id: string }) => changeFirm(using, actor, firm),
    invite: (actor: Partner, request: InvitationRequest) => inviteToFirm(using, actor, request),
    withdraw: (actor: Partner, which: { id: string; invitationId: string }) =>
      withdrawInvitation(using, actor, which),
    listSites: (actor: Partner, id: string) => listSites(using, actor, id),
    readSpending: (actor: Partner, asked: { id: string; month: string }) =>
      readSiteSpending(using, actor, asked),
    addSite: (actor: Partner, site: Parameters<typeof addSite>[2]) => addSite(using, actor, site),
    changeSite: (actor: Partner, site: Parameters<typeof changeSite>[2]) => changeSite(using, actor, site),
    answer: (actor: Partner, given: Parameters<typeof answerInvitation>[2]) =>
      answerInvitation(using, actor, given),
    changePerson: (actor: Partner, change: FirmMember & FirmPlace) => changeFirmPerson(using, actor, change),
    removePerson: (actor: Partner, who: FirmMember) => removeFirmPerson(using, actor, who),
  }
}

/** Binds what staff see of firms and do with them (FIRM-01). */
export function bindDeskFirms(using: Dependencies) {
  return {
    list: (actor: StaffActor, filter: FirmListFilter) => listFirms(using, actor, filter),
    export: (actor: StaffActor) => exportFirms(using, actor),
    show: (actor: StaffActor, id: string) => showDeskFirm(using, actor, id),
    create: (actor: StaffActor, firm: Parameters<typeof createFirmFor>[2]) =>
      createFirmFor(using, actor, firm),
    change: (actor: StaffActor, firm: Billing & { id: string }) => changeFirm(using, actor, firm),
    invite: (actor: StaffActor, request: InvitationRequest) => inviteToFirm(using, actor, request),
    withdraw: (actor: StaffActor, which: { id: string; invitationId: string }) =>
      withdrawInvitation(using, actor, which),
    changePerson: (actor: StaffActor, change: FirmMember & FirmPlace) =>
      changeFirmPerson(using, actor, change),
    removePerson: (actor: StaffActor, who: FirmMember) => removeFirmPerson(using, actor, who),
    listSites: (actor: StaffActor, id: string) => listSites(using, actor, id),
    addSite: (actor: StaffActor, site: Parameters<typeof addSite>[2]) => addSite(using, actor, site),
    changeSite: (actor: StaffActor, site: Parameters<typeof changeSite>[2]) => changeSite(using, actor, site),
    addNote: (actor: StaffActor, note: FirmNoteRequest) => addFirmNote(using, actor, note),
  }
}

/** Binds the lists that firms keep for their sites (FIRM-04). */
export function bindSiteLists(using: Dependencies) {
  return {
    list: (actor: Partner, firmId: string) => listSiteLists(using, actor, firmId),
    show: (actor: Partner, which: WhichList) => showSiteList(using, actor, which),
    keep: (actor: Partner, list: ListToKeep) => keepSiteList(using, actor, list),
    change: (actor: Partner, list: ChangedSiteList) => changeSiteList(using, actor, list),
    remove: (actor: Partner, which: WhichList) => removeSiteList(using, actor, which),
  }
}

/** Binds what staff see of the lists of a firm's sites. */
export function bindDeskSiteLists(using: Dependencies) {
  return {
    list: (actor: StaffActor, firmId: string) => listSiteLists(using, actor, firmId),
    show: (actor: StaffActor, which: WhichList) => showSiteList(using, actor, which),
  }
}
