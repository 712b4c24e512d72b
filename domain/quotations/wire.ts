import { z } from 'zod'
import { timestamp, linkParams, paise, price } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { offersOfOrder } from '../orders/offers-of-order.ts'
import { frozenOffer } from '../orders/offers-wire.ts'
import { approvalStates } from '../orders/approvals/approval.ts'
import { paymentModes } from '../orders/order.ts'
import { paymentSession, paymentCallback } from '../payments/wire.ts'
import { isOpenOffer, type QuotationApproval } from './quotation-approval.ts'
import { quotationStates, quotedPayments, type Quotation, type QuotedPayment } from './quotation.ts'

const line = z.object({
  productName: z.string(),
  options: z.array(z.string()).readonly(),
  quantity: z.number().int(),
  price: price.meta({ description: 'Of one, with GST, in millionths of a rupee.' }),
})

const quotedFirm = z
  .object({
    legalName: z.string(),
    site: z.string().nullable().meta({ description: 'The name of the site that it goes to.' }),
    poNumber: z.string().nullable(),
    reference: z.string().nullable(),
  })
  .meta({ id: 'QuotedFirm', description: 'The firm that an offer is made to.' })

/** Fields of a quotation that the customer and the desk see. */
export const offer = {
  number: z.string(),
  state: z.enum(quotationStates),
  total: paise.meta({ description: 'Paise, with GST.' }),
  deliveryFee: paise.optional().meta({ description: 'Of the total; absent where delivery is free.' }),
  createdAt: timestamp,
  expiresAt: timestamp,
  lines: z.array(line).readonly(),
  offers: z.array(frozenOffer).readonly().optional().meta({
    description: 'Offers that its prices are after, as they were called then; absent where there are none.',
  }),
  firm: z.union([quotedFirm, z.null()]).meta({ description: 'Null for an offer to a person.' }),
  isRequested: z.boolean().meta({ description: 'Whether the customer asked for the prices of today.' }),
}

const quotationApproval = z
  .object({
    isNeeded: z.boolean().meta({
      description: 'Whether accepting is above the limits of whom it was made to, and asks for approval.',
    }),
    approvers: z
      .array(z.string())
      .readonly()
      .meta({ description: 'Names of those who may approve; for whom it was made to, signed in.' }),
    request: z
      .union([
        z.object({
          state: z.enum(approvalStates),
          paymentMode: z.enum(paymentModes),
          expiresAt: timestamp,
          decidedBy: z.string().nullable(),
        }),
        z.null(),
      ])
      .meta({ description: 'The request that waits, or that was not granted.' }),
    path: z.string().nullable().meta({
      description: 'Where whom it was made to sends the link of the request on.',
    }),
  })
  .meta({ id: 'QuotationApproval', description: 'Approval by the firm that an offer is made to.' })

/** A quotation as the customer's link shows it. */
export const quotationView = z
  .object({
    ...offer,
    orderNumber: z.string().nullable(),
    payment: z.enum(quotedPayments).nullable().meta({
      description: 'Of an order that is paid online: LAPSED when it was not, and the offer is open again.',
    }),
    offersAccount: z.boolean().meta({
      description: 'Whether whom it was made to may put it on an account of credit.',
    }),
    approval: z.union([quotationApproval, z.null()]).meta({ description: 'Null for an offer to a person.' }),
  })
  .meta({ id: 'QuotationView', description: 'An offer; it names no person to a stranger, and no address.' })

export const quotationAnswers = ['accept', 'pay', 'account', 'decline', 'ask', 'withdraw'] as const
export type QuotationAnswer = (typeof quotationAnswers)[number]

const quotationAnswer = z
  .object({
    answer: z.enum(quotationAnswers).meta({
      description:
        'accept: paid on delivery; pay: online, within half an hour; account: on the account of the firm or the person, by whom it was made to, signed in; ask: for the prices of today, once it has expired; withdraw: the request for approval.',
    }),
    asksApproval: z.boolean().optional().meta({
      description: 'Accepts it once the firm approves, where it is above the limits of whom it was made to.',
    }),
  })
  .meta({ id: 'QuotationAnswer' })

/** Data that the payment window passed on; null asks the provider. */
const quotationPayment = z
  .object({ callback: z.union([paymentCallback, z.null()]) })
  .meta({ id: 'QuotationPayment' })

export const quotationCalls = defineCalls({
  show: { method: 'get', path: '/quotations/{token}', params: linkParams, answer: quotationView },
  answer: {
    method: 'post',
    path: '/quotations/{token}',
    params: linkParams,
    body: quotationAnswer,
    answer: quotationView,
  },
  print: {
    method: 'get',
    path: '/quotations/{token}/quotation.pdf',
    params: linkParams,
    download: 'application/pdf',
  },
  startPayment: {
    method: 'post',
    path: '/quotations/{token}/payment/start',
    params: linkParams,
    answer: paymentSession,
  },
  settlePayment: {
    method: 'post',
    path: '/quotations/{token}/payment',
    params: linkParams,
    body: quotationPayment,
    answer: quotationView,
  },
})

export type QuotationViewWire = z.infer<typeof quotationView>

/** Serializes the view of somebody with the link. */
export function serializeQuotationView(
  one: Quotation,
  {
    orderNumber,
    payment,
    offersAccount,
    approval,
  }: {
    readonly orderNumber: string | null
    readonly payment: QuotedPayment | null
    readonly offersAccount: boolean
    readonly approval: QuotationApproval | null
  },
): QuotationViewWire {
  const offered = {
    ...serializeOffer(one),
    payment,
    offersAccount,
    approval: approval && serializeQuotationApproval(approval),
  }
  if (payment !== 'LAPSED') return { ...offered, orderNumber }
  return { ...offered, ...(isOpenOffer(one, payment) && { state: 'OPEN' }), orderNumber: null }
}

function serializeQuotationApproval({ request, ...approval }: QuotationApproval) {
  return { ...approval, request: request && { ...request, expiresAt: request.expiresAt.toISOString() } }
}

/** Serializes the fields that customer and desk see of a quotation. */
export function serializeOffer({
  number,
  state,
  total,
  createdAt,
  expiresAt,
  content,
  requestedAt,
}: Quotation) {
  const offers =
    content === null ? [] : offersOfOrder({ offers: content.offers ?? [], orderItems: content.items })
  return {
    number,
    state,
    total,
    ...(content?.deliveryFee !== undefined && { deliveryFee: content.deliveryFee }),
    createdAt,
    expiresAt,
    ...(offers.length > 0 && { offers }),
    firm: firmOf(content),
    isRequested: requestedAt !== null,
    lines: (content?.items ?? []).map(({ productName, variantSpecs, quantity, priceWithGst }) => ({
      productName,
      options: variantSpecs.options,
      quantity,
      price: priceWithGst,
    })),
  }
}

function firmOf(content: Quotation['content']): z.infer<typeof quotedFirm> | null {
  const { firm, billing } = content ?? {}
  if (firm === undefined) return null
  const { poNumber, reference, site } = firm
  return { legalName: billing?.legalName ?? '', site: site?.name ?? null, poNumber, reference }
}
