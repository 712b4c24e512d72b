import type { Context } from 'hono'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { firmCalls, serializeFirmView, serializeOwnFirms } from '#domain/firms/wire.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { routeOf } from '../route-of.ts'
import { requirePartner, type ApiEnv } from '../guards/session.ts'
import { rememberedFirmRoutes } from './remembered-firms.ts'

const tags = ['firms']

const list = routeOf(firmCalls.list, {
  summary: 'List the firms that one buys for',
  tags,
  answers: 'The firms, and the invitations that wait for an answer.',
})

const create = routeOf(firmCalls.create, {
  summary: 'Create a firm',
  description: 'Whoever creates it owns it.',
  tags,
  answers: 'The firm.',
})

const show = routeOf(firmCalls.show, {
  summary: 'Get a firm',
  description: 'Who does not manage its people sees owners and themselves. Firms of others are 404.',
  tags,
  answers: 'The firm.',
})

const change = routeOf(firmCalls.change, {
  summary: 'Change the name and address of a firm',
  description: 'Earlier orders and their papers stay as they are.',
  tags,
  answers: 'The firm.',
})

const invite = routeOf(firmCalls.invite, {
  summary: 'Invite somebody to a firm by their number',
  description: 'Takes the place of an open invitation to the number. It holds for 14 days.',
  tags,
  answers: 'The firm.',
})

const withdraw = routeOf(firmCalls.withdraw, {
  summary: 'Withdraw an invitation',
  tags,
  answers: 'The firm.',
})

const answer = routeOf(firmCalls.answer, {
  summary: 'Accept or decline an invitation',
  description: 'That was made to the number of whoever is signed in.',
  tags,
  answers: 'The firms, and the invitations that still wait.',
})

const changePerson = routeOf(firmCalls.changePerson, {
  summary: 'Change what somebody may do in a firm',
  tags,
  answers: 'The firm.',
})

const removePerson = routeOf(firmCalls.removePerson, {
  summary: 'Remove somebody from a firm, or leave it',
  tags,
  answers: 'They are not in it.',
})

/** The firms that several people buy for (FIRM-01), and those that a person's orders were billed to. */
export function firmRoutes(): OpenAPIHono<ApiEnv> {
  return rememberedFirmRoutes()
    .openapi(list, async (context) => answerWithList(context, await requirePartner(context)))
    .openapi(create, async (context) => {
      const actor = await requirePartner(context)
      const firm = context.req.valid('json')
      await context.var.services.firms.create(actor, firm)
      return answerWithFirm(context, actor, firm.id)
    })
    .openapi(show, async (context) =>
      answerWithFirm(context, await requirePartner(context), context.req.valid('param').id),
    )
    .openapi(change, async (context) => {
      const actor = await requirePartner(context)
      const { id } = context.req.valid('param')
      await context.var.services.firms.change(actor, { id, ...context.req.valid('json') })
      return answerWithFirm(context, actor, id)
    })
    .openapi(invite, async (context) => {
      const actor = await requirePartner(context)
      const { id } = context.req.valid('param')
      await context.var.services.firms.invite(actor, { id, ...context.req.valid('json') })
      return answerWithFirm(context, actor, id)
    })
    .openapi(withdraw, async (context) => {
      const actor = await requirePartner(context)
      const which = context.req.valid('param')
      await context.var.services.firms.withdraw(actor, which)
      return answerWithFirm(context, actor, which.id)
    })
    .openapi(answer, async (context) => {
      const actor = await requirePartner(context)
      const given = { ...context.req.valid('param'), ...context.req.valid('json') }
      await context.var.services.firms.answer(actor, given)
      return answerWithList(context, actor)
    })
    .openapi(changePerson, async (context) => {
      const actor = await requirePartner(context)
      const who = context.req.valid('param')
      await context.var.services.firms.changePerson(actor, { ...who, ...context.req.valid('json') })
      return answerWithFirm(context, actor, who.id)
    })
    .openapi(removePerson, async (context) => {
      const actor = await requirePartner(context)
      await context.var.services.firms.removePerson(actor, context.req.valid('param'))
      return context.body(null, 204)
    })
}

async function answerWithList(context: Context<ApiEnv>, actor: Partner) {
  return context.json(serializeOwnFirms(await context.var.services.firms.list(actor)), 200)
}

async function answerWithFirm(context: Context<ApiEnv>, actor: Partner, id: string) {
  const { seen, self } = await context.var.services.firms.show(actor, id)
  return context.json(serializeFirmView(seen, self), 200)
}
