import type { Context } from 'hono'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Partner } from '#domain/identity/partner.ts'
import { ZERO } from '#domain/money/paise.ts'
import { approvalCalls, serializeApproval, serializeApprovals } from '#domain/orders/approvals/wire.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import { guessingCoupon } from '../guards/coupon-guesses.ts'
import { requirePartner, type ApiEnv } from '../guards/session.ts'

const tags = ['firms']
const answers = 'The requests, newest first.'

const list = routeOf(approvalCalls.list, {
  summary: 'List orders of a firm that waited for approval',
  description: 'All of them for roles that approve, one’s own for others.',
  tags,
  answers,
})

const ask = routeOf(approvalCalls.ask, {
  summary: 'Ask for approval of an order that is above one’s limits',
  tags,
  answers,
})

const withdraw = routeOf(approvalCalls.withdraw, {
  summary: 'Withdraw a request of one’s own',
  tags,
  answers,
})

const show = routeOf(approvalCalls.show, {
  summary: 'Show an order that waits for approval',
  description: 'For whoever has the link; it tells no address and no number of a person.',
  tags,
  answers: 'The order as it was shown to whoever asked.',
})

const answer = routeOf(approvalCalls.answer, {
  summary: 'Approve or decline an order',
  description: 'By somebody in the firm, signed in with a code. What is approved is placed once.',
  tags,
  answers: 'The request as it is now.',
})

/** Orders that wait for approval in a firm, and the pages of their links (FIRM-01). */
export function approvalRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(list, async (context) =>
      answerWithList(context, await requirePartner(context), context.req.valid('param').id),
    )
    .openapi(ask, async (context) => {
      const actor = await requirePartner(context)
      const { id: firmId } = context.req.valid('param')
      const { id, order } = context.req.valid('json')
      const { addressId = null, deliveryFee: seenDeliveryFee = ZERO, ...asked } = order
      const request = { ...asked, addressId, seenDeliveryFee, buyerGstin: null, billing: null }
      await guessingCoupon(context, { code: order.offers?.code, uid: actor.uid }, async () => {
        await context.var.services.approvals.ask(actor, { id, firmId, order: request })
        return {}
      })
      return answerWithList(context, actor, firmId)
    })
    .openapi(withdraw, async (context) => {
      const actor = await requirePartner(context)
      const { id: firmId, approvalId: id } = context.req.valid('param')
      await context.var.services.approvals.withdraw(actor, { firmId, id })
      return answerWithList(context, actor, firmId)
    })
    .openapi(show, async (context) => {
      const { token } = context.req.valid('param')
      return context.json(serializeApproval(await context.var.services.approvals.show(token)), 200)
    })
    .openapi(answer, async (context) => {
      const actor = await requirePartner(context)
      const given = { ...context.req.valid('param'), ...context.req.valid('json') }
      return context.json(serializeApproval(await context.var.services.approvals.answer(actor, given)), 200)
    })
}

async function answerWithList(context: Context<ApiEnv>, actor: Partner, firmId: string) {
  const seen = await context.var.services.approvals.list(actor, firmId)
  return context.json(serializeApprovals(seen, actor.uid), 200)
}
