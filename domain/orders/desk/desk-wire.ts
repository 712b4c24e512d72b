import { z } from 'zod'
import { orderCredit } from '../../accounts/order-credit-wire.ts'
import { day, timestamp, amountInPaise, note, paise, seenAt } from '../../wire/atoms.ts'
import type { AreaName } from '../../delivery/plan.ts'
import type { Paise } from '../../money/paise.ts'
import { orderMessage } from '../../order-notifications/wire.ts'
import { orderEdit } from '../../order-edits/wire.ts'
import { deskPaymentLink } from '../../payments/payment-link-wire.ts'
import { auditEntry, serializeAuditEntry } from '../../staff/wire.ts'
import { orderTodos, type DeskOrderRow } from './desk-order.ts'
import type { DeskOrderDetail } from './desk-order-detail.ts'
import { offersOfOrder } from '../offers-of-order.ts'
import type { OrderDetail } from '../order-detail.ts'
import { saleMethods } from '../counter/counter-sale.ts'
import { sharesOf } from '../counter/split-payment.ts'
import { orderStatuses, paymentModes, paymentStatuses, type OrderStatus } from '../order.ts'
import { deskOrderItem, dispute, orderDetail, orderOffer, refund } from '../wire.ts'
import { serializeOrderDetail, serializeOrderItem } from '../serialize-order.ts'
import { deskReduction, serializeProgress } from '../../fulfilments/progress-wire.ts'

export const deskOrderRow = z
  .object({
    orderId: z.uuid(),
    orderNumber: z.string(),
    orderStatus: z.string(),
    paymentMode: z.enum(paymentModes),
    paymentStatus: z.enum(paymentStatuses),
    grandTotal: paise,
    createdAt: timestamp,
    updatedAt: timestamp,
    customer: z.object({ uid: z.string(), name: z.string().nullable(), phone: z.string() }),
    receiver: z.string(),
    city: z.string(),
    zipcode: z.string(),
    lines: z.number().int(),
    firstProduct: z.string(),
    promisedDay: z.string().nullable().meta({ description: 'A day in India; null where none was promised.' }),
    gstin: z.string().nullable(),
  })
  .meta({ id: 'DeskOrderRow' })

export const deskOrderPage = z
  .object({
    orders: z.array(deskOrderRow).readonly(),
    next: z.union([z.string(), z.null()]).meta({ description: 'The `after` of the next page.' }),
    areas: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .readonly()
      .meta({ description: 'The delivery areas of the store, for the filter `area`.' }),
  })
  .meta({ id: 'DeskOrderPage' })

/** The cursor of a page: when the last order was placed, and its id. */
const cursor = z
  .string()
  .max(100)
  .transform((text, context): { createdAt: Date; orderId: string } => {
    const [at = '', orderId = ''] = text.split('~')
    const createdAt = new Date(at)
    const isSound = !Number.isNaN(createdAt.getTime()) && z.uuid().safeParse(orderId).success
    if (isSound) return { createdAt, orderId }
    context.addIssue({ code: 'custom', message: 'not-the-next-of-a-page' })
    return z.NEVER
  })
  .meta({ type: 'string' })

const amount = z.coerce.number().pipe(amountInPaise)

