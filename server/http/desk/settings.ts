import type { OpenAPIHono } from '@hono/zod-openapi'
import { settingCalls } from '#domain/store/wire.ts'
import { firstStepCalls } from '#domain/store/first-steps-wire.ts'
import { serializeAuditEntry } from '#domain/staff/wire.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import type { ApiEnv } from '../guards/session.ts'
import { requireStaff } from './desk-session.ts'

const tags = ['desk']

const read = routeOf(settingCalls.read, {
  summary: 'Get the settings of the store',
  tags,
  answers: 'The settings, and the firm on invoices.',
})

const change = routeOf(settingCalls.change, {
  summary: 'Change a setting of the store',
  description: 'The firm on invoices takes a proof of who works at the desk, at most ten minutes old.',
  tags,
  answers: 'The settings as they are now.',
})

const changeSeveral = routeOf(settingCalls.changeSeveral, {
  summary: 'Change several settings of the store at once',
  description: 'All of them, or none where one is refused.',
  tags,
  answers: 'The settings as they are now.',
})

const versions = routeOf(settingCalls.versions, {
  summary: 'List the versions of a setting',
  tags,
  answers: 'Who changed it when, and what; the newest first.',
})

const restore = routeOf(settingCalls.restore, {
  summary: 'Restore a version of a setting',
  tags,
  answers: 'The settings as they are now.',
})

const steps = routeOf(firstStepCalls.read, {
  summary: 'Get what a new shop has done before its first order',
  tags,
  answers: 'Which of its steps are done.',
})

/** The settings of the store at the desk (GEN-06). */
export function deskSettingsRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(read, async (context) =>
      context.json(await context.var.services.desk.readSettings(await requireStaff(context)), 200),
    )
    .openapi(steps, async (context) =>
      context.json(await context.var.services.desk.readFirstSteps(await requireStaff(context)), 200),
    )
    .openapi(change, async (context) => {
      const actor = await requireStaff(context)
      const { name } = context.req.valid('param')
      await context.var.services.desk.changeSettings(actor, [{ name, ...context.req.valid('json') }])
      return context.json(await context.var.services.desk.readSettings(actor), 200)
    })
    .openapi(changeSeveral, async (context) => {
      const actor = await requireStaff(context)
      await context.var.services.desk.changeSettings(actor, context.req.valid('json').changes)
      return context.json(await context.var.services.desk.readSettings(actor), 200)
    })
    .openapi(versions, async (context) => {
      const actor = await requireStaff(context)
      const { name } = context.req.valid('param')
      const entries = await context.var.services.desk.listSettingVersions(actor, name)
      return context.json({ versions: entries.map(serializeAuditEntry) }, 200)
    })
    .openapi(restore, async (context) => {
      const actor = await requireStaff(context)
      const { name } = context.req.valid('param')
      await context.var.services.desk.restoreSetting(actor, { name, ...context.req.valid('json') })
      return context.json(await context.var.services.desk.readSettings(actor), 200)
    })
}
