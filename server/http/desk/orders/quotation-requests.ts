import type { OpenAPIHono } from '@hono/zod-openapi'
import { preview } from '#domain/quotations/request-wire.ts'
import { quotationRequestCalls, serializeQuotationRequest } from '#domain/quotations/desk-wire.ts'
import { routeOf } from '../../route-of.ts'
import { createRouter } from '../../router.ts'
import type { ApiEnv } from '../../guards/session.ts'
import { requireStaff } from '../desk-session.ts'

const tags = ['desk']

const list = routeOf(quotationRequestCalls.list, {
  summary: 'List what customers ask quotations for',
  description:
    'At most 100: those that wait, the longest first, or those that were settled, the latest first.',
  tags,
  answers: 'The requests.',
})

const one = routeOf(quotationRequestCalls.one, {
  summary: 'Get one such request',
  tags,
  answers: 'The request, with all of its lines.',
})

const decline = routeOf(quotationRequestCalls.decline, {
  summary: 'Decline a request for a quotation',
  tags,
  answers: 'The request.',
})

/** Requests for a quotation at the desk (QUOTE-01). */
export function deskQuotationRequestRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(list, async (context) => {
      const actor = await requireStaff(context)
      const { state } = context.req.valid('query')
      const requests = await context.var.services.quotationRequests.list(actor, state)
      return context.json({ requests: requests.map((each) => preview(serializeQuotationRequest(each))) }, 200)
    })
    .openapi(one, async (context) => {
      const actor = await requireStaff(context)
      const request = await context.var.services.quotationRequests.find(actor, context.req.valid('param').id)
      return context.json(serializeQuotationRequest(request), 200)
    })
    .openapi(decline, async (context) => {
      const actor = await requireStaff(context)
      const { id } = context.req.valid('param')
      await context.var.services.quotationRequests.decline(actor, { ...context.req.valid('json'), id })
      const request = await context.var.services.quotationRequests.find(actor, id)
      return context.json(serializeQuotationRequest(request), 200)
    })
}
