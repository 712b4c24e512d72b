import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import {
  quotationPage,
  quotationParams,
  quotationQuery,
  savedQuotation,
  saveQuotationRequest,
  serializeQuotation,
} from '#domain/quotations/wire.ts'
import { amountInPaise } from '../amount-in-paise.ts'
import { answerWithPdf, pdfResponse } from '../pdf-answer.ts'
import { createRouter, jsonBody, jsonResponse } from '../router.ts'
import type { ApiEnv } from '../session.ts'
import { requireStaff } from './desk-session.ts'

const tags = ['desk']

const list = createRoute({
  method: 'get',
  path: '/quotations',
  summary: 'List quotations',
  tags,
  request: { query: quotationQuery },
  responses: jsonResponse('The quotations.', quotationPage),
})

const save = createRoute({
  method: 'post',
  path: '/quotations',
  summary: 'Offer somebody products at prices that hold until a day',
  tags,
  request: { body: jsonBody(saveQuotationRequest) },
  responses: jsonResponse('The quotation, with the path of its link.', savedQuotation),
})

const cancel = createRoute({
  method: 'post',
  path: '/quotations/{id}/cancel',
  summary: 'Cancel a quotation that was not answered',
  tags,
  request: { params: quotationParams },
  responses: jsonResponse('The quotations as they are now.', quotationPage),
})

const renew = createRoute({
  method: 'post',
  path: '/quotations/{id}/link',
  summary: 'Make another link of an open quotation',
  description: 'The link before ends.',
  tags,
  request: { params: quotationParams },
  responses: jsonResponse('The path of the link.', z.object({ link: z.string() })),
})

const print = createRoute({
  method: 'get',
  path: '/quotations/{id}/quotation.pdf',
  summary: 'Get a quotation as a PDF',
  tags,
  request: { params: quotationParams },
  responses: pdfResponse('The quotation, with its customer and address.'),
})

/** Quotations (DESK-04). */
export function deskQuotationRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(list, async (context) => {
      const actor = await requireStaff(context)
      const found = await context.var.services.quotations.list(actor, context.req.valid('query'))
      return context.json({ quotations: found.map(serializeQuotation) }, 200)
    })
    .openapi(save, async (context) => {
      const actor = await requireStaff(context)
      const { name = null, buyerGstin = null, deliveryFee = 0, ...body } = context.req.valid('json')
      const seenDeliveryFee = amountInPaise('deliveryFee', deliveryFee)
      const offer = { ...body, name, buyerGstin, seenDeliveryFee }
      const saved = await context.var.services.quotations.save(actor, offer)
      return context.json({ quotation: serializeQuotation(saved.quotation), link: linkOf(saved.token) }, 200)
    })
    .openapi(cancel, async (context) => {
      const actor = await requireStaff(context)
      await context.var.services.quotations.cancel(actor, context.req.valid('param').id)
      const found = await context.var.services.quotations.list(actor, {})
      return context.json({ quotations: found.map(serializeQuotation) }, 200)
    })
    .openapi(print, async (context) => {
      const actor = await requireStaff(context)
      const { id } = context.req.valid('param')
      return answerWithPdf(context, await context.var.services.quotations.print(actor, id))
    })
    .openapi(renew, async (context) => {
      const actor = await requireStaff(context)
      const token = await context.var.services.quotations.renewLink(actor, context.req.valid('param').id)
      return context.json({ link: linkOf(token) }, 200)
    })
}

function linkOf(token: string): string {
  return `/quotation/${token}`
}
