import type { OrderMessageWire } from '#domain/order-notifications/wire.ts'
import type {
  DeskOrderDetailWire,
  DeskOrderPageWire,
  MovedOrdersWire,
  MoveOrderRequest,
  MoveOrdersRequest,
  TodayWire,
} from '#domain/orders/desk-wire.ts'
import type {
  AuditPageWire,
  DeskLoginWire,
  DeskSessionWire,
  GrantRoleRequest,
  StaffListWire,
  StaffMemberWire,
} from '#domain/staff/wire.ts'
import { request, requestNothing } from './request.ts'

const hasLogin = ({ login }: Partial<DeskSessionWire>) => login === null || typeof login?.role === 'string'
const isStaffList = ({ staff }: Partial<StaffListWire>) => Array.isArray(staff)
const isDeskOrder = ({ moves }: Partial<DeskOrderDetailWire>) => Array.isArray(moves)

/** Who works at the desk in this browser; null when nobody has signed in. */
export async function fetchDeskLogin(): Promise<DeskLoginWire | null> {
  return (await request<DeskSessionWire>('GET', '/api/desk/session', { isSound: hasLogin })).login
}

/** Opens the desk with the code that was sent to a phone. */
export async function openDesk(phone: string, code: string): Promise<DeskLoginWire | null> {
  const body = { phone, code }
  return (
    await request<DeskSessionWire, typeof body>('POST', '/api/desk/session', { body, isSound: hasLogin })
  ).login
}

/** Proves once more who works at the desk. */
export async function proveIdentity(code: string): Promise<DeskLoginWire | null> {
  const body = { code }
  return (
    await request<DeskSessionWire, typeof body>('POST', '/api/desk/session/proof', {
      body,
      isSound: hasLogin,
    })
  ).login
}

/** Leaves the desk, on the server too. */
export function leaveDesk(): Promise<void> {
  return requestNothing('DELETE', '/api/desk/session')
}

/** What waits for somebody today. */
export function fetchToday(): Promise<TodayWire> {
  return request('GET', '/api/desk/today', { isSound: ({ open }) => Array.isArray(open) })
}

/** A page of the orders that the query asks for; its fields are those of the API. */
export function fetchDeskOrders(query: URLSearchParams): Promise<DeskOrderPageWire> {
  return request('GET', `/api/desk/orders?${query}`, {
    isSound: ({ orders, areas }) => Array.isArray(orders) && Array.isArray(areas),
  })
}

export function fetchDeskOrder(orderId: string): Promise<DeskOrderDetailWire> {
  return request('GET', deskOrderPath(orderId), { isSound: isDeskOrder })
}

/** Moves an order to another status. Throws `edit-conflict` when somebody else was faster. */
export function moveOrder(orderId: string, body: MoveOrderRequest): Promise<DeskOrderDetailWire> {
  return request('POST', `${deskOrderPath(orderId)}/status`, { body, isSound: isDeskOrder })
}

/** Moves several orders; each succeeds or fails by itself. */
export function moveOrders(body: MoveOrdersRequest): Promise<MovedOrdersWire> {
  return request('POST', '/api/desk/orders/status', {
    body,
    isSound: ({ results }) => Array.isArray(results),
  })
}

/** Refunds what was paid online. */
export function refundOrder(orderId: string, reason: string): Promise<DeskOrderDetailWire> {
  return request('POST', `${deskOrderPath(orderId)}/refund`, { body: { reason }, isSound: isDeskOrder })
}

/** Leaves a note for the staff. */
export function addOrderNote(orderId: string, text: string): Promise<DeskOrderDetailWire> {
  return request('POST', `${deskOrderPath(orderId)}/notes`, { body: { text }, isSound: isDeskOrder })
}

/** Sends a message again that has not arrived. Throws `not-resendable` for one that was sent or is old news. */
export function resendMessage(
  orderId: string,
  about: OrderMessageWire['about'],
): Promise<DeskOrderDetailWire> {
  return request('POST', `${deskOrderPath(orderId)}/messages`, { body: { about }, isSound: isDeskOrder })
}

/** The path of an order in the desk's API; its documents are below it. */
export function deskOrderPath(orderId: string): string {
  return `/api/desk/orders/${encodeURIComponent(orderId)}`
}

export async function fetchStaff(): Promise<readonly StaffMemberWire[]> {
  return (await request<StaffListWire>('GET', '/api/desk/staff', { isSound: isStaffList })).staff
}

/** Gives somebody a role. */
export async function grantRole(body: GrantRoleRequest): Promise<readonly StaffMemberWire[]> {
  return (
    await request<StaffListWire, GrantRoleRequest>('POST', '/api/desk/staff', { body, isSound: isStaffList })
  ).staff
}

/** Takes somebody's role away. */
export async function endService(uid: string): Promise<readonly StaffMemberWire[]> {
  return (
    await request<StaffListWire>('DELETE', `/api/desk/staff/${encodeURIComponent(uid)}`, {
      isSound: isStaffList,
    })
  ).staff
}

/** Signs somebody out of the desk on all their devices. */
export async function signOutStaff(uid: string): Promise<readonly StaffMemberWire[]> {
  return (
    await request<StaffListWire>('POST', `/api/desk/staff/${encodeURIComponent(uid)}/sign-out`, {
      isSound: isStaffList,
    })
  ).staff
}

/** A page of the audit log, as the query narrows it. */
export function fetchAudit(query: URLSearchParams): Promise<AuditPageWire> {
  return request('GET', `/api/desk/audit?${query}`, { isSound: ({ entries }) => Array.isArray(entries) })
}
