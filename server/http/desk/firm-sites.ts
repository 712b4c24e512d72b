import type { Context } from 'hono'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { deskSiteCalls } from '#domain/firms/desk-site-wire.ts'
import { serializeSites } from '#domain/firms/site-wire.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import type { ApiEnv } from '../guards/session.ts'
import { requireStaff } from './desk-session.ts'

const tags = ['desk']
const answers = 'The sites.'

const list = routeOf(deskSiteCalls.list, { summary: 'List the sites of a firm', tags, answers })
const add = routeOf(deskSiteCalls.add, { summary: 'Add a site to a firm for it', tags, answers })
const change = routeOf(deskSiteCalls.change, {
  summary: 'Change a site of a firm for it, close it or open it again',
  description: 'Earlier orders and their papers stay as they are; the audit log names who did.',
  tags,
  answers,
})

/** The sites of firms at the desk (FIRM-02). */
export function deskFirmSiteRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(list, (context) => answerWithSites(context, context.req.valid('param').id))
    .openapi(add, (context) => {
      const { id: firmId } = context.req.valid('param')
      const site = { ...context.req.valid('json'), firmId }
      return answerWithSites(context, firmId, (actor) => context.var.services.desk.firms.addSite(actor, site))
    })
    .openapi(change, (context) => {
      const { id: firmId, siteId: id } = context.req.valid('param')
      const site = { ...context.req.valid('json'), id, firmId }
      return answerWithSites(context, firmId, (actor) =>
        context.var.services.desk.firms.changeSite(actor, site),
      )
    })
}

/** Answers with the sites of a firm, after what `act` does to them. */
async function answerWithSites(
  context: Context<ApiEnv>,
  id: string,
  act: (actor: StaffActor) => Promise<unknown> = async () => {},
) {
  const actor = await requireStaff(context)
  await act(actor)
  return context.json(serializeSites(await context.var.services.desk.firms.listSites(actor, id)), 200)
}
