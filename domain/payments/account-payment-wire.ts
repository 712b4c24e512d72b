import { z } from 'zod'
import { idParams, paise } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { paymentCallback, paymentSession } from './wire.ts'

/** An amount that somebody pays into an account. */
export const accountPaymentRequest = z
  .object({
    amount: z
      .int()
      .min(1)
      .max(100_000_000_000)
      .meta({ description: 'In paise; at most what is owed.', example: 250_000 }),
  })
  .meta({ id: 'AccountPaymentRequest' })

/** Return of the payment window, with the payment that it was opened for. */
export const accountPaymentReturn = z
  .object({
    orderId: z.string().min(1).max(100).meta({ description: 'The provider’s id of the order.' }),
    callback: z
      .union([paymentCallback, z.null()])
      .meta({ description: 'What the payment window passed on; null asks the provider.' }),
  })
  .meta({ id: 'AccountPaymentReturn' })

/** Money that has arrived of a payment into an account. */
export const accountPaid = z
  .object({
    paid: paise.meta({ description: 'What was received by this payment; 0 while nothing has arrived.' }),
    advance: paise.meta({
      description: 'What of it pays no bill, since others paid meanwhile: an advance.',
    }),
  })
  .meta({ id: 'AccountPaid' })

const root = '/account/credit/{id}/payment' as const

export const ownPaymentCalls = defineCalls({
  start: {
    method: 'post',
    path: `${root}/start`,
    params: idParams,
    body: accountPaymentRequest,
    answer: paymentSession,
  },
  settle: { method: 'post', path: root, params: idParams, body: accountPaymentReturn, answer: accountPaid },
})
