import { z } from 'zod'
import { addressId } from '../addresses/wire.ts'
import { orderLines } from '../cart/wire.ts'
import { billingRequest } from '../identity/billing-wire.ts'
import { gstin } from '../identity/wire.ts'

/** Data that a browser needs to open the payment window (PAY-02). */
export const paymentSession = z
  .object({
    provider: z.enum(['razorpay', 'simulator']),
    keyId: z.string().meta({ description: "The provider's public key." }),
    script: z.string().meta({ description: "The URL of the provider's script." }),
    orderId: z.string().meta({ description: "The provider's id of the order." }),
    amount: z.number().int().meta({ description: 'Paise.' }),
    currency: z.string().meta({ example: 'INR' }),
    storeName: z.string(),
    prefill: z.object({ name: z.string(), email: z.string(), contact: z.string() }),
  })
  .meta({ id: 'Payment', description: 'What opens the payment window.' })

const providerId = z.string().min(1).max(100)

/** Data that the payment window hands over after a payment; the signature proves it. */
export const paymentCallback = z
  .object({
    razorpay_payment_id: providerId,
    razorpay_order_id: providerId.optional(),
    razorpay_signature: z.string().min(1).max(300),
  })
  .meta({ id: 'PaymentCallback' })

export const createOrderRequest = z
  .object({
    cart: orderLines,
    amount: z
      .union([z.number(), z.string().max(30)])
      .meta({ description: 'The grand total that the customer saw, in rupees.' }),
    addressId: addressId.optional().meta({ description: 'The default address if omitted.' }),
    buyerGstin: gstin.nullish(),
    billing: billingRequest.nullish(),
  })
  .meta({ id: 'CreateOrderRequest' })

export const createdOrder = paymentSession
  .extend({ order: z.uuid().meta({ description: "The store's id of the order." }) })
  .meta({ id: 'CreatedOrder' })

export type PaymentSession = z.infer<typeof paymentSession>
export type PaymentCallback = z.input<typeof paymentCallback>
