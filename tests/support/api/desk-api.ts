import { afterAll } from 'vitest'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { staffRoles, type StaffRole } from '#domain/staff/roles.ts'
import { openOrderApi, type Customer } from './order-actions.ts'
import { staffBrowser, type StaffBrowser } from './staff-actions.ts'
import type { TestApi } from './test-api.ts'

/** A store with one member of staff of every role at the desk, and a customer. */
export type DeskApi = {
  readonly api: TestApi
  readonly me: Customer
  readonly as: (role: StaffRole) => StaffBrowser
  /** Opens the desk again for everybody, after their sessions are over. */
  readonly reopen: () => Promise<void>
}

/** Opens a store with one member of staff of every role. */
export async function openDeskApi(environment: Record<string, string> = {}): Promise<DeskApi> {
  const { api, customer } = await openOrderApi(118, environment)
  const staff = new Map<StaffRole, StaffBrowser>()
  const reopen = async (): Promise<void> => {
    for (const [index, role] of staffRoles.entries())
      staff.set(role, await staffBrowser(api, String(9_700_000_010 + index), role))
  }
  await reopen()
  const as = (role: StaffRole): StaffBrowser => {
    const member = staff.get(role)
    if (member === undefined) throw new Error(`nobody is ${role}`)
    return member
  }
  return { api, me: await customer('9700000001'), as, reopen }
}

/** The JSON of an answer. */
export async function read<T>(answer: Promise<Response>): Promise<T> {
  return (await (await answer).json()) as T
}

/** A desk for all tests of a file, closed after them, and what they do with one order. */
export async function deskForTests(environment: Record<string, string> = {}) {
  const desk = await openDeskApi(environment)
  afterAll(() => desk.api.close())
  return {
    ...desk,
    /** Places a cash order and returns its id. */
    order: async (): Promise<string> => String((await desk.me.order('COD')).orderId),
    show: (orderId: string) =>
      read<DeskOrderDetailWire>(desk.as('owner').call(`/api/desk/orders/${orderId}`)),
  }
}
