import type { OpenAPIHono } from '@hono/zod-openapi'
import { deskSiteListCalls, serializeSiteList, serializeSiteLists } from '#domain/site-lists/wire.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import type { ApiEnv } from '../guards/session.ts'
import { requireStaff } from './desk-session.ts'

const tags = ['desk']

const all = routeOf(deskSiteListCalls.all, {
  summary: 'List what a firm keeps for its sites',
  tags,
  answers: 'The lists, without their lines.',
})
const one = routeOf(deskSiteListCalls.one, {
  summary: 'Get a list of a firm’s site',
  tags,
  answers: 'The list.',
})

/** The lists of firms' sites at the desk (FIRM-04). */
export function deskSiteListRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(all, async (context) => {
      const actor = await requireStaff(context)
      const { id } = context.req.valid('param')
      return context.json(serializeSiteLists(await context.var.services.desk.siteLists.list(actor, id)), 200)
    })
    .openapi(one, async (context) => {
      const actor = await requireStaff(context)
      const { id: firmId, listId: id } = context.req.valid('param')
      const list = await context.var.services.desk.siteLists.show(actor, { firmId, id })
      return context.json(serializeSiteList(list), 200)
    })
}
