import { z } from 'zod'
import { timestamp } from '../wire/atoms.ts'
import { customerMessageFaults, customerMessageKinds, customerMessageStates } from './customer-message.ts'

/** A message to a customer about something else than an order. */
export const customerMessage = z
  .object({
    id: z.uuid().meta({ description: 'The reminder, the quotation, or the request for approval.' }),
    about: z.enum(customerMessageKinds),
    state: z.enum(customerMessageStates),
    fault: z
      .enum(customerMessageFaults)
      .nullable()
      .meta({ description: 'Why it was not sent, or may not have been.' }),
    tries: z.number().int(),
    at: timestamp.meta({ description: 'When it was sent or given up, or will be tried next.' }),
  })
  .meta({ id: 'CustomerMessage' })

export type CustomerMessageWire = z.infer<typeof customerMessage>
