import type { Phone } from '#domain/identity/phone.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { CustomerListFilter } from '../db/customers/list-customers.ts'
import { activateCustomer } from '../services/customers/activate-customer.ts'
import { addCustomerNote, type CustomerNoteRequest } from '../services/customers/add-customer-note.ts'
import { blockCustomer, type BlockDecision } from '../services/customers/block-customer.ts'
import { eraseCustomer, planCustomerErasure } from '../services/customers/erase-customer.ts'
import { exportCustomer } from '../services/customers/export-customer.ts'
import { listCustomers } from '../services/customers/list-customers.ts'
import { mergeCustomers, planMerge, type MergeRequest } from '../services/customers/merge-customers.ts'
import { readCommission } from '../services/customers/read-commission.ts'
import {
  setCustomerLanguage,
  type CustomerLanguageRequest,
} from '../services/customers/set-customer-language.ts'
import { showCustomer } from '../services/customers/show-customer.ts'
import type { SeenCustomer } from '../services/customers/steps/change-account-status.ts'
import type { StatementRequest } from '../services/customers/read-commission.ts'
import { verifyCustomer } from '../services/customers/verify-customer.ts'
import type { Dependencies } from './dependencies.ts'

/** Binds what staff see of customers and do with them (DESK-06). */
export function bindCustomers(using: Dependencies) {
  return {
    list: (actor: StaffActor, filter: CustomerListFilter) => listCustomers(using, actor, filter),
    show: (actor: StaffActor, uid: string) => showCustomer(using, actor, uid),
    readCommission: (actor: StaffActor, which: StatementRequest) => readCommission(using, actor, which),
    verify: (actor: StaffActor, decision: SeenCustomer & { readonly isVerified: boolean }) =>
      verifyCustomer(using, actor, decision),
    activate: (actor: StaffActor, decision: SeenCustomer & { readonly isActive: boolean }) =>
      activateCustomer(using, actor, decision),
    block: (actor: StaffActor, decision: BlockDecision) => blockCustomer(using, actor, decision),
    setLanguage: (actor: StaffActor, request: CustomerLanguageRequest) =>
      setCustomerLanguage(using, actor, request),
    addNote: (actor: StaffActor, note: CustomerNoteRequest) => addCustomerNote(using, actor, note),
    planMerge: (actor: StaffActor, which: { uid: string; phone: Phone }) => planMerge(using, actor, which),
    merge: (actor: StaffActor, request: MergeRequest) => mergeCustomers(using, actor, request),
    exportData: (actor: StaffActor, uid: string) => exportCustomer(using, actor, uid),
    planErasure: (actor: StaffActor, uid: string) => planCustomerErasure(using, actor, uid),
    erase: (actor: StaffActor, uid: string) => eraseCustomer(using, actor, uid),
  }
}
