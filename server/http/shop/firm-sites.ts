import type { Context } from 'hono'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { serializeSites, siteCalls } from '#domain/firms/site-wire.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import { requirePartner, type ApiEnv } from '../guards/session.ts'

const tags = ['firms']

const list = routeOf(siteCalls.list, { summary: 'List the sites of a firm', tags, answers: 'The sites.' })

const add = routeOf(siteCalls.add, { summary: 'Add a site to a firm', tags, answers: 'The sites.' })

const change = routeOf(siteCalls.change, {
  summary: 'Change a site of a firm, close it or open it again',
  description: 'Earlier orders and their papers stay as they are.',
  tags,
  answers: 'The sites.',
})

const spending = routeOf(siteCalls.spending, {
  summary: 'Get what was ordered to each site in a month',
  description: 'By everybody for a role that sees all orders, by oneself for others.',
  tags,
  answers: 'The sites with what was ordered to them.',
})

/** The sites of firms (FIRM-02). */
export function firmSiteRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(spending, async (context) => {
      const actor = await requirePartner(context)
      const asked = { ...context.req.valid('param'), ...context.req.valid('query') }
      return context.json({ sites: await context.var.services.firms.readSpending(actor, asked) }, 200)
    })
    .openapi(list, async (context) =>
      answerWithSites(context, await requirePartner(context), context.req.valid('param').id),
    )
    .openapi(add, async (context) => {
      const actor = await requirePartner(context)
      const { id: firmId } = context.req.valid('param')
      await context.var.services.firms.addSite(actor, { ...context.req.valid('json'), firmId })
      return answerWithSites(context, actor, firmId)
    })
    .openapi(change, async (context) => {
      const actor = await requirePartner(context)
      const { id: firmId, siteId: id } = context.req.valid('param')
      await context.var.services.firms.changeSite(actor, { ...context.req.valid('json'), id, firmId })
      return answerWithSites(context, actor, firmId)
    })
}

async function answerWithSites(context: Context<ApiEnv>, actor: Partner, id: string) {
  return context.json(serializeSites(await context.var.services.firms.listSites(actor, id)), 200)
}
