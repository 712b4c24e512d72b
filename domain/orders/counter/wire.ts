import { z } from 'zod'
import { ADDRESS_FIELD_LENGTH } from '../../addresses/address.ts'
import { MAX_CART_LINES } from '../../cart/line.ts'
import { weighing } from '../../cart/weighing-wire.ts'
import { staffLine } from '../placing/typed-line-wire.ts'
import { orderFirmRequest } from '../../firms/wire.ts'
import { billingRequest } from '../../identity/billing-wire.ts'
import { gstin, phoneInput } from '../../identity/wire.ts'
import { amountInPaise, note, paise, timestamp } from '../../wire/atoms.ts'
import { defineCalls } from '../../wire/call.ts'
import { seenOffers } from '../../offers/check-wire.ts'
import { idempotencyKey } from '../wire.ts'
import { saleMethods } from './counter-sale.ts'

const MAX_REFERENCE = 40

const item = z
  .object({
    productId: z.string(),
    variantIndex: z.number().int(),
    uid: z.string().nullable(),
    name: z.string(),
    options: z.array(z.string()).readonly(),
    unit: z.string().nullable(),
    price: z.string().meta({ description: 'With GST, rupees as exact text.', example: '382.5' }),
    priceBreaks: z
      .array(z.object({ minQuantity: z.number().int(), price: z.string() }))
      .readonly()
      .meta({
        description:
          'The prices of larger quantities, each for the whole line; sizes that share them count together.',
      }),
    minQuantity: z.number().int().nullable(),
    quantityStep: z.number().int().nullable(),
    left: z.number().int().nullable().meta({
      description:
        'Units that can be sold from all places; null where the stock is not kept, or plenty is left.',
    }),
    quantity: z.number().int().meta({ description: 'How many the search asked for; 1 unless it said.' }),
  })
  .meta({ id: 'CounterItem' })

const itemAnswer = z
  .object({
    certain: z.boolean().meta({ description: 'The first one is meant for certain, as by its barcode.' }),
    items: z.array(item).readonly(),
  })
  .meta({ id: 'CounterItems' })

const terms = z
  .object({
    places: z.array(z.object({ id: z.string(), name: z.string() })).readonly(),
    cashLimit: paise.nullable().meta({ description: 'Cash has to stay below it; null for no limit.' }),
    namedFrom: paise
      .nullable()
      .meta({ description: 'From this total on, a buyer without GSTIN is named with an address.' }),
  })
  .meta({ id: 'CounterTerms' })

const part = z.object({
  method: z.enum(saleMethods),
  amount: amountInPaise,
  reference: z.string().trim().min(1).max(MAX_REFERENCE).nullish(),
})

const counterLine = staffLine
  .extend({
    weighing: weighing.optional().meta({ description: 'The slip of a load whose weight is the quantity.' }),
  })
  .meta({ id: 'CounterLine' })

const saleRequest = z
  .object({
    lines: z.array(counterLine).min(1).max(MAX_CART_LINES).readonly(),
    seenTotal: amountInPaise.meta({ description: 'The total that was shown; refused if it is another one.' }),
    placeId: z.string().min(1).max(100).nullish().meta({
      description: 'Where the goods are taken from; the first place when left out.',
    }),
    method: z
      .enum(saleMethods)
      .meta({ description: 'ACCOUNT is billed to the account of the customer with `phone`.' }),
    parts: z.array(part).min(2).max(saleMethods.length).nullish().meta({
      description:
        'A split payment: each form once, together the total. `method` is then one of them, and ACCOUNT where one is.',
    }),
    firm: orderFirmRequest.omit({ siteId: true }).nullish().meta({
      description: 'A firm that the customer with `phone` is in, which is billed in the place of `gstin`.',
    }),
    offers: seenOffers.nullish().meta({
      description: 'Offers as they were shown; without it none are given. `seenTotal` is what they leave.',
    }),
    creditPass: note(300).nullish().meta({
      description: 'Reason for which it passes above the limit of the account, where staff may let it.',
    }),
    reference: z.string().trim().min(1).max(MAX_REFERENCE).nullish(),
    tendered: amountInPaise.nullish().meta({ description: 'Cash that was handed over, in paise.' }),
    phone: phoneInput.nullish().meta({ description: 'Nobody has to leave one.' }),
    name: z.string().trim().min(1).max(ADDRESS_FIELD_LENGTH).nullish(),
    gstin: gstin.nullish(),
    address: billingRequest.shape.address,
  })
  .meta({ id: 'CounterSaleRequest' })

const sale = z
  .object({
    orderId: z.uuid(),
    orderNumber: z.string(),
    invoiceNumber: z.string().nullable(),
    soldAt: timestamp,
    buyer: z.string(),
    total: paise,
    method: z.enum(saleMethods),
    reference: z.string().nullable(),
    tendered: paise.nullable(),
    parts: z
      .array(z.object({ method: z.enum(saleMethods), amount: paise, reference: z.string().nullable() }))
      .readonly()
      .meta({ description: 'The forms in which it was paid, one where it was not split.' }),
    change: paise,
    returned: paise.meta({ description: 'The value of what came back.' }),
  })
  .meta({ id: 'CounterSale' })

const salesQuery = z.object({
  q: z.string().trim().max(40).optional().meta({
    description: 'The number of a bill or an order; the latest sales without it.',
  }),
})

export const counterCalls = defineCalls({
  terms: { method: 'get', path: '/desk/counter', answer: terms },
  items: {
    method: 'get',
    path: '/desk/counter/items',
    query: z.object({ q: z.string().trim().min(1).max(100) }),
    answer: itemAnswer,
  },
  sell: {
    method: 'post',
    path: '/desk/counter/sales',
    headers: z.object({ 'idempotency-key': idempotencyKey }),
    body: saleRequest,
    answer: sale,
  },
  sales: {
    method: 'get',
    path: '/desk/counter/sales',
    query: salesQuery,
    answer: z.object({ sales: z.array(sale).readonly() }).meta({ id: 'CounterSales' }),
  },
})

export type CounterItem = z.infer<typeof item>
export type CounterTermsWire = z.infer<typeof terms>
export type CounterSaleRequest = z.input<typeof saleRequest>
export type CounterSaleWire = z.infer<typeof sale>
