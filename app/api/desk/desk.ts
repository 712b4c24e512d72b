import { parseRupees } from '#domain/money/rupees.ts'
import type { OrderMessageWire } from '#domain/order-notifications/wire.ts'
import { deskOrderCalls, todayCalls } from '#domain/orders/desk-calls.ts'
import type {
  DeskOrderDetailWire,
  DeskOrderPageWire,
  MovedOrdersWire,
  MoveOrderRequest,
  MoveOrdersRequest,
} from '#domain/orders/desk/desk-wire.ts'
import type { TodayWire } from '#domain/orders/desk/today-wire.ts'
import {
  deskSessionCalls,
  staffCalls,
  type AuditPageWire,
  type DeskLoginWire,
  type GrantRoleRequest,
  type StaffMemberWire,
} from '#domain/staff/wire.ts'
import { callApi } from '../transport/call.ts'

/** Staff session of this browser; null when nobody has signed in. */
export async function fetchDeskLogin(): Promise<DeskLoginWire | null> {
  return (await callApi(deskSessionCalls.read, {})).login
}

/** Opens the desk with the code that was sent to a phone. */
export async function openDesk(phone: string, code: string): Promise<DeskLoginWire | null> {
  return (await callApi(deskSessionCalls.open, { body: { phone, code } })).login
}

/** Proves once more who works at the desk. */
export async function proveIdentity(code: string): Promise<DeskLoginWire | null> {
  return (await callApi(deskSessionCalls.prove, { body: { code } })).login
}

/** Leaves the desk, on the server too. */
export function leaveDesk(): Promise<void> {
  return callApi(deskSessionCalls.leave, {})
}

/** Work that waits for somebody today. */
export function fetchToday(): Promise<TodayWire> {
  return callApi(todayCalls.read, {})
}

/** A page of the orders that a query asks for; its fields are those of the API, but that its amounts are rupees, as people type them. */
export function fetchDeskOrders(asked: URLSearchParams): Promise<DeskOrderPageWire> {
  const query = new URLSearchParams(asked)
  for (const name of ['least', 'most']) {
    const reading = parseRupees(query.get(name) ?? '')
    // what is no amount is refused by the store
    if ('paise' in reading) query.set(name, String(reading.paise))
  }
  return callApi(deskOrderCalls.list, { query })
}

export function fetchDeskOrder(orderId: string): Promise<DeskOrderDetailWire> {
  return callApi(deskOrderCalls.one, { params: { orderId } })
}

/** Moves an order to another status. Throws `edit-conflict` when somebody else was faster. */
export function moveOrder(orderId: string, body: MoveOrderRequest): Promise<DeskOrderDetailWire> {
  return callApi(deskOrderCalls.move, { params: { orderId }, body })
}

/** Moves several orders; each succeeds or fails by itself. */
export function moveOrders(body: MoveOrdersRequest): Promise<MovedOrdersWire> {
  return callApi(deskOrderCalls.moveMany, { body })
}

/** Refunds what was paid online. */
export function refundOrder(orderId: string, reason: string): Promise<DeskOrderDetailWire> {
  return callApi(deskOrderCalls.refund, { params: { orderId }, body: { reason } })
}

/** Leaves a note for the staff. */
export function addOrderNote(orderId: string, text: string): Promise<DeskOrderDetailWire> {
  return callApi(deskOrderCalls.addNote, { params: { orderId }, body: { text } })
}

/** Lets an order pass above the limit of its account, for a reason. */
export function passCredit(
  orderId: string,
  pass: { readonly reason: string; readonly seenAt: string },
): Promise<DeskOrderDetailWire> {
  return callApi(deskOrderCalls.passCredit, { params: { orderId }, body: pass })
}

/** Sends a message again that has not arrived. Throws `not-resendable` for one that was sent or is old news. */
export function resendMessage(
  orderId: string,
  about: OrderMessageWire['about'],
): Promise<DeskOrderDetailWire> {
  return callApi(deskOrderCalls.resendMessage, { params: { orderId }, body: { about } })
}

/** The path of an order in the desk's API; its documents are below it. */
export function deskOrderPath(orderId: string): string {
  return `/api/desk/orders/${encodeURIComponent(orderId)}`
}

export async function fetchStaff(): Promise<readonly StaffMemberWire[]> {
  return (await callApi(staffCalls.list, {})).staff
}

/** Gives somebody a role. */
export async function grantRole(body: GrantRoleRequest): Promise<readonly StaffMemberWire[]> {
  return (await callApi(staffCalls.grant, { body })).staff
}

/** Takes somebody's role away. */
export async function endService(uid: string): Promise<readonly StaffMemberWire[]> {
  return (await callApi(staffCalls.end, { params: { uid } })).staff
}

/** Signs somebody out of the desk on all their devices. */
export async function signOutStaff(uid: string): Promise<readonly StaffMemberWire[]> {
  return (await callApi(staffCalls.signOut, { params: { uid } })).staff
}

/** A page of the audit log, as the query narrows it. */
export function fetchAudit(query: URLSearchParams): Promise<AuditPageWire> {
  return callApi(staffCalls.readAudit, { query })
}
