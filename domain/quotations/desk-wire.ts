import { z } from 'zod'
import { addressFields } from '../addresses/wire.ts'
import { placeOrderForRequest } from '../orders/placing/desk-place-wire.ts'
import { idParams, note } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { DECLINE_REASON_LENGTH, type QuotationRequest } from './quotation-request.ts'
import { MAX_QUOTATION_DAYS, QUOTATION_DAYS, quotationStates, type Quotation } from './quotation.ts'
import { requestFields, serializeOwnRequest } from './request-wire.ts'
import { offer, serializeOffer } from './wire.ts'

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

const deskRequest = z
  .object({
    ...requestFields,
    address: z.union([addressFields.extend({ id: z.string() }), z.null()]),
    settledBy: z.string().nullable(),
    customer: z.object({ uid: z.uuid(), name: z.string().nullable(), phone: z.string().nullable() }),
  })
  .meta({ id: 'QuotationRequest', description: 'A quotation that a customer asks for.' })

const deskRequests = z
  .object({ requests: z.array(deskRequest).readonly() })
  .meta({ id: 'QuotationRequests', description: '100 at most.' })

const deskRequestsQuery = z.object({ state: z.enum(['open', 'settled']).default('open') })

const decline = z
  .object({ reason: note(DECLINE_REASON_LENGTH).meta({ description: 'The customer reads it.' }) })
  .meta({ id: 'DeclineQuotationRequest' })

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

export const quotationRequestCalls = defineCalls({
  list: { method: 'get', path: '/desk/quotation-requests', query: deskRequestsQuery, answer: deskRequests },
  one: { method: 'get', path: '/desk/quotation-requests/{id}', params: idParams, answer: deskRequest },
  decline: {
    method: 'post',
    path: '/desk/quotation-requests/{id}/decline',
    params: idParams,
    body: decline,
    answer: deskRequest,
  },
})

export type SaveQuotationRequest = z.input<typeof saveQuotationRequest>
export type DeskQuotationWire = z.infer<typeof deskQuotation>
export type SavedQuotationWire = z.infer<typeof savedQuotation>
export type QuotationPageWire = z.infer<typeof quotationPage>
export type QuotationRequestWire = z.infer<typeof deskRequest>
export type QuotationRequestsWire = z.infer<typeof deskRequests>

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

/** A request as the desk sees it. */
export function serializeQuotationRequest(
  one: QuotationRequest & {
    readonly customer: { readonly name: string | null; readonly phone: string | null }
  },
): QuotationRequestWire {
  const { userId, content, settledBy, customer } = one
  const { name, phone } = customer
  return {
    ...serializeOwnRequest(one),
    address: content.address ?? null,
    settledBy,
    customer: { uid: userId, name, phone },
  }
}
