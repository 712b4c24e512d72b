import type { Partner } from '#domain/identity/partner.ts'
import type { Phone } from '#domain/identity/phone.ts'
import type { CodeAttempt } from '../services/identity/steps/verify-code.ts'
import { eraseAccount } from '../services/privacy/erase-account.ts'
import { erasePartner } from '../services/privacy/erase-partner.ts'
import { exportDataOfPhone, exportPersonalData } from '../services/privacy/export-personal-data.ts'
import { giveConsent, listConsents } from '../services/privacy/give-consent.ts'
import { planErasure } from '../services/privacy/plan-erasure.ts'
import type { Dependencies } from './dependencies.ts'

/** Use cases of privacy: rights of customers to their data, and the same on the shopkeeper's command (SAFE-06). */
export function bindPrivacy(using: Dependencies) {
  return {
    giveConsent: (actor: Partner, version: string) => giveConsent(using, actor, version),
    listConsents: (actor: Partner) => listConsents(using, actor),
    exportData: (actor: Partner) => exportPersonalData(using, actor),
    exportDataOfPhone: (phone: Phone) => exportDataOfPhone(using, phone),
    planErasure: (actor: Partner) => planErasure(using, actor),
    eraseAccount: (actor: Partner, proof: Omit<CodeAttempt, 'phone'>) => eraseAccount(using, actor, proof),
    erasePartner: (phone: Phone) => erasePartner(using, phone),
  }
}
