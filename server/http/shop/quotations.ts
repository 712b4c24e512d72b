import type { Context } from 'hono'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Partner } from '#domain/identity/partner.ts'
import {
  ownQuotationCalls,
  serializeOwnQuotations,
  serializeOwnRequest,
} from '#domain/quotations/request-wire.ts'
import { quotationCalls, serializeQuotationView } from '#domain/quotations/wire.ts'
import {
  partnerQuotationCalls,
  serializePartnerQuotation,
  serializePartnerQuotations,
} from '#domain/quotations/partner-wire.ts'
import { routeOf } from '../route-of.ts'
import { paymentReturnOf } from './payment-return.ts'
import { answerWithPdf } from '../pdf-answer.ts'
import { createRouter } from '../router.ts'
import type { Services } from '../../composition/services.ts'
import { currentPartner, requirePartner, type ApiEnv } from '../guards/session.ts'

const tags = ['orders']

const show = routeOf(quotationCalls.show, {
  summary: 'Show an offer to the customer who was sent its link',
  description:
    'For whoever has the link; it names no address, and those who may approve it only to whom it was made to.',
  tags,
  answers: 'The offer.',
})

const answer = routeOf(quotationCalls.answer, {
  summary: 'Accept or decline an offer, have it approved, or ask for the prices of today',
  description:
    'Nobody has to sign in but to put it on account, which whom it was made to may. Accepting makes one order however often it is sent.',
  tags,
  answers: 'The offer as it is now.',
})

const print = routeOf(quotationCalls.print, {
  summary: 'Get an offer as a PDF',
  description: 'For whoever has the link; it names no person and no address.',
  tags,
  answers: 'The offer.',
})

const startPayment = routeOf(quotationCalls.startPayment, {
  summary: 'Start the payment of an offer that was accepted to be paid online',
  description: 'For whoever has the link; nobody has to sign in.',
  tags,
  answers: 'What opens the payment window; it names no person.',
})

const settlePayment = routeOf(quotationCalls.settlePayment, {
  summary: 'Confirm the payment of an offer, or ask what became of it',
  tags,
  answers: 'The offer as it is now.',
})

/** Routes of a customer's answer to an offer, by its link (DESK-04). */
export function quotationRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(show, async (context) => {
      const { token } = context.req.valid('param')
      const viewer = await currentPartner(context)
      return context.json(viewOf(await context.var.services.quotations.show(token, viewer)), 200)
    })
    .openapi(print, async (context) => {
      const { token } = context.req.valid('param')
      return answerWithPdf(context, await context.var.services.quotations.printOfLink(token))
    })
    .openapi(answer, async (context) => {
      const { token } = context.req.valid('param')
      const given = { ...context.req.valid('json'), actor: await currentPartner(context) }
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

function viewOf({ quotation, order, ...shown }: Shown) {
  return serializeQuotationView(quotation, { orderNumber: order?.orderNumber ?? null, ...shown })
}

const listOwn = routeOf(ownQuotationCalls.list, {
  summary: 'List what the partner asked quotations for, and the quotations made to them',
  tags,
  answers: 'The requests and quotations.',
})

const showRequest = routeOf(ownQuotationCalls.one, {
  summary: 'Get one of the partner’s requests for a quotation',
  tags,
  answers: 'The request, with all of its lines.',
})

const ask = routeOf(ownQuotationCalls.ask, {
  summary: 'Ask for a quotation',
  description:
    'At most 5 requests wait for an answer, and 20 are made in a day. What is no longer sold is left out of it.',
  tags,
  answers: 'The requests and quotations.',
})

const withdraw = routeOf(ownQuotationCalls.withdraw, {
  summary: 'Take back a request for a quotation',
  tags,
  answers: 'The requests and quotations.',
})

const open = routeOf(ownQuotationCalls.open, {
  summary: 'Make a link to a quotation that was made to the partner',
  description: 'The link that they were sent goes on; one that this made before ends.',
  tags,
  answers: 'The path of its page.',
})

/** Quotations that customers ask for (QUOTE-01). */
export function quotationRequestRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(listOwn, async (context) => answerWithOwn(context, await requirePartner(context)))
    .openapi(showRequest, async (context) => {
      const actor = await requirePartner(context)
      const request = await context.var.services.quotationRequests.show(actor, context.req.valid('param').id)
      return context.json(serializeOwnRequest(request), 200)
    })
    .openapi(ask, async (context) => {
      const actor = await requirePartner(context)
      await context.var.services.quotationRequests.ask(actor, context.req.valid('json'))
      return answerWithOwn(context, actor)
    })
    .openapi(withdraw, async (context) => {
      const actor = await requirePartner(context)
      await context.var.services.quotationRequests.withdraw(actor, context.req.valid('param').id)
      return answerWithOwn(context, actor)
    })
    .openapi(open, async (context) => {
      const actor = await requirePartner(context)
      const link = await context.var.services.quotationRequests.open(actor, context.req.valid('param').id)
      return context.json({ link }, 200)
    })
}

async function answerWithOwn(context: Context<ApiEnv>, actor: Partner) {
  return context.json(serializeOwnQuotations(await context.var.services.quotationRequests.own(actor)), 200)
}

const listPassed = routeOf(partnerQuotationCalls.list, {
  summary: 'List the quotations that the partner made to their own customers',
  description: 'For active partners.',
  tags,
  answers: 'The quotations, with what the partner pays.',
})

const pass = routeOf(partnerQuotationCalls.make, {
  summary: 'Make a quotation to a customer of the partner’s own, with a margin',
  description: 'For active partners. It is in the name of the partner, and no document of the store.',
  tags,
  answers: 'The quotation, with what the partner pays.',
})

const showPassed = routeOf(partnerQuotationCalls.one, {
  summary: 'Get a quotation that the partner made',
  tags,
  answers: 'The quotation, with what the partner pays.',
})

const removePassed = routeOf(partnerQuotationCalls.remove, {
  summary: 'Remove a quotation that the partner made',
  tags,
  answers: 'The quotations that stay.',
})

const printPassed = routeOf(partnerQuotationCalls.print, {
  summary: 'Get a quotation that the partner made as a PDF',
  description: 'It has neither margins nor prices of the store.',
  tags,
  answers: 'The quotation for the partner’s customer.',
})

/** Quotations that partners make to their own customers (QUOTE-02). */
export function partnerQuotationRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(listPassed, async (context) => {
      const actor = await requirePartner(context)
      const all = await context.var.services.partnerQuotations.list(actor)
      return context.json(serializePartnerQuotations(all), 200)
    })
    .openapi(pass, async (context) => {
      const actor = await requirePartner(context)
      const made = await context.var.services.partnerQuotations.make(actor, context.req.valid('json'))
      return context.json(serializePartnerQuotation(made), 200)
    })
    .openapi(showPassed, async (context) => {
      const actor = await requirePartner(context)
      const found = await context.var.services.partnerQuotations.show(actor, context.req.valid('param').id)
      return context.json(serializePartnerQuotation(found), 200)
    })
    .openapi(removePassed, async (context) => {
      const actor = await requirePartner(context)
      await context.var.services.partnerQuotations.remove(actor, context.req.valid('param').id)
      const all = await context.var.services.partnerQuotations.list(actor)
      return context.json(serializePartnerQuotations(all), 200)
    })
    .openapi(printPassed, async (context) => {
      const actor = await requirePartner(context)
      const { id } = context.req.valid('param')
      return answerWithPdf(context, await context.var.services.partnerQuotations.print(actor, id))
    })
}
