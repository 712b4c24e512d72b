import type { OpenAPIHono } from '@hono/zod-openapi'
import { attentionCalls, serializeAttention, type PaymentDecision } from '#domain/payments/attention-wire.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { routeOf } from '../../route-of.ts'
import type { Services } from '../../../composition/services.ts'
import { createRouter } from '../../router.ts'
import type { ApiEnv } from '../../guards/session.ts'
import { requireStaff } from '../desk-session.ts'

const tags = ['desk']

const list = routeOf(attentionCalls.list, {
  summary: 'List the payments that need somebody',
  tags,
  answers: 'The payments that need somebody, longest waiting first.',
})

const decide = routeOf(attentionCalls.decide, {
  summary: 'Decide about a payment that needs somebody',
  description: 'Takes a proof of who works at the desk, at most ten minutes old.',
  tags,
  answers: 'The payments that need somebody, longest waiting first.',
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
