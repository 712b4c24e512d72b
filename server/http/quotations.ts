import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { paymentSession } from '#domain/payments/wire.ts'
import {
  quotationAnswer,
  quotationPayment,
  quotationToken,
  quotationView,
  serializeQuotationView,
} from '#domain/quotations/wire.ts'
import { paymentReturnOf } from './payment-return.ts'
import { answerWithPdf, pdfResponse } from './pdf-answer.ts'
import { createRouter, jsonBody, jsonResponse } from './router.ts'
import type { Services } from '../composition/services.ts'
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
    'Nobody has to sign in. Accepting makes one order, paid on delivery or online, however often it is sent.',
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

const startPayment = createRoute({
  method: 'post',
  path: '/quotations/{token}/payment/start',
  summary: 'Start the payment of an offer that was accepted to be paid online',
  description: 'For whoever has the link; nobody has to sign in.',
  tags,
  request: { params: quotationToken },
  responses: jsonResponse('What opens the payment window; it names no person.', paymentSession),
})

const settlePayment = createRoute({
  method: 'post',
  path: '/quotations/{token}/payment',
  summary: 'Confirm the payment of an offer, or ask what became of it',
  tags,
  request: { params: quotationToken, body: jsonBody(quotationPayment) },
  responses: jsonResponse('The offer as it is now.', quotationView),
})

/** What a customer answers to an offer, by its link (DESK-04). */
export function quotationRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(show, async (context) => {
      return context.json(
        viewOf(await context.var.services.quotations.show(context.req.valid('param').token)),
        200,
      )
    })
    .openapi(print, async (context) => {
      const { token } = context.req.valid('param')
      return answerWithPdf(context, await context.var.services.quotations.printOfLink(token))
    })
    .openapi(answer, async (context) => {
      const { token } = context.req.valid('param')
      const given = context.req.valid('json').answer
      return context.json(viewOf(await context.var.services.quotations.answer(token, given)), 200)
    })
    .openapi(startPayment, async (context) => {
      const { token } = context.req.valid('param')
      return context.json(await context.var.services.quotations.startPayment(token), 200)
    })
    .openapi(settlePayment, async (context) => {
      const { token } = context.req.valid('param')
      const returned = paymentReturnOf(context.req.valid('json').callback)
      return context.json(viewOf(await context.var.services.quotations.settlePayment(token, returned)), 200)
    })
}

type Shown = Awaited<ReturnType<Services['quotations']['show']>>

function viewOf({ quotation, order, payment }: Shown) {
  return serializeQuotationView(quotation, { orderNumber: order?.orderNumber ?? null, payment })
}
