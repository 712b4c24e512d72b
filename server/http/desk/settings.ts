import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import {
  changeSettingRequest,
  changeSettingsRequest,
  deskSettings,
  restoreSettingRequest,
  settingName,
  settingVersions,
} from '#domain/store/wire.ts'
import { firstSteps } from '#domain/store/first-steps-wire.ts'
import { serializeAuditEntry } from '#domain/staff/wire.ts'
import { createRouter, jsonBody, jsonResponse } from '../router.ts'
import type { ApiEnv } from '../session.ts'
import { requireStaff } from './desk-session.ts'

const tags = ['desk']
const named = z.object({ name: settingName })

const read = createRoute({
  method: 'get',
  path: '/settings',
  summary: 'Get the settings of the store',
  tags,
  responses: jsonResponse('The settings, and the firm on invoices.', deskSettings),
})

const change = createRoute({
  method: 'put',
  path: '/settings/{name}',
  summary: 'Change a setting of the store',
  description: 'The firm on invoices takes a proof of who works at the desk, at most ten minutes old.',
  tags,
  request: { params: named, body: jsonBody(changeSettingRequest) },
  responses: jsonResponse('The settings as they are now.', deskSettings),
})

const changeSeveral = createRoute({
  method: 'put',
  path: '/settings',
  summary: 'Change several settings of the store at once',
  description: 'All of them, or none where one is refused.',
  tags,
  request: { body: jsonBody(changeSettingsRequest) },
  responses: jsonResponse('The settings as they are now.', deskSettings),
})

const versions = createRoute({
  method: 'get',
  path: '/settings/{name}/versions',
  summary: 'List the versions of a setting',
  tags,
  request: { params: named },
  responses: jsonResponse('Who changed it when, and what; the newest first.', settingVersions),
})

const restore = createRoute({
  method: 'post',
  path: '/settings/{name}/restore',
  summary: 'Restore a version of a setting',
  tags,
  request: { params: named, body: jsonBody(restoreSettingRequest) },
  responses: jsonResponse('The settings as they are now.', deskSettings),
})

const steps = createRoute({
  method: 'get',
  path: '/first-steps',
  summary: 'Get what a new shop has done before its first order',
  tags,
  responses: jsonResponse('Which of its steps are done.', firstSteps),
})

/** The settings of the store at the desk (GEN-06). */
export function deskSettingsRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(read, async (context) =>
      context.json(await context.var.services.staff.readSettings(await requireStaff(context)), 200),
    )
    .openapi(steps, async (context) =>
      context.json(await context.var.services.staff.readFirstSteps(await requireStaff(context)), 200),
    )
    .openapi(change, async (context) => {
      const actor = await requireStaff(context)
      const { name } = context.req.valid('param')
      await context.var.services.staff.changeSettings(actor, [{ name, ...context.req.valid('json') }])
      return context.json(await context.var.services.staff.readSettings(actor), 200)
    })
    .openapi(changeSeveral, async (context) => {
      const actor = await requireStaff(context)
      await context.var.services.staff.changeSettings(actor, context.req.valid('json').changes)
      return context.json(await context.var.services.staff.readSettings(actor), 200)
    })
    .openapi(versions, async (context) => {
      const actor = await requireStaff(context)
      const { name } = context.req.valid('param')
      const entries = await context.var.services.staff.listSettingVersions(actor, name)
      return context.json({ versions: entries.map(serializeAuditEntry) }, 200)
    })
    .openapi(restore, async (context) => {
      const actor = await requireStaff(context)
      const { name } = context.req.valid('param')
      await context.var.services.staff.restoreSetting(actor, { name, ...context.req.valid('json') })
      return context.json(await context.var.services.staff.readSettings(actor), 200)
    })
}
