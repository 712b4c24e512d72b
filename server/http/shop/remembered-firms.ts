import type { OpenAPIHono } from '@hono/zod-openapi'
import { rememberedFirmCalls as firmCalls, serializeFirms } from '#domain/identity/billing-wire.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import { requirePartner, type ApiEnv } from '../guards/session.ts'

const tags = ['account']

const list = routeOf(firmCalls.list, {
  summary: 'List the firms that orders were billed to',
  description: 'The last one of each delivery address, to be offered with the next order.',
  tags,
  answers: 'The firms.',
})

const forget = routeOf(firmCalls.forget, {
  summary: 'Forget a firm',
  description: 'Orders and invoices keep it.',
  tags,
  answers: 'The firms that are left.',
})

const remember = routeOf(firmCalls.remember, {
  summary: 'Remember firms that were forgotten',
  description: 'As they were answered before; what was billed since for the same address stays.',
  tags,
  answers: 'All firms.',
})

const chooseDefault = routeOf(firmCalls.chooseDefault, {
  summary: 'Offer a firm first',
  description: 'For addresses that no firm was billed for.',
  tags,
  answers: 'All firms.',
})

/** The firms that the logged-in partner’s orders were billed to. */
export function rememberedFirmRoutes(): OpenAPIHono<ApiEnv> {
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
    .openapi(remember, async (context) => {
      const actor = await requirePartner(context)
      const { firms } = context.req.valid('json')
      const all = await context.var.services.identity.rememberFirms(actor, firms)
      return context.json(serializeFirms(all), 200)
    })
    .openapi(chooseDefault, async (context) => {
      const actor = await requirePartner(context)
      const { gstin } = context.req.valid('param')
      const all = await context.var.services.identity.chooseDefaultFirm(actor, gstin)
      return context.json(serializeFirms(all), 200)
    })
}
