import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import {
  changeDeliveryRequest,
  deliveryPreview,
  deskDelivery,
  previewDeliveryRequest,
} from '#domain/delivery/plan-wire.ts'
import { createRouter, jsonBody, jsonResponse } from '../router.ts'
import type { ApiEnv } from '../session.ts'
import { requireStaff } from './desk-session.ts'

const tags = ['desk']

const read = createRoute({
  method: 'get',
  path: '/delivery',
  summary: 'Get where and when the store delivers',
  tags,
  responses: jsonResponse('The plan, and how full its days are.', deskDelivery),
})

const change = createRoute({
  method: 'put',
  path: '/delivery',
  summary: 'Change where and when the store delivers',
  description:
    'Without areas the store delivers everywhere and promises no days. What was promised stays so.',
  tags,
  request: { body: jsonBody(changeDeliveryRequest) },
  responses: jsonResponse('The plan as it is now.', deskDelivery),
})

const preview = createRoute({
  method: 'post',
  path: '/delivery/preview',
  summary: 'Try what an order would be promised by a plan',
  tags,
  request: { body: jsonBody(previewDeliveryRequest) },
  responses: jsonResponse('The area and the first days.', deliveryPreview),
})

/** Where and when the store delivers, at the desk (AREA-01, AREA-02). */
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
