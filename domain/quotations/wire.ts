import { z } from 'zod'
import { idParams, timestamp, linkParams, paise, price } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { paymentSession, paymentCallback } from '../payments/wire.ts'
import { placeOrderForRequest } from '../orders/placing/desk-place-wire.ts'
import {
  MAX_QUOTATION_DAYS,
  QUOTATION_DAYS,
  quotationStates,
  quotedPayments,
  type Quotation,
  type QuotedPayment,
} from './quotation.ts'

const saveQuotationRequest = placeOrderForRequest
  .omit({ paymentMode: true, creditPass: true })
  .extend({
    id: z.uuid().meta({ description: 'Made by the browser: a repeat makes no second one.' }),
    days: z
      .number()
      .int()
      .min(1)
      .max(MAX_QUOTATION_DAYS)
      .default(QUOTATION_DAYS)
      .meta({ description: 'How long the prices hold.' }),
    requestId: z.uuid().optional().meta({ description: 'The request of the customer that it answers.' }),
  })
  .meta({ id: 'SaveQuotationRequest' })

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

const offer = {
  number: z.string(),
  state: z.enum(quotationStates),
  total: paise.meta({ description: 'Paise, with GST.' }),
  deliveryFee: paise.optional().meta({ description: 'Of the total; absent where delivery is free.' }),
  createdAt: timestamp,
  expiresAt: timestamp,
  lines: z.array(line).readonly(),
  firm: z.union([quotedFirm, z.null()]).meta({ description: 'Null for an offer to a person.' }),
  isRequested: z.boolean().meta({ description: 'Whether the customer asked for the prices of today.' }),
}

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
  })
  .meta({ id: 'QuotationView', description: 'An offer; it names no person and no address.' })

const deskQuotation = z
  .object({
    ...offer,
    id: z.uuid(),
    actor: z.string(),
    orderId: z.uuid().nullable(),
    customer: z.object({ name: z.string().nullable(), phone: z.string() }),
  })
  .meta({ id: 'Quotation' })

const savedQuotation = z
  .object({
    quotation: deskQuotation,
    link: z.string().meta({
      description: 'The path of the customer’s link, in their language. It is shown once; a new one ends it.',
    }),
  })
  .meta({ id: 'SavedQuotation' })

const quotationPage = z
  .object({ quotations: z.array(deskQuotation).readonly() })
  .meta({ id: 'QuotationPage', description: 'Newest first, 100 at most.' })

const quotationQuery = z.object({
  state: z.enum(quotationStates).optional(),
})

const quotationAnswer = z
  .object({
    answer: z.enum(['accept', 'pay', 'account', 'decline', 'ask']).meta({
      description:
        'accept: paid on delivery; pay: online, within half an hour; account: on the account of the firm or the person, by whom it was made to, signed in; ask: for the prices of today, once it has expired.',
    }),
  })
  .meta({ id: 'QuotationAnswer' })

export type SaveQuotationRequest = z.input<typeof saveQuotationRequest>
export type DeskQuotationWire = z.infer<typeof deskQuotation>
export type SavedQuotationWire = z.infer<typeof savedQuotation>
export type QuotationPageWire = z.infer<typeof quotationPage>
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

export const deskQuotationCalls = defineCalls({
  list: { method: 'get', path: '/desk/quotations', query: quotationQuery, answer: quotationPage },
  save: { method: 'post', path: '/desk/quotations', body: saveQuotationRequest, answer: savedQuotation },
  cancel: {
    method: 'post',
    path: '/desk/quotations/{id}/cancel',
    params: idParams,
    answer: quotationPage,
  },
  renew: {
    method: 'post',
    path: '/desk/quotations/{id}/link',
    params: idParams,
    answer: z.object({ link: z.string() }),
  },
  print: {
    method: 'get',
    path: '/desk/quotations/{id}/quotation.pdf',
    params: idParams,
    download: 'application/pdf',
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
  }: {
    readonly orderNumber: string | null
    readonly payment: QuotedPayment | null
    readonly offersAccount: boolean
  },
): QuotationViewWire {
  const offered = serializeOffer(one)
  if (payment === 'LAPSED') return { ...offered, state: 'OPEN', orderNumber: null, payment, offersAccount }
  return { ...offered, orderNumber, payment, offersAccount }
}

/** A quotation as the desk sees it. */
export function serializeQuotation(
  one: Quotation & { readonly customer: { readonly name: string | null; readonly phone: string | null } },
): DeskQuotationWire {
  const { id, actor, orderId, customer } = one
  return {
    ...serializeOffer(one),
    id,
    actor,
    orderId,
    customer: { name: customer.name, phone: customer.phone ?? '' },
  }
}

function serializeOffer({ number, state, total, createdAt, expiresAt, content, requestedAt }: Quotation) {
  return {
    number,
    state,
    total,
    ...(content?.deliveryFee !== undefined && { deliveryFee: content.deliveryFee }),
    createdAt,
    expiresAt,
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
