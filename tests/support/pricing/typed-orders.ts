import type { StaffRole } from '#domain/staff/roles.ts'
import { cementLine, deliveryAddress, freshKey } from '../api/order-actions.ts'
import type { DeskApi } from '../api/desk-api.ts'

/** A price that staff type, sound or not. */
type Typed = { readonly price: unknown; readonly reason?: string; readonly belowCost?: boolean }

/** A line of an order with a typed price. */
export const typedLine = (typed: Typed) => ({
  ...cementLine,
  typed: { reason: 'Regular customer', ...typed },
})

/** Places orders at the desk with a typed price, each for another customer. */
export function typedOrders({ as }: Pick<DeskApi, 'as'>) {
  let phones = 9_700_000_200
  return (
    typed: Typed,
    more: object = {},
    { role = 'counter', key = freshKey() }: { readonly role?: StaffRole; readonly key?: string } = {},
  ): Promise<Response> =>
    as(role).call('/api/desk/orders', {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: {
        phone: String((phones += 1)),
        name: 'Bhola Ram',
        address: deliveryAddress,
        lines: [typedLine(typed)],
        paymentMode: 'COD',
        ...more,
      },
    })
}
