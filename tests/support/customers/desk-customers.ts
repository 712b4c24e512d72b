import type { CustomerDetailWire, CustomerPageWire } from '#domain/customers/wire.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import { read, type DeskApi } from '../api/desk-api.ts'

/** Customers as the desk finds, shows and decides about them. */
export function deskCustomers({ as }: Pick<DeskApi, 'as'>) {
  const list = async (query: string) =>
    (await read<CustomerPageWire>(as('counter').call(`/api/desk/customers?${query}`))).customers
  const show = (uid: string, role: StaffRole = 'manager') =>
    read<CustomerDetailWire>(as(role).call(`/api/desk/customers/${uid}`))
  /** Decides something: `path` is the customer and what about, such as `{uid}/block`. */
  const decide = (path: string, body: object, role: StaffRole = 'manager') =>
    as(role).post(`/api/desk/customers/${path}`, body)
  return {
    list,
    show,
    decide,
    uidOf: async (phone: string): Promise<string> => (await list(`q=${phone}`))[0]?.uid ?? '',
    /** Blocks a customer as they are now. */
    block: async (uid: string, level: 'CASH' | 'ALL' | null): Promise<void> => {
      const { revision } = await show(uid)
      const wish = level && { level, reason: 'refused twice' }
      const answer = await decide(`${uid}/block`, { block: wish, revision })
      if (!answer.ok) throw new Error(await answer.text())
    },
  }
}
