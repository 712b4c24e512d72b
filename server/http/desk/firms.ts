import type { Context } from 'hono'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { deskFirmCalls, serializeDeskFirm, serializeFirmPage } from '#domain/firms/desk-wire.ts'
import { parseFirmSearch } from '#domain/firms/firm-search.ts'
import { firmsCsv } from '#domain/firms/firms-csv.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import type { ApiEnv } from '../guards/session.ts'
import { csvHeaders } from './csv-headers.ts'
import { requireStaff } from './desk-session.ts'

const tags = ['desk']
const answers = 'The firm as it is now.'

const list = routeOf(deskFirmCalls.list, {
  summary: 'List the firms that several people buy for',
  tags,
  answers: 'A page of firms, the latest created first.',
})
const file = routeOf(deskFirmCalls.file, {
  summary: 'Download all firms as CSV',
  description: 'The audit log names who did.',
  tags,
  answers: 'The firms.',
})
const create = routeOf(deskFirmCalls.create, { summary: 'Create a firm for a customer', tags, answers })
const one = routeOf(deskFirmCalls.one, {
  summary: 'Get a firm with its people, invitations and notes',
  tags,
  answers: 'The firm as the desk sees it.',
})
const change = routeOf(deskFirmCalls.change, {
  summary: 'Change the name and address of a firm',
  description: 'Earlier orders and their papers stay as they are.',
  tags,
  answers,
})
const invite = routeOf(deskFirmCalls.invite, { summary: 'Invite somebody to a firm', tags, answers })
const withdraw = routeOf(deskFirmCalls.withdraw, {
  summary: 'Withdraw an invitation to a firm',
  tags,
  answers,
})
const changePerson = routeOf(deskFirmCalls.changePerson, {
  summary: 'Change what somebody may do in their firm',
  tags,
  answers,
})
const removePerson = routeOf(deskFirmCalls.removePerson, {
  summary: 'Remove somebody from a firm',
  tags,
  answers,
})
const addNote = routeOf(deskFirmCalls.addNote, {
  summary: 'Leave a note on a firm, for staff',
  tags,
  answers,
})

/** Firms at the desk (FIRM-01). */
export function deskFirmRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(list, async (context) => {
      const actor = await requireStaff(context)
      const { q, after, limit } = context.req.valid('query')
      const search = q === undefined ? null : parseFirmSearch(q)
      const page = await context.var.services.desk.firms.list(actor, {
        limit,
        ...(search && { search }),
        ...(after !== undefined && { after }),
      })
      return context.json(serializeFirmPage(page), 200)
    })
    .openapi(file, async (context) => {
      const actor = await requireStaff(context)
      return context.body(
        firmsCsv(await context.var.services.desk.firms.export(actor)),
        200,
        csvHeaders('firms'),
      )
    })
    .openapi(create, (context) => {
      const firm = context.req.valid('json')
      return answerWithFirm(context, firm.id, (actor) => context.var.services.desk.firms.create(actor, firm))
    })
    .openapi(one, (context) => answerWithFirm(context, context.req.valid('param').id))
    .openapi(change, (context) => {
      const firm = { ...context.req.valid('param'), ...context.req.valid('json') }
      return answerWithFirm(context, firm.id, (actor) => context.var.services.desk.firms.change(actor, firm))
    })
    .openapi(invite, (context) => {
      const request = { ...context.req.valid('param'), ...context.req.valid('json') }
      return answerWithFirm(context, request.id, (actor) =>
        context.var.services.desk.firms.invite(actor, request),
      )
    })
    .openapi(withdraw, (context) => {
      const which = context.req.valid('param')
      return answerWithFirm(context, which.id, (actor) =>
        context.var.services.desk.firms.withdraw(actor, which),
      )
    })
    .openapi(changePerson, (context) => {
      const changed = { ...context.req.valid('param'), ...context.req.valid('json') }
      return answerWithFirm(context, changed.id, (actor) =>
        context.var.services.desk.firms.changePerson(actor, changed),
      )
    })
    .openapi(removePerson, (context) => {
      const who = context.req.valid('param')
      return answerWithFirm(context, who.id, (actor) =>
        context.var.services.desk.firms.removePerson(actor, who),
      )
    })
    .openapi(addNote, (context) => {
      const { id: firmId } = context.req.valid('param')
      const note = context.req.valid('json')
      return answerWithFirm(context, firmId, (actor) =>
        context.var.services.desk.firms.addNote(actor, { firmId, ...note }),
      )
    })
}

/** Answers with a firm as the desk sees it, after what `act` does to it. */
async function answerWithFirm(
  context: Context<ApiEnv>,
  id: string,
  act: (actor: StaffActor) => Promise<unknown> = async () => {},
) {
  const actor = await requireStaff(context)
  await act(actor)
  return context.json(serializeDeskFirm(await context.var.services.desk.firms.show(actor, id)), 200)
}
