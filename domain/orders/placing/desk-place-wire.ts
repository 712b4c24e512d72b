import { z } from 'zod'
import { customerBlocks } from '../../identity/customer-block.ts'
import { addressFields, addressId } from '../../addresses/wire.ts'
import { seenOffers } from '../../offers/check-wire.ts'
import { staffLines } from './typed-line-wire.ts'
import { orderFirmRequest } from '../../firms/wire.ts'
import { billingRequest, rememberedFirm } from '../../identity/billing-wire.ts'
import { gstin, language, phoneInput } from '../../identity/wire.ts'
import { ZERO } from '../../money/paise.ts'
import { note } from '../../wire/atoms.ts'
import { paymentModes } from '../order.ts'
import { checkoutCredit } from './order-limits-wire.ts'
import { seenDeliveryFee } from '../wire.ts'

/** An order that staff place for somebody (DESK-04). */
export const placeOrderForRequest = z
  .object({
    phone: phoneInput.meta({ description: 'The customer’s; a new number makes a customer.' }),
    name: z
      .string()
      .trim()
      .min(1)
      .max(80)
      .nullish()
      .meta({ description: 'For a customer who has none yet.' }),
    language: language
      .optional()
      .meta({ description: 'In which the customer wants messages and papers; absent leaves it as it is.' }),
    address: z
      .union([z.object({ id: addressId }), addressFields])
      .optional()
      .meta({
        description:
          'One of the customer’s addresses, or a new one that is added to them; left out for a site of the firm, otherwise the default one.',
      }),
    lines: staffLines,
    paymentMode: z.enum(paymentModes).meta({
      description:
        'COD is paid in cash or by UPI on delivery; for ONLINE the customer is sent a message to pay; ACCOUNT is billed to their account of credit.',
    }),
    creditPass: note(300).nullish().meta({
      description: 'Reason for which an order on account passes above the limit, where staff may let it.',
    }),
    buyerGstin: gstin.nullish(),
    billing: billingRequest.nullish(),
    firm: orderFirmRequest.nullish().meta({
      description:
        'A firm that the customer is in, which is billed in the place of `buyerGstin` and `billing`.',
    }),
    deliveryFee: seenDeliveryFee,
    offers: seenOffers.nullish().meta({
      description: 'Offers as they were shown; without it none are given.',
    }),
  })
  .meta({ id: 'PlaceOrderForRequest' })

type OrderForBody = Pick<z.output<typeof placeOrderForRequest>, 'name' | 'buyerGstin' | 'deliveryFee'>

/** The body of an order, or of a quotation, that staff make for somebody, with what was left out. */
export function completeOrderFor<T extends OrderForBody>({
  name = null,
  buyerGstin = null,
  deliveryFee = ZERO,
  ...body
}: T) {
  return { ...body, name, buyerGstin, seenDeliveryFee: deliveryFee }
}

const foundCustomer = z
  .object({
    uid: z.string(),
    name: z.string().nullable(),
    phone: z.string(),
    language,
    addresses: z.array(addressFields.extend({ id: z.string() })).readonly(),
    active: z.boolean().meta({ description: 'Whether they are a partner, who orders for customers.' }),
    firms: z
      .array(rememberedFirm)
      .readonly()
      .meta({ description: 'Whom their orders were billed to, the last used first.' }),
    buysFor: z
      .array(z.object({ id: z.uuid(), legalName: z.string() }))
      .readonly()
      .meta({ description: 'Firms that they may order for.' }),
    orders: z.number().int(),
    credits: z.array(checkoutCredit).readonly().meta({
      description: 'Open accounts that they may order on: their own first, then those of their firms.',
    }),
    staffName: z
      .string()
      .nullable()
      .meta({ description: 'What the desk calls somebody who works in the store; null for anybody else.' }),
    block: z
      .enum(customerBlocks)
      .nullable()
      .meta({ description: 'CASH: no cash is taken from them; ALL: no order is.' }),
  })
  .meta({ id: 'FoundCustomer' })

export const customerQuery = z.object({ phone: phoneInput })

export const foundCustomerAnswer = z
  .object({ customer: z.union([foundCustomer, z.null()]).meta({ description: 'Null for a new number.' }) })
  .meta({ id: 'CustomerOfPhone' })

export type PlaceOrderForRequest = z.input<typeof placeOrderForRequest>
export type FoundCustomerWire = z.infer<typeof foundCustomer>
