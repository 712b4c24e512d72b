import { z } from 'zod'
import { timestamp } from '../wire/atoms.ts'
import { orderNotificationKinds } from './order-notification.ts'
import { messageFaults, messageStates } from './order-message.ts'

const about = z.enum(orderNotificationKinds)

/** A message about an order, with what became of it. */
export const orderMessage = z
  .object({
    orderId: z.uuid(),
    orderNumber: z.string(),
    about,
    channel: z.literal('sms'),
    state: z.enum(messageStates).meta({ description: 'DELIVERED once the provider reports it.' }),
    fault: z.enum(messageFaults).nullable().meta({ description: 'Why it has not arrived.' }),
    tries: z.number().int(),
    at: timestamp.meta({
      description: 'ISO 8601, UTC: when it was delivered, sent or given up, or will be tried next.',
    }),
    isResendable: z.boolean(),
  })
  .meta({ id: 'OrderMessage' })

export const resendMessageRequest = z.object({ about }).meta({ id: 'ResendMessageRequest' })

export type OrderMessageWire = z.infer<typeof orderMessage>
