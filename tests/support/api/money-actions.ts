import { operator } from '#domain/staff/staff-actor.ts'
import type { Body, Customer } from './order-actions.ts'
import { openOrderApi } from './order-actions.ts'

/** Total of an order of the tests, in paise. */
export const TOTAL = 35_400
export const DAY_MS = 24 * 60 * 60_000

/** A member of staff who may do everything. */
export const ravi = operator('ravi')

/** An order and its payment at the provider. */
export type Paid = { readonly orderId: string; readonly providerOrderId: string; readonly paymentId: string }

/** A store with a customer, and what happens to their payments in the provider's dashboard. */
export async function openMoneyApi() {
  const orderApi = await openOrderApi()
  const { api } = orderApi
  const me: Customer = await orderApi.customer('9811111111')
  const { queries } = api.database

  const pending = async (): Promise<{ orderId: string; providerOrderId: string }> => {
    const order = (await me.order('ONLINE')) as Body & { orderId: string; payment: { orderId: string } }
    return { orderId: order.orderId, providerOrderId: order.payment.orderId }
  }
  const hear = async (): Promise<void> => {
    api.advanceClock(2_000)
    await api.deliverWebhooks()
  }
  return {
    api,
    me,
    /** Places an order that waits for its payment. */
    pending,
    /** Places and pays an order; the store knows it, and no notice is on its way. */
    paid: async (outcome = 'success'): Promise<Paid> => {
      const order = await pending()
      const response = (await api.pay(order.providerOrderId, outcome))?.response ?? {}
      await me.post(`/api/orders/${order.orderId}/payment`, response)
      await hear()
      return { ...order, paymentId: response['razorpay_payment_id'] ?? '' }
    },
    /** Lets the notices arrive. */
    hear,
    /** Refunds a payment in the dashboard, without an amount all that is left. */
    refund: (paymentId: string, amount?: number) =>
      api.inDashboard({ action: 'refund', payment_id: paymentId, ...(amount !== undefined && { amount }) }),
    shown: (orderId: string): Promise<Body> => me.json(`/api/orders/${orderId}`),
    ship: (orderId: string) =>
      api.services.operator.changeOrderStatus('ravi', { orderId, to: 'SHIPPED', note: null }),
    /** Kinds of attention that a payment needs from staff. */
    attentionFor: async (paymentId: string): Promise<string[]> =>
      (await api.services.money.readAttention(ravi))
        .filter((one) => one.paymentId === paymentId)
        .map(({ kind }) => kind),
    /** One day goes by, and the store compares its ledger with the provider's. */
    reconcile: async (): Promise<void> => {
      api.advanceClock(DAY_MS + 60_000)
      await api.services.jobs.reconcileLedger()
    },
    paymentRow: (paymentId: string) =>
      queries.selectFrom('payments').selectAll().where('payment_id', '=', paymentId).executeTakeFirst(),
    refundRow: (paymentId: string) =>
      queries.selectFrom('refunds').selectAll().where('payment_id', '=', paymentId).executeTakeFirst(),
  }
}
