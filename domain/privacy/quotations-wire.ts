import { z } from 'zod'
import { addressFields } from '../addresses/wire.ts'
import { paiseToRupees } from '../money/paise.ts'
import { quotedTotal, shopTotal } from '../quotations/partner-quotation.ts'
import { partnerQuotationDetail, serializePartnerQuotation } from '../quotations/partner-wire.ts'
import { ownQuotationRequest, serializeOwnRequest } from '../quotations/request-wire.ts'
import { quotationView, serializeQuotationView } from '../quotations/wire.ts'
import { rupees } from '../wire/atoms.ts'
import type { PersonalData } from './personal-data.ts'

type Quoted = Pick<PersonalData, 'quotations' | 'quotationRequests' | 'partnerQuotations'>

/** Quotations in an export. */
export const exportedQuotations = {
  quotations: z
    .array(
      quotationView.extend({
        total: rupees,
        deliveryFee: rupees.optional(),
        address: z.union([addressFields, z.null()]),
      }),
    )
    .readonly(),
  partnerQuotations: z
    .array(
      partnerQuotationDetail.extend({
        total: rupees,
        shopTotal: rupees,
      }),
    )
    .readonly()
    .meta({ description: 'Quotations that the partner made to their own customers.' }),
  quotationRequests: z
    .array(ownQuotationRequest.extend({ address: z.union([addressFields, z.null()]) }))
    .readonly()
    .meta({ description: 'Quotations that were asked for.' }),
}

/** Quotations of a person as their export has them. */
export function serializeQuotations(data: Quoted) {
  return {
    quotations: data.quotations.map(serializeOwnQuotation),
    partnerQuotations: data.partnerQuotations.map((one) => ({
      ...serializePartnerQuotation(one),
      total: paiseToRupees(quotedTotal(one)),
      shopTotal: paiseToRupees(shopTotal(one)),
    })),
    quotationRequests: data.quotationRequests.map((one) => ({
      ...serializeOwnRequest(one),
      address: one.content.address ?? null,
    })),
  }
}

function serializeOwnQuotation(one: Quoted['quotations'][number]) {
  const { total, deliveryFee, ...offer } = serializeQuotationView(one, {
    orderNumber: null,
    payment: null,
    offersAccount: false,
    approval: null,
  })
  return {
    ...offer,
    total: paiseToRupees(total),
    ...(deliveryFee !== undefined && { deliveryFee: paiseToRupees(deliveryFee) }),
    address: one.content?.address ?? null,
  }
}
