import type { OpenAPIHono } from '@hono/zod-openapi'
import { deliveryPlanCalls } from '#domain/delivery/plan-wire.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import type { ApiEnv } from '../guards/session.ts'
import { requireStaff } from './desk-session.ts'

const tags = ['desk']

const read = routeOf(deliveryPlanCalls.read, {
  summary: 'Get where and when the store delivers',
  tags,
  answers: 'The plan, and how full its days are.',
})

const change = routeOf(deliveryPlanCalls.change, {
  summary: 'Change where and when the store delivers',
  description:
    'Without areas the store delivers everywhere and promises no days. What was promised stays so.',
  tags,
  answers: 'The plan as it is now.',
})

const preview = routeOf(deliveryPlanCalls.preview, {
  summary: 'Try what an order would be promised by a plan',
  tags,
  answers: 'The area and the first days.',
})

/** Routes of the delivery plan at the desk (AREA-01, AREA-02). */
export function deskDeliveryRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(read, async (context) =>
      context.json(await context.var.services.delivery.read(await requireStaff(context)), 200),
    )
    .openapi(change, async (context) => {
      const actor = await requireStaff(context)
      await context.var.services.delivery.change(actor, context.req.valid('json'))
      return context.json(await context.var.services.delivery.read(actor), 200)
    })
    .openapi(preview, async (context) => {
      const actor = await requireStaff(context)
      return context.json(await context.var.services.delivery.preview(actor, context.req.valid('json')), 200)
    })
}
