import type { Context } from 'hono'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Partner } from '#domain/identity/partner.ts'
import { serializeSiteList, serializeSiteLists, siteListCalls } from '#domain/site-lists/wire.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import { requirePartner, type ApiEnv } from '../guards/session.ts'

const tags = ['firms']

const all = routeOf(siteListCalls.all, {
  summary: 'List what a firm keeps for its sites',
  description: 'For everybody in the firm.',
  tags,
  answers: 'The lists, without their lines.',
})
const one = routeOf(siteListCalls.one, { summary: 'Get a list of a site', tags, answers: 'The list.' })
const keep = routeOf(siteListCalls.keep, {
  summary: 'Keep lines, or the items of an order, as a list for a site',
  tags,
  answers: 'The list.',
})
const change = routeOf(siteListCalls.change, {
  summary: 'Rename a list of a site and change its lines',
  tags,
  answers: 'The list as it is now.',
})
const remove = routeOf(siteListCalls.remove, {
  summary: 'Remove a list of a site',
  tags,
  answers: 'The lists that stay.',
})

/** The lists that firms keep for their sites (FIRM-04). */
export function siteListRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(all, async (context) =>
      answerWithLists(context, await requirePartner(context), context.req.valid('param').id),
    )
    .openapi(one, async (context) => {
      const { id: firmId, listId: id } = context.req.valid('param')
      return answerWithList(context, await requirePartner(context), { firmId, id })
    })
    .openapi(keep, async (context) => {
      const actor = await requirePartner(context)
      const { id: firmId } = context.req.valid('param')
      const list = context.req.valid('json')
      await context.var.services.siteLists.keep(actor, { ...list, firmId })
      return answerWithList(context, actor, { firmId, id: list.id })
    })
    .openapi(change, async (context) => {
      const actor = await requirePartner(context)
      const { id: firmId, listId: id } = context.req.valid('param')
      await context.var.services.siteLists.change(actor, { ...context.req.valid('json'), firmId, id })
      return answerWithList(context, actor, { firmId, id })
    })
    .openapi(remove, async (context) => {
      const actor = await requirePartner(context)
      const { id: firmId, listId: id } = context.req.valid('param')
      await context.var.services.siteLists.remove(actor, { firmId, id })
      return answerWithLists(context, actor, firmId)
    })
}

async function answerWithLists(context: Context<ApiEnv>, actor: Partner, firmId: string) {
  return context.json(serializeSiteLists(await context.var.services.siteLists.list(actor, firmId)), 200)
}

async function answerWithList(
  context: Context<ApiEnv>,
  actor: Partner,
  which: { readonly firmId: string; readonly id: string },
) {
  return context.json(serializeSiteList(await context.var.services.siteLists.show(actor, which)), 200)
}