/** The filters of the desk's list of orders. */
export const deskOrderQuery = z.object({
  q: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'Order number, phone, name, place, GSTIN or product.' }),
  status: z
    .string()
    .max(100)
    .transform((text) =>
      text.split(',').filter((one): one is OrderStatus => (orderStatuses as readonly string[]).includes(one)),
    )
    .optional()
    .meta({ description: `Of ${orderStatuses.join(', ')}; several with commas.`, type: 'string' }),
  todo: z.enum(orderTodos).optional().meta({
    description:
      'What waits: `pack` has units to pack, `late` those of them without a promised day that are older than a day, `payment` an online payment that has not come, `refund` one that has not gone back, `message` a message that failed.',
  }),
  payment: z.enum(paymentModes).optional(),
  customer: z.uuid().optional(),
  placedBy: z
    .enum(['staff', 'customer'])
    .optional()
    .meta({ description: 'Who placed it: the customer, or staff for them.' }),
  from: day.optional(),
  to: day.optional().meta({ description: 'The last day, included.' }),
  pin: z
    .string()
    .regex(/^\d{1,6}$/)
    .optional()
    .meta({ description: 'The beginning of the PIN code.' }),
  area: z.string().min(1).max(60).optional().meta({
    description: 'The id of a delivery area: orders whose PIN code belongs to it as the plan is now.',
  }),
  promisedTo: day.optional().meta({ description: 'Promised for this day or an earlier one.' }),
  least: amount.optional().meta({ description: 'Paise.' }),
  most: amount.optional().meta({ description: 'Paise.' }),
  after: cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

const invoiceWarning = z.object({ kind: z.string(), product: z.string().optional() })

const orderNote = z
  .object({ id: z.uuid(), at: timestamp, author: z.string(), text: z.string() })
  .meta({ id: 'OrderNote' })

/** The amounts of an order, which are rupees where the specification has them. */
const totals = {
  itemMRPTotal: paise,
  itemTotal: paise,
  savedAmount: paise,
  totalTax: paise,
  grandTotal: paise,
  deliveryCharge: paise.meta({ description: 'Paise, with the GST on it, which is not in `totalTax`.' }),
  handlingCharge: paise,
  commissionAmount: paise,
  cashDue: paise.meta({ description: 'What of a cash order is still to be paid.' }),
}

export const deskOrderDetail = orderDetail
  .extend({
    ...totals,
    orderItems: z.array(deskOrderItem).readonly(),
    offers: z
      .array(orderOffer.extend({ saved: paise }).meta({ id: 'DeskOrderOffer' }))
      .readonly()
      .optional(),
    reductions: z.array(deskReduction).readonly(),
    refund: z.union([refund.extend({ amount: paise }).meta({ id: 'DeskRefund' }), z.null()]),
    dispute: z.union([dispute.extend({ amount: paise }).meta({ id: 'DeskDispute' }), z.null()]),
    customer: z.object({ uid: z.string(), name: z.string().nullable(), phone: z.string() }),
    counter: z
      .object({
        method: z.enum(saleMethods),
        reference: z.string().nullable(),
        parts: z
          .array(z.object({ method: z.enum(saleMethods), amount: paise, reference: z.string().nullable() }))
          .readonly()
          .meta({ description: 'The forms of its payment, one where it was not split.' }),
      })
      .optional()
      .meta({ description: 'How it was paid, where it was sold at the counter.' }),
    credit: z
      .union([orderCredit, z.null()])
      .meta({ description: 'Null for an order that is not on account.' }),
    notes: z.array(orderNote).readonly(),
    messages: z.array(orderMessage).readonly().meta({ description: 'To its customer, newest first.' }),
    changes: z.array(auditEntry).readonly(),
    moves: z.array(z.enum(orderStatuses)).readonly(),
    refundable: z.boolean(),
    edit: z
      .union([orderEdit, z.null()])
      .meta({ description: 'The change that its customer is asked about.' }),
    refundLeft: paise.meta({ description: 'What of an online payment can still be refunded, in paise.' }),
    invoiceWarnings: z.array(invoiceWarning).readonly(),
    paymentLink: z.union([deskPaymentLink, z.null()]).meta({
      description:
        'Where whoever has it pays, without signing in; null for an order that is paid on delivery, and for one of a shopper that waits no more.',
    }),
  })
  .meta({ id: 'DeskOrderDetail', description: 'An order as the desk sees it.' })

const text = note(500)
const seen = seenAt('order')

export const moveOrderRequest = z
  .object({
    to: z.enum(orderStatuses),
    note: text.nullish(),
    cash: amountInPaise.optional().meta({
      description: 'DELIVERED: the paise of a cash order that were cash, the rest being UPI; else all.',
    }),
    seenAt: seen,
  })
  .meta({ id: 'MoveOrderRequest' })

