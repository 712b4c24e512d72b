import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import { read, type DeskApi } from '../api/desk-api.ts'
import { cementLine, freshKey } from '../api/order-actions.ts'

/** Units of the only line of an order. */
export const bags = (quantity: number) => [{ line: 0, quantity }]

/** Places orders and sends, delivers and takes them back part by part; all but `act` throw what the store refuses. */
export function orderInParts({ api, me, as }: Pick<DeskApi, 'api' | 'me' | 'as'>) {
  const act = (role: StaffRole, path: string, body: unknown) =>
    as(role).post(`/api/desk/orders/${path}`, body)
  const done = async (answer: Promise<Response>): Promise<DeskOrderDetailWire> => {
    const response = await answer
    if (!response.ok) throw new Error(await response.text())
    return read(Promise.resolve(response))
  }
  return {
    act,
    done,
    /** Orders so many bags of ₹118, paid on delivery or online. */
    order: async (quantity: number, paymentMode: 'COD' | 'ONLINE' = 'COD'): Promise<string> => {
      const lines = [{ ...cementLine, quantity }]
      const body = { paymentMode, addressId: me.addressId, lines }
      const answer = await me.post('/api/orders', body, { 'idempotency-key': freshKey() })
      const placed = (await answer.json()) as { orderId: string; payment?: { orderId: string } }
      if (placed.payment !== undefined) {
        const paid = await api.pay(placed.payment.orderId, 'success')
        await me.post(`/api/orders/${placed.orderId}/payment`, paid?.response)
      }
      return placed.orderId
    },
    ship: (orderId: string, quantity: number) =>
      done(act('packer', `${orderId}/fulfilments`, { lines: bags(quantity), note: 'HR 55' })),
    deliver: (orderId: string, number: number, more: object = {}) =>
      done(act('packer', `${orderId}/fulfilments/${number}/status`, { to: 'DELIVERED', ...more })),
    returnBags: async (orderId: string, quantity: number, more: object = {}) => {
      await as('manager').prove()
      return done(act('manager', `${orderId}/returns`, { lines: bags(quantity), reason: 'wet', ...more }))
    },
  }
}
