import type { Gstin } from '#domain/identity/gstin.ts'
import type { RememberedFirm } from '#domain/identity/remembered-firm.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { DeliveryReportRequest } from '../gateways/sms/port.ts'
import { changeAddressBook, type AddressBookChange } from '../services/addresses/change-address-book.ts'
import { getAddressBook } from '../services/addresses/get-address-book.ts'
import { findSession } from '../services/identity/find-session.ts'
import { recordDeliveryReports } from '../services/identity/record-delivery-reports.ts'
import { renamePartner } from '../services/identity/rename-partner.ts'
import { claimFormerAccount, readFormerAccount } from '../services/identity/claim-former-account.ts'
import { createChallenge } from '../services/identity/create-challenge.ts'
import { sendCode, type CodeRequest } from '../services/identity/send-code.ts'
import {
  chooseDefaultFirm,
  forgetFirm,
  listRememberedFirms,
  rememberFirms,
} from '../services/identity/remembered-firms.ts'
import { endAllDevices, endDevice } from '../services/identity/end-devices.ts'
import { acceptNewDevices, listNewDevices } from '../services/identity/new-devices.ts'
import { listDevices } from '../services/identity/list-devices.ts'
import { signIn, type SignInAttempt } from '../services/identity/sign-in.ts'
import { isGenuineToken } from '../services/identity/steps/browser-token.ts'
import type { NetworkOrigin } from '../services/identity/steps/required-factor.ts'
import { signOut } from '../services/identity/sign-out.ts'
import type { Dependencies } from './dependencies.ts'

/** Binds signing in, the devices and former accounts of a person, and the firms that they bought for. */
export function bindIdentity(using: Dependencies) {
  return {
    createChallenge: (origin: NetworkOrigin) => createChallenge(using, origin),
    isGenuineToken: (token: string) => isGenuineToken(using.loginSecret, token, using.now()),
    sendCode: (request: CodeRequest) => sendCode(using, request),
    recordDeliveryReports: (route: string, request: DeliveryReportRequest) =>
      recordDeliveryReports(using, route, request),
    signIn: (attempt: SignInAttempt) => signIn(using, attempt),
    listDevices: (actor: Partner, token: string) => listDevices(using, actor, token),
    listFirms: (actor: Partner) => listRememberedFirms(using, actor),
    forgetFirm: (actor: Partner, gstin: Gstin) => forgetFirm(using, actor, gstin),
    rememberFirms: (actor: Partner, firms: readonly RememberedFirm[]) => rememberFirms(using, actor, firms),
    chooseDefaultFirm: (actor: Partner, gstin: Gstin) => chooseDefaultFirm(using, actor, gstin),
    listNewDevices: (actor: Partner, deviceToken: string | null) => listNewDevices(using, actor, deviceToken),
    acceptNewDevices: (actor: Partner, request: { deviceToken: string | null; until: Date }) =>
      acceptNewDevices(using, actor, request),
    readFormerAccount: (actor: Partner) => readFormerAccount(using, actor),
    claimFormerAccount: (actor: Partner, proof: string) => claimFormerAccount(using, actor, proof),
    endDevice: (actor: Partner, id: string) => endDevice(using, actor, id),
    endAllDevices: (actor: Partner, deviceToken: string | null) => endAllDevices(using, actor, deviceToken),
    findSession: (token: string) => findSession(using, token),
    signOut: (token: string) => signOut(using, token),
    rename: (actor: Partner, name: string) => renamePartner(using, actor, name),
  }
}

/** Binds the address book. */
export function bindAddresses(using: Dependencies) {
  return {
    read: (actor: Partner) => getAddressBook(using, actor),
    change: (actor: Partner, change: AddressBookChange) => changeAddressBook(using, actor, change),
  }
}