const MAX_BULK = 100

export const moveOrdersRequest = z
  .object({
    to: z.enum(orderStatuses),
    orders: z
      .array(z.object({ orderId: z.uuid(), seenAt: timestamp.optional() }))
      .min(1)
      .max(MAX_BULK),
    note: text.nullish(),
  })
  .meta({ id: 'MoveOrdersRequest' })

export const movedOrders = z
  .object({
    results: z
      .array(z.object({ orderId: z.uuid(), moved: z.boolean(), code: z.string().optional() }))
      .readonly()
      .meta({ description: 'Each order by itself: one that cannot move does not hold the others.' }),
  })
  .meta({ id: 'MovedOrders' })

export const refundRequest = z
  .object({
    reason: text,
    amount: amountInPaise
      .optional()
      .meta({ description: 'Paise, to refund a part and leave the goods; all that is left without it.' }),
    seenAt: seen,
  })
  .meta({ id: 'DeskRefundRequest' })
export const orderNoteRequest = z.object({ text }).meta({ id: 'OrderNoteRequest' })

export type MoveOrderRequest = z.input<typeof moveOrderRequest>
export type RefundRequest = z.input<typeof refundRequest>
export type MoveOrdersRequest = z.input<typeof moveOrdersRequest>
export type MovedOrdersWire = z.infer<typeof movedOrders>
export type DeskOrderRowWire = z.infer<typeof deskOrderRow>
export type DeskOrderPageWire = z.infer<typeof deskOrderPage>
export type DeskOrderDetailWire = z.infer<typeof deskOrderDetail>

/** A page of orders with the cursor of the next one. */
export function serializeDeskOrderPage(page: {
  readonly orders: readonly DeskOrderRow[]
  readonly hasMore: boolean
  readonly areas: readonly AreaName[]
}): DeskOrderPageWire {
  const last = page.orders.at(-1)
  return {
    orders: page.orders.map((row) => ({ ...row })),
    next: page.hasMore && last !== undefined ? `${last.createdAt}~${last.orderId}` : null,
    areas: page.areas,
  }
}

/** An order as the desk sees it. */
export function serializeDeskOrder(detail: DeskOrderDetail): DeskOrderDetailWire {
  const { offers: _, ...shown } = serializeOrderDetail(detail, { active: true })
  return {
    ...shown,
    ...totalsOf(detail),
    orderItems: detail.order.orderItems.map((item) => ({
      ...serializeOrderItem(item, (price) => price),
      ...(item.pricing && { pricing: item.pricing }),
    })),
    ...(detail.order.offers && { offers: offersOfOrder(detail.order) }),
    reductions: serializeProgress(detail).reductions,
    refund: detail.refund,
    dispute: detail.dispute,
    customer: detail.customer,
    ...(detail.order.counter && {
      counter: {
        method: detail.order.counter.method,
        reference: detail.order.counter.reference,
        parts: sharesOf(detail.order.counter, detail.order.grandTotal),
      },
    }),
    credit: detail.credit,
    notes: detail.notes,
    messages: detail.messages,
    changes: detail.changes.map(serializeAuditEntry),
    moves: detail.moves,
    refundable: detail.refundable,
    refundLeft: detail.refundLeft,
    edit: detail.edit,
    invoiceWarnings: detail.invoiceWarnings,
    paymentLink: detail.paymentLink,
  }
}

function totalsOf({ order, cashDue }: OrderDetail): Readonly<Record<keyof typeof totals, Paise>> {
  const { itemMRPTotal, itemTotal, savedAmount, totalTax } = order
  const { grandTotal, deliveryCharge, handlingCharge, commissionAmount } = order
  return {
    itemMRPTotal,
    itemTotal,
    savedAmount,
    totalTax,
    grandTotal,
    deliveryCharge,
    handlingCharge,
    commissionAmount,
    cashDue,
  }
}
