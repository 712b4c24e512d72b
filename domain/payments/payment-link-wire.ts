import { z } from 'zod'
import { timestamp, paise } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { paymentSession, paymentCallback } from './wire.ts'
import type { Order } from '../orders/order.ts'
import { paymentExpiresAt, paymentLinkStates, type PaymentLinkState } from './payment-link.ts'

const line = z.object({
  productName: z.string(),
  options: z.array(z.string()).readonly(),
  quantity: z.number().int(),
})

/** An order as the link shows it by which it is paid. */
const paymentLinkView = z
  .object({
    state: z.enum(paymentLinkStates).meta({
      description: 'EXPIRED: its time went by unpaid; CANCELLED: for another reason.',
    }),
    storeName: z.string(),
    orderNumber: z.string(),
    amount: paise.meta({ description: 'Paise to pay, with GST and delivery fee.' }),
    deliveryFee: paise.optional().meta({ description: 'Of the amount; absent where delivery is free.' }),
    expiresAt: timestamp.meta({ description: 'Until when it waits; ISO 8601, UTC.' }),
    refunded: z.boolean().meta({ description: 'Whether what was paid for a cancelled order goes back.' }),
    lines: z
      .array(line)
      .readonly()
      .meta({ description: 'What is paid for; empty once the order waits no more.' }),
  })
  .meta({ id: 'PaymentLinkView', description: 'What is to be paid; it names no person and no address.' })

/** Any text: one that is no token is as unknown as one that nobody was given. */
const paymentLinkToken = z.object({ token: z.string().max(100) })

const paymentLinkReturn = z
  .object({
    callback: z
      .union([paymentCallback, z.null()])
      .meta({ description: 'What the payment window passed on; null asks the provider.' }),
  })
  .meta({ id: 'PaymentLinkReturn' })

/** The link of an order as the desk sees it. */
export const deskPaymentLink = z
  .object({
    path: z.string().meta({ description: 'The path of the page where it is paid.' }),
    state: z.enum(paymentLinkStates),
    expiresAt: timestamp,
  })
  .meta({ id: 'DeskPaymentLink' })

export const paymentLinkCalls = defineCalls({
  show: { method: 'get', path: '/payment-links/{token}', params: paymentLinkToken, answer: paymentLinkView },
  start: {
    method: 'post',
    path: '/payment-links/{token}/start',
    params: paymentLinkToken,
    answer: paymentSession,
  },
  settle: {
    method: 'post',
    path: '/payment-links/{token}/payment',
    params: paymentLinkToken,
    body: paymentLinkReturn,
    answer: paymentLinkView,
  },
})

export type PaymentLinkViewWire = z.infer<typeof paymentLinkView>
export type DeskPaymentLinkWire = z.infer<typeof deskPaymentLink>

/** Serializes the view of somebody with the link. */
export function serializePaymentLink({
  order,
  state,
  storeName,
}: {
  readonly order: Order
  readonly state: PaymentLinkState
  readonly storeName: string
}): PaymentLinkViewWire {
  const { orderNumber, grandTotal, deliveryCharge, orderItems, paymentStatus } = order
  return {
    state,
    storeName,
    orderNumber,
    amount: grandTotal,
    ...(deliveryCharge > 0 && { deliveryFee: deliveryCharge }),
    expiresAt: paymentExpiresAt(order),
    refunded: state === 'CANCELLED' && paymentStatus !== 'PENDING',
    lines:
      state === 'WAITING'
        ? orderItems.map(({ productName, variantSpecs, quantity }) => ({
            productName,
            options: variantSpecs.options,
            quantity,
          }))
        : [],
  }
}
