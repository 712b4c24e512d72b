import type { CommissionStatementWire } from '#domain/customers/commission-wire.ts'
import type { MergeCustomersRequest, MergePreviewWire } from '#domain/customers/merge-wire.ts'
import type { BlockCustomerRequest, CustomerDetailWire, CustomerPageWire } from '#domain/customers/wire.ts'
import type { ErasurePlanWire } from '#domain/privacy/wire.ts'
import { request, requestNothing, send } from './request.ts'

const isCustomer = ({ notes }: Partial<CustomerDetailWire>): boolean => Array.isArray(notes)
const pathOf = (uid: string): string => `/api/desk/customers/${encodeURIComponent(uid)}`

/** A page of the customers that the query asks for; its fields are those of the API. */
export function fetchCustomers(query: URLSearchParams): Promise<CustomerPageWire> {
  return request('GET', `/api/desk/customers?${query}`, {
    isSound: ({ customers }: Partial<CustomerPageWire>) => Array.isArray(customers),
  })
}

export function fetchCustomer(uid: string): Promise<CustomerDetailWire> {
  return request('GET', pathOf(uid), { isSound: isCustomer })
}

/** Whom a decision is about, as they were seen. */
type Seen = Pick<CustomerDetailWire, 'uid' | 'revision'>

/** Verifies a customer or takes that back. Throws `edit-conflict` when somebody else was faster. */
export function verifyCustomer({ uid, revision }: Seen, isVerified: boolean): Promise<CustomerDetailWire> {
  return request('POST', `${pathOf(uid)}/verification`, {
    body: { isVerified, revision },
    isSound: isCustomer,
  })
}

/** Makes a customer an active partner or ends that. Throws `edit-conflict`. */
export function activateCustomer({ uid, revision }: Seen, isActive: boolean): Promise<CustomerDetailWire> {
  return request('POST', `${pathOf(uid)}/activation`, { body: { isActive, revision }, isSound: isCustomer })
}

/** Blocks a customer; null lets them in again. Throws `edit-conflict`. */
export function blockCustomer(
  { uid, revision }: Seen,
  block: BlockCustomerRequest['block'],
): Promise<CustomerDetailWire> {
  return request('POST', `${pathOf(uid)}/block`, { body: { block, revision }, isSound: isCustomer })
}

/** Leaves a note; the same id is left once. */
export function addCustomerNote(
  uid: string,
  note: { id: string; text: string },
): Promise<CustomerDetailWire> {
  return request('POST', `${pathOf(uid)}/notes`, { body: note, isSound: isCustomer })
}

/** The commission of a partner in a month (`2026-11`). */
export function fetchCommission(uid: string, month: string): Promise<CommissionStatementWire> {
  return request('GET', `${pathOf(uid)}/commission?month=${month}`, {
    isSound: ({ entries }: Partial<CommissionStatementWire>) => Array.isArray(entries),
  })
}

/** Everything that the store holds of a customer, as a file. */
export async function fetchCustomerData(uid: string, form: 'json' | 'html'): Promise<Blob> {
  return (await send('GET', `${pathOf(uid)}/data.${form}`, {})).blob()
}

/** What erasing a customer would leave, and what stands against it. */
export function fetchCustomerErasure(uid: string): Promise<ErasurePlanWire> {
  return request('GET', `${pathOf(uid)}/erasure`, {
    isSound: ({ openOrders }: Partial<ErasurePlanWire>) => Array.isArray(openOrders),
  })
}

/** What merging a customer with whoever has a number would do. Throws `not-found` when nobody has it. */
export function fetchMergePreview(uid: string, phone: string): Promise<MergePreviewWire> {
  return request('GET', `${pathOf(uid)}/merge?phone=${encodeURIComponent(phone)}`, {
    isSound: ({ refusals }: Partial<MergePreviewWire>) => Array.isArray(refusals),
  })
}

/** Makes two customers one. Throws `proof-required` without a fresh code, and `edit-conflict` when either has changed. */
export function mergeCustomers(uid: string, body: MergeCustomersRequest): Promise<CustomerDetailWire> {
  return request('POST', `${pathOf(uid)}/merge`, { body, isSound: isCustomer })
}

/** Erases a customer. Throws `proof-required` without a fresh code. */
export function eraseCustomer(uid: string): Promise<void> {
  return requestNothing('POST', `${pathOf(uid)}/erasure`)
}
