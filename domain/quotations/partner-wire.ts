import { z } from 'zod'
import { orderLines } from '../cart/wire.ts'
import { line as textLine, optionalLine } from '../identity/billing-wire.ts'
import { gstin } from '../identity/wire.ts'
import { day, idParams, paise, price, timestamp } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import {
  MAX_MARGIN,
  MAX_PARTNER_QUOTATIONS,
  QUOTED_NAME_LENGTH,
  quotedTotal,
  shopTotal,
  type PartnerQuotation,
} from './partner-quotation.ts'
import { MAX_QUOTATION_DAYS, QUOTATION_DAYS } from './quotation.ts'

const makeRequest = z
  .object({
    id: z.uuid().meta({ description: 'Made by the browser: a repeat makes no second one.' }),
    lines: orderLines.optional(),
    quotationId: z.uuid().optional().meta({
      description: 'A quotation of the shop to the partner, whose lines it takes in the place of `lines`.',
    }),
    margins: z
      .array(z.int().min(0).max(MAX_MARGIN))
      .min(1)
      .max(500)
      .readonly()
      .meta({ description: 'Of each line, in hundredths of a per cent.' }),
    firmId: z.uuid().nullish().meta({ description: 'The firm at whose prices `lines` were seen.' }),
    customer: textLine(QUOTED_NAME_LENGTH).meta({ description: 'For whom it is.' }),
    days: z.int().min(1).max(MAX_QUOTATION_DAYS).default(QUOTATION_DAYS),
    seller: z.object({
      name: textLine(QUOTED_NAME_LENGTH),
      firm: optionalLine(QUOTED_NAME_LENGTH).default(''),
      gstin: gstin.nullish(),
    }),
  })
  .refine(({ lines, quotationId }) => (lines === undefined) !== (quotationId === undefined), {
    path: ['lines'],
    message: 'lines-or-quotation',
  })
  .meta({ id: 'MakePartnerQuotation' })

const partnerQuotation = z
  .object({
    id: z.uuid(),
    customer: z.string(),
    createdAt: timestamp,
    validUntil: day,
    total: paise.meta({ description: 'What the partner asks.' }),
    shopTotal: paise.meta({ description: 'What the partner pays to the shop. Only the partner sees it.' }),
    items: z.int(),
  })
  .meta({ id: 'PartnerQuotation' })

export const partnerQuotationDetail = partnerQuotation
  .extend({
    seller: z.object({
      name: z.string(),
      phone: z.string(),
      firm: z.string(),
      gstin: z.string().nullable(),
    }),
    lines: z
      .array(
        z.object({
          name: z.string(),
          options: z.array(z.string()).readonly(),
          quantity: z.int(),
          unit: z.string().nullable(),
          shopPrice: price,
          margin: z.int(),
          price,
        }),
      )
      .readonly(),
  })
  .meta({ id: 'PartnerQuotationDetail' })

const partnerQuotations = z
  .object({ quotations: z.array(partnerQuotation).readonly() })
  .meta({ id: 'PartnerQuotations', description: `The newest first, ${MAX_PARTNER_QUOTATIONS} at most.` })

export const partnerQuotationCalls = defineCalls({
  list: { method: 'get', path: '/partner-quotations', answer: partnerQuotations },
  make: { method: 'post', path: '/partner-quotations', body: makeRequest, answer: partnerQuotationDetail },
  one: { method: 'get', path: '/partner-quotations/{id}', params: idParams, answer: partnerQuotationDetail },
  remove: { method: 'delete', path: '/partner-quotations/{id}', params: idParams, answer: partnerQuotations },
  print: {
    method: 'get',
    path: '/partner-quotations/{id}/quotation.pdf',
    params: idParams,
    download: 'application/pdf',
  },
})

export type MakePartnerQuotation = z.input<typeof makeRequest>
export type PartnerQuotationWire = z.infer<typeof partnerQuotationDetail>
export type PartnerQuotationsWire = z.infer<typeof partnerQuotations>

/** A partner's quotations, as the partner sees them. */
export function serializePartnerQuotations(all: readonly PartnerQuotation[]): PartnerQuotationsWire {
  return { quotations: all.map(heading) }
}

/** A quotation of a partner with its lines, as the partner sees it. */
export function serializePartnerQuotation(one: PartnerQuotation): PartnerQuotationWire {
  return { ...heading(one), seller: one.seller, lines: one.lines }
}

function heading(one: PartnerQuotation): PartnerQuotationsWire['quotations'][number] {
  const { id, customer, createdAt, validUntil, lines } = one
  return {
    id,
    customer,
    createdAt,
    validUntil,
    total: quotedTotal(one),
    shopTotal: shopTotal(one),
    items: lines.length,
  }
}
