import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import {
  quotationAnswer,
  quotationToken,
  quotationView,
  serializeQuotationView,
} from '#domain/quotations/wire.ts'
import { answerWithPdf, pdfResponse } from './pdf-answer.ts'
import { createRouter, jsonBody, jsonResponse } from './router.ts'
import type { ApiEnv } from './session.ts'

const tags = ['orders']

const show = createRoute({
  method: 'get',
  path: '/quotations/{token}',
  summary: 'Show an offer to the customer who was sent its link',
  description: 'For whoever has the link; it names no person and no address.',
  tags,
  request: { params: quotationToken },
  responses: jsonResponse('The offer.', quotationView),
})

const answer = createRoute({
  method: 'post',
  path: '/quotations/{token}',
  summary: 'Accept or decline an offer, or ask for the prices of today',
  description:
    'Nobody has to sign in. Accepting makes one order, paid on delivery, however often it is sent.',
  tags,
  request: { params: quotationToken, body: jsonBody(quotationAnswer) },
  responses: jsonResponse('The offer as it is now.', quotationView),
})

const print = createRoute({
  method: 'get',
  path: '/quotations/{token}/quotation.pdf',
  summary: 'Get an offer as a PDF',
  description: 'For whoever has the link; it names no person and no address.',
  tags,
  request: { params: quotationToken },
  responses: pdfResponse('The offer.'),
})

/** What a customer answers to an offer, by its link (DESK-04). */
export function quotationRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(show, async (context) => {
      const { quotation, orderNumber } = await context.var.services.quotations.show(
        context.req.valid('param').token,
      )
      return context.json(serializeQuotationView(quotation, orderNumber), 200)
    })
    .openapi(print, async (context) => {
      const { token } = context.req.valid('param')
      return answerWithPdf(context, await context.var.services.quotations.printOfLink(token))
    })
    .openapi(answer, async (context) => {
      const { token } = context.req.valid('param')
      const given = context.req.valid('json').answer
      const { quotation, orderNumber } = await context.var.services.quotations.answer(token, given)
      return context.json(serializeQuotationView(quotation, orderNumber), 200)
    })
}
