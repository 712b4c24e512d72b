import { z } from 'zod'
import { timestamp, linkParams, paise, price } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { paymentSession, paymentCallback } from '../payments/wire.ts'
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

const quotationAnswer = z
  .object({
    answer: z.enum(['accept', 'pay', 'account', 'decline', 'ask']).meta({
      description:
        'accept: paid on delivery; pay: online, within half an hour; account: on the account of the firm or the person, by whom it was made to, signed in; ask: for the prices of today, once it has expired.',
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
