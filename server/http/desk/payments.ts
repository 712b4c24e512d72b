import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import {
  moneyAttentionList,
  paymentDecision,
  serializeAttention,
  type PaymentDecision,
} from '#domain/payments/attention-wire.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Services } from '../../composition/services.ts'
import { createRouter, jsonBody, jsonResponse } from '../router.ts'
import type { ApiEnv } from '../session.ts'
import { requireStaff } from './desk-session.ts'

const tags = ['desk']
const responses = jsonResponse('The payments that need somebody, longest waiting first.', moneyAttentionList)

const list = createRoute({
  method: 'get',
  path: '/payments',
  summary: 'List the payments that need somebody',
  tags,
  responses,
})

const decide = createRoute({
  method: 'post',
  path: '/payments/{paymentId}/decision',
  summary: 'Decide about a payment that needs somebody',
  description: 'Takes a proof of who works at the desk, at most ten minutes old.',
  tags,
  request: { params: z.object({ paymentId: z.string().min(1).max(100) }), body: jsonBody(paymentDecision) },
  responses,
})

/** Online payments that need somebody: of no known order, refused refunds, disputes (SAFE-04). */
export function deskPaymentRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(list, async (context) => {
      const actor = await requireStaff(context)
      const payments = await context.var.services.money.readAttention(actor)
      return context.json({ payments: payments.map(serializeAttention) }, 200)
    })
    .openapi(decide, async (context) => {
      const actor = await requireStaff(context)
      const { money } = context.var.services
      await apply(money, actor, {
        ...context.req.valid('json'),
        paymentId: context.req.valid('param').paymentId,
      })
      const payments = await money.readAttention(actor)
      return context.json({ payments: payments.map(serializeAttention) }, 200)
    })
}

function apply(
  money: Services['money'],
  actor: StaffActor,
  decision: PaymentDecision & { readonly paymentId: string },
): Promise<void> {
  switch (decision.action) {
    case 'match':
      return money.matchPayment(actor, decision)
    case 'return':
      return money.returnPayment(actor, decision)
    case 'dismiss':
      return money.dismissPayment(actor, decision)
    case 'retry':
      return money.retryRefund(actor, decision.paymentId)
    case 'finish':
      return money.finishRefund(actor, decision)
    case 'release':
      return money.releaseOrder(actor, decision)
  }
}
