import type { DeliveryFee } from '#domain/delivery/delivery-fee.ts'
import type { Invoice } from '#domain/invoices/tax-document.ts'
import type { Paise } from '#domain/money/paise.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { setArea } from './delivery-actions.ts'
import type { DeskApi } from './desk-api.ts'
import { cementLine, freshKey, type Body } from './order-actions.ts'

/** A fee in rupees. */
export function feeOf(amount: number, freeFrom: number | null = null): DeliveryFee {
  return {
    amount: (amount * 100) as Paise,
    freeFrom: freeFrom === null ? null : ((freeFrom * 100) as Paise),
  }
}

/** So many units of the only line of an order. */
export function bags(quantity: number): { line: number; quantity: number }[] {
  return [{ line: 0, quantity }]
}

/** Actions of the tests of delivery fees. */
export function feeActions({ api, me, as }: DeskApi) {
  async function place(quantity: number, more: Body = {}, key = freshKey()) {
    const lines = [{ ...cementLine, quantity }]
    const order = { paymentMode: 'COD', addressId: me.addressId, lines, ...more }
    const answer = await me.post('/api/orders', order, { 'idempotency-key': key })
    return { status: answer.status, body: (await answer.json()) as Body }
  }
  return {
    /** Sets what delivery costs, in rupees. */
    setFee: (amount: number, freeFrom: number | null = null) =>
      setArea(api, { fee: feeOf(amount, freeFrom) }),
    /** Orders bags at ₹118. */
    place,
    /** The same with the fee of ₹50 as it was shown; its id. */
    placed: async (quantity: number, more: Body = {}): Promise<string> =>
      String((await place(quantity, { deliveryFee: 5_000, ...more })).body.orderId),
    /** The owner changes an order. */
    act: async (path: string, body: unknown): Promise<DeskOrderDetailWire> => {
      const answer = await as('owner').post(`/api/desk/orders/${path}`, body)
      if (!answer.ok) throw new Error(await answer.text())
      return (await answer.json()) as DeskOrderDetailWire
    },
    invoiceOf: async (orderId: string) =>
      (await me.json(`/api/orders/${orderId}/invoice`)) as unknown as Invoice,
  }
}
