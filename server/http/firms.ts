import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { firmParams, rememberedFirms, serializeFirms } from '#domain/identity/billing-wire.ts'
import { createRouter, jsonResponse } from './router.ts'
import { requirePartner, type ApiEnv } from './session.ts'

const tags = ['account']

const list = createRoute({
  method: 'get',
  path: '/account/firms',
  summary: 'List the firms that orders were billed to',
  description: 'The last one of each delivery address, to be offered with the next order.',
  tags,
  responses: jsonResponse('The firms.', rememberedFirms),
})

const forget = createRoute({
  method: 'delete',
  path: '/account/firms/{gstin}',
  summary: 'Forget a firm',
  description: 'Orders and invoices keep it.',
  tags,
  request: { params: firmParams },
  responses: jsonResponse('The firms that are left.', rememberedFirms),
})

/** The firms that the logged-in partner’s orders were billed to. */
export function firmRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(list, async (context) => {
      const actor = await requirePartner(context)
      return context.json(serializeFirms(await context.var.services.identity.listFirms(actor)), 200)
    })
    .openapi(forget, async (context) => {
      const actor = await requirePartner(context)
      const { gstin } = context.req.valid('param')
      return context.json(serializeFirms(await context.var.services.identity.forgetFirm(actor, gstin)), 200)
    })
}
