import type { OpenAPIHono } from '@hono/zod-openapi'
import { deskQuotationCalls, serializeQuotation } from '#domain/quotations/desk-wire.ts'
import { completeOrderFor } from '#domain/orders/placing/desk-place-wire.ts'
import { routeOf } from '../../route-of.ts'
import { answerWithPdf } from '../../pdf-answer.ts'
import { createRouter } from '../../router.ts'
import { guessingCoupon } from '../../guards/coupon-guesses.ts'
import type { ApiEnv } from '../../guards/session.ts'
import { requireStaff } from '../desk-session.ts'

const tags = ['desk']

const list = routeOf(deskQuotationCalls.list, {
  summary: 'List quotations',
  tags,
  answers: 'The quotations.',
})

const save = routeOf(deskQuotationCalls.save, {
  summary: 'Offer somebody products at prices that hold until a day',
  tags,
  answers: 'The quotation, with the path of its link.',
})

const cancel = routeOf(deskQuotationCalls.cancel, {
  summary: 'Cancel a quotation that was not answered',
  tags,
  answers: 'The quotations as they are now.',
})

const renew = routeOf(deskQuotationCalls.renew, {
  summary: 'Make another link of an open quotation',
  description: 'The link before ends.',
  tags,
  answers: 'The path of the link.',
})

const print = routeOf(deskQuotationCalls.print, {
  summary: 'Get a quotation as a PDF',
  tags,
  answers: 'The quotation, with its customer and address.',
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
      const offer = completeOrderFor(context.req.valid('json'))
      const saved = await guessingCoupon(context, { code: offer.offers?.code, uid: actor.uid }, () =>
        context.var.services.quotations.save(actor, offer),
      )
      return context.json({ quotation: serializeQuotation(saved.quotation), link: saved.link }, 200)
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
      const link = await context.var.services.quotations.renewLink(actor, context.req.valid('param').id)
      return context.json({ link }, 200)
    })
}
