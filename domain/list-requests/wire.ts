import { z } from 'zod'
import { MAX_REQUEST_LENGTH, type ListRequest } from './list-request.ts'

export const sendListRequest = z
  .object({
    text: z
      .string()
      .trim()
      .min(1)
      .max(MAX_REQUEST_LENGTH)
      .meta({ description: 'The lines, as they were written.', example: 'solar panel 540w - 6' }),
  })
  .meta({ id: 'SendListRequest' })

export const listRequestsQuery = z.object({
  state: z.enum(['open', 'answered']).default('open'),
})

export const answerRequest = z
  .object({ isAnswered: z.boolean().meta({ description: 'False opens it again.' }) })
  .meta({ id: 'AnswerRequest' })

export const listRequest = z
  .object({
    id: z.uuid(),
    text: z.string(),
    sentAt: z.iso.datetime(),
    answeredAt: z.iso.datetime().nullable(),
    answeredBy: z.string().nullable(),
    customer: z.object({ uid: z.uuid(), name: z.string().nullable(), phone: z.string().nullable() }),
  })
  .meta({ id: 'ListRequest', description: 'A part of a list that a customer sent to the shop.' })

export const listRequests = z
  .object({ requests: z.array(listRequest).readonly() })
  .meta({ id: 'ListRequests' })

export type ListRequestWire = z.infer<typeof listRequest>
export type ListRequestsWire = z.infer<typeof listRequests>

/** A request as the desk sees it. */
export function serializeListRequest({ sentAt, answeredAt, ...request }: ListRequest): ListRequestWire {
  return { ...request, sentAt: sentAt.toISOString(), answeredAt: answeredAt?.toISOString() ?? null }
}
