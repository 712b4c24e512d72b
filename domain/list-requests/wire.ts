import { z } from 'zod'
import { idParams, timestamp } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { MAX_REQUEST_LENGTH, type ListRequest } from './list-request.ts'

const sendListRequest = z
  .object({
    text: z
      .string()
      .trim()
      .min(1)
      .max(MAX_REQUEST_LENGTH)
      .meta({ description: 'The lines, as they were written.', example: 'solar panel 540w - 6' }),
  })
  .meta({ id: 'SendListRequest' })

const listRequestsQuery = z.object({
  state: z.enum(['open', 'answered']).default('open'),
})

const answerRequest = z
  .object({ isAnswered: z.boolean().meta({ description: 'False opens it again.' }) })
  .meta({ id: 'AnswerRequest' })

const listRequest = z
  .object({
    id: z.uuid(),
    text: z.string(),
    sentAt: timestamp,
    answeredAt: timestamp.nullable(),
    answeredBy: z.string().nullable(),
    customer: z.object({ uid: z.uuid(), name: z.string().nullable(), phone: z.string().nullable() }),
  })
  .meta({ id: 'ListRequest', description: 'A part of a list that a customer sent to the shop.' })

const listRequests = z.object({ requests: z.array(listRequest).readonly() }).meta({ id: 'ListRequests' })

export const sentListCalls = defineCalls({
  send: { method: 'post', path: '/quick-order/requests', body: sendListRequest },
})

export const listRequestCalls = defineCalls({
  list: { method: 'get', path: '/desk/list-requests', query: listRequestsQuery, answer: listRequests },
  one: { method: 'get', path: '/desk/list-requests/{id}', params: idParams, answer: listRequest },
  answer: {
    method: 'post',
    path: '/desk/list-requests/{id}/answer',
    params: idParams,
    body: answerRequest,
    answer: listRequest,
  },
})

export type ListRequestWire = z.infer<typeof listRequest>
export type ListRequestsWire = z.infer<typeof listRequests>

/** A request as the desk sees it. */
export function serializeListRequest({ sentAt, answeredAt, ...request }: ListRequest): ListRequestWire {
  return { ...request, sentAt: sentAt.toISOString(), answeredAt: answeredAt?.toISOString() ?? null }
}
