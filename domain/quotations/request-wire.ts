import { z } from 'zod'
import { addressId } from '../addresses/wire.ts'
import { orderLines } from '../cart/wire.ts'
import { orderFirmRequest } from '../firms/wire.ts'
import { idParams, paise, pinCode, timestamp } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { quotationStates, type Quotation } from './quotation.ts'
import {
  MAX_OPEN_QUOTATION_REQUESTS,
  MAX_OWN_QUOTATIONS,
  PREVIEWED_LINES,
  QUOTATION_NOTE_LENGTH,
  quotationRequestStates,
  type QuotationRequest,
} from './quotation-request.ts'

const requestQuotation = z
  .object({
    id: z.uuid().meta({ description: 'Made by the browser: a repeat asks for no second one.' }),
    lines: orderLines,
    note: z.string().trim().max(QUOTATION_NOTE_LENGTH).default(''),
    firm: orderFirmRequest.nullish().meta({ description: 'The firm that is to be billed.' }),
    addressId: addressId.optional().meta({ description: 'One of the customer’s addresses.' }),
    pin: pinCode.optional().meta({ description: 'Where it goes, without an address.' }),
  })
  .refine(
    ({ firm, addressId: address, pin }) =>
      firm?.siteId !== undefined || (address === undefined) !== (pin === undefined),
    { path: ['addressId'], message: 'site-or-address' },
  )
  .meta({ id: 'RequestQuotation' })

const line = z.object({
  product: z.string(),
  variantUid: z.string().optional(),
  quantity: z.int(),
  name: z.string().meta({ description: 'As it was called when it was asked for.' }),
  options: z.array(z.string()).readonly(),
  seenPrice: z.string().meta({ description: 'With GST at that time: rupees as exact text.' }),
})

/** Fields of a request that the customer and the desk see. */
export const requestFields = {
  id: z.uuid(),
  state: z.enum(quotationRequestStates),
  requestedAt: timestamp,
  settledAt: timestamp.nullable(),
  items: z.int().meta({ description: 'Number of its lines.' }),
  lines: z
    .array(line)
    .readonly()
    .meta({ description: `All of them, or the first ${PREVIEWED_LINES} where several requests are listed.` }),
  note: z.string(),
  firm: z.union([
    z.object({
      id: z.uuid(),
      legalName: z.string(),
      poNumber: z.string().nullable(),
      reference: z.string().nullable(),
      site: z.object({ id: z.uuid(), name: z.string() }).optional(),
    }),
    z.null(),
  ]),
  pin: z.string(),
  reason: z.string().nullable().meta({ description: 'With which the shop declined it.' }),
  quotationId: z.uuid().nullable().meta({ description: 'The quotation that answers it.' }),
}

export const ownQuotationRequest = z.object(requestFields).meta({ id: 'OwnQuotationRequest' })

const ownQuotations = z
  .object({
    requests: z
      .array(ownQuotationRequest)
      .readonly()
      .meta({ description: `The newest, ${MAX_OWN_QUOTATIONS} at most.` }),
    quotations: z
      .array(
        z.object({
          id: z.uuid(),
          number: z.string(),
          state: z.enum(quotationStates),
          total: paise,
          items: z.int(),
          firm: z.string().nullable(),
          createdAt: timestamp,
          expiresAt: timestamp,
        }),
      )
      .readonly()
      .meta({ description: `Made to the customer, the newest first, ${MAX_OWN_QUOTATIONS} at most.` }),
    maxOpen: z.int().meta({ description: 'The most requests that wait at once.' }),
  })
  .meta({ id: 'OwnQuotations' })

export const ownQuotationCalls = defineCalls({
  list: { method: 'get', path: '/quotation-requests', answer: ownQuotations },
  one: { method: 'get', path: '/quotation-requests/{id}', params: idParams, answer: ownQuotationRequest },
  ask: { method: 'post', path: '/quotation-requests', body: requestQuotation, answer: ownQuotations },
  withdraw: {
    method: 'post',
    path: '/quotation-requests/{id}/withdrawal',
    params: idParams,
    answer: ownQuotations,
  },
  open: {
    method: 'post',
    path: '/own-quotations/{id}/link',
    params: idParams,
    answer: z.object({ link: z.string().meta({ description: 'The path of its page, without a language.' }) }),
  },
})

export type RequestQuotation = z.input<typeof requestQuotation>
export type OwnQuotationsWire = z.infer<typeof ownQuotations>
export type OwnQuotationRequestWire = z.infer<typeof ownQuotationRequest>

/** Requests and quotations of a customer, as they see them. */
export function serializeOwnQuotations({
  requests,
  quotations,
}: {
  readonly requests: readonly QuotationRequest[]
  readonly quotations: readonly Quotation[]
}): OwnQuotationsWire {
  return {
    requests: requests.map((one) => preview(serializeOwnRequest(one))),
    quotations: quotations.map(({ id, number, state, total, content, createdAt, expiresAt }) => ({
      id,
      number,
      state,
      total,
      items: content?.items.length ?? 0,
      firm: content?.firm === undefined ? null : (content.billing?.legalName ?? ''),
      createdAt,
      expiresAt,
    })),
    maxOpen: MAX_OPEN_QUOTATION_REQUESTS,
  }
}

/** A request among others. */
export function preview<T extends OwnQuotationRequestWire>(one: T): T {
  return { ...one, lines: one.lines.slice(0, PREVIEWED_LINES) }
}

/** A request as who made it sees it. */
export function serializeOwnRequest(one: QuotationRequest): OwnQuotationRequestWire {
  const { id, state, requestedAt, settledAt, content, reason, quotationId } = one
  const { lines, note: words, firm, pin } = content
  return {
    id,
    state,
    requestedAt,
    settledAt,
    items: lines.length,
    lines: lines.map(({ variantUid, ...each }) => ({
      ...each,
      ...(variantUid !== undefined && { variantUid }),
    })),
    note: words,
    firm: firm ?? null,
    pin,
    reason,
    quotationId,
  }
}
