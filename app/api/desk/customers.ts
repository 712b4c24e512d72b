import type { CommissionStatementWire } from '#domain/customers/commission-wire.ts'
import {
  mergeCalls,
  type MergeCustomersRequest,
  type MergePreviewWire,
} from '#domain/customers/merge-wire.ts'
import {
  customerCalls,
  type BlockCustomerRequest,
  type CustomerDetailWire,
  type CustomerPageWire,
} from '#domain/customers/wire.ts'
import type { Language } from '#domain/i18n/language.ts'
import { customerDataCalls, type ErasurePlanWire } from '#domain/privacy/wire.ts'
import { callApi, callForFile } from '../transport/call.ts'

/** A page of the customers that the query asks for; its fields are those of the API. */
export function fetchCustomers(query: URLSearchParams): Promise<CustomerPageWire> {
  return callApi(customerCalls.list, { query })
}

export function fetchCustomer(uid: string): Promise<CustomerDetailWire> {
  return callApi(customerCalls.one, { params: { uid } })
}

/** Customer of a decision, as they were seen. */
type Seen = Pick<CustomerDetailWire, 'uid' | 'revision'>

/** Verifies a customer or takes that back. Throws `edit-conflict` when somebody else was faster. */
export function verifyCustomer({ uid, revision }: Seen, isVerified: boolean): Promise<CustomerDetailWire> {
  return callApi(customerCalls.verify, { params: { uid }, body: { isVerified, revision } })
}

/** Makes a customer an active partner or ends that. Throws `edit-conflict`. */
export function activateCustomer({ uid, revision }: Seen, isActive: boolean): Promise<CustomerDetailWire> {
  return callApi(customerCalls.activate, { params: { uid }, body: { isActive, revision } })
}

/** Blocks a customer; null lets them in again. Throws `edit-conflict`. */
export function blockCustomer(
  { uid, revision }: Seen,
  block: BlockCustomerRequest['block'],
): Promise<CustomerDetailWire> {
  return callApi(customerCalls.block, { params: { uid }, body: { block, revision } })
}

/** Sets the language of messages to a customer and of their papers. */
export function setCustomerLanguage(uid: string, language: Language): Promise<CustomerDetailWire> {
  return callApi(customerCalls.setLanguage, { params: { uid }, body: { language } })
}

/** Leaves a note; the same id is left once. */
export function addCustomerNote(
  uid: string,
  note: { id: string; text: string },
): Promise<CustomerDetailWire> {
  return callApi(customerCalls.addNote, { params: { uid }, body: note })
}

/** The commission of a partner in a month (`2026-11`). */
export function fetchCommission(uid: string, month: string): Promise<CommissionStatementWire> {
  return callApi(customerCalls.commission, { params: { uid }, query: new URLSearchParams({ month }) })
}

/** Everything that the store holds of a customer, as a file. */
export async function fetchCustomerData(uid: string, form: 'json' | 'html'): Promise<Blob> {
  const call = form === 'json' ? customerDataCalls.readData : customerDataCalls.readPage
  return (await callForFile(call, { params: { uid } })).blob()
}

/** Plan of erasing a customer: obstacles, and data that would stay. */
export function fetchCustomerErasure(uid: string): Promise<ErasurePlanWire> {
  return callApi(customerDataCalls.readErasure, { params: { uid } })
}

/** Preview of merging a customer with the one who has a number. Throws `not-found` when nobody has it. */
export function fetchMergePreview(uid: string, phone: string): Promise<MergePreviewWire> {
  return callApi(mergeCalls.preview, { params: { uid }, query: new URLSearchParams({ phone }) })
}

/** Makes two customers one. Throws `proof-required` without a fresh code, and `edit-conflict` when either has changed. */
export function mergeCustomers(uid: string, body: MergeCustomersRequest): Promise<CustomerDetailWire> {
  return callApi(mergeCalls.merge, { params: { uid }, body })
}

/** Erases a customer. Throws `proof-required` without a fresh code. */
export function eraseCustomer(uid: string): Promise<void> {
  return callApi(customerDataCalls.erase, { params: { uid } })
}
