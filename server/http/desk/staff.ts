import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import {
  auditPage,
  auditQuery,
  grantRoleRequest,
  serializeAuditEntry,
  serializeStaffMember,
  staffList,
} from '#domain/staff/wire.ts'
import { createRouter, jsonBody, jsonResponse } from '../router.ts'
import type { ApiEnv } from '../session.ts'
import { requireStaff } from './desk-session.ts'

const tags = ['desk']
const AUDIT_PAGE = 50

const list = createRoute({
  method: 'get',
  path: '/staff',
  summary: 'List who works in the store',
  tags,
  responses: jsonResponse('The staff, the longest serving first.', staffList),
})

const grant = createRoute({
  method: 'post',
  path: '/staff',
  summary: 'Give somebody a role',
  description: 'Takes a proof of who works at the desk, at most ten minutes old.',
  tags,
  request: { body: jsonBody(grantRoleRequest) },
  responses: jsonResponse('The staff as it is now.', staffList),
})

const end = createRoute({
  method: 'delete',
  path: '/staff/{uid}',
  summary: 'Take somebody’s role away',
  description:
    'Ends their desk sessions at once. Takes a proof of who works at the desk, at most ten minutes old.',
  tags,
  request: { params: z.object({ uid: z.uuid() }) },
  responses: jsonResponse('The staff as it is now.', staffList),
})

const readAudit = createRoute({
  method: 'get',
  path: '/audit',
  summary: 'Read the audit log',
  tags,
  request: { query: auditQuery },
  responses: jsonResponse('A page of entries, newest first.', auditPage),
})

/** Who works in the store, and what they changed (STAFF-01, STAFF-02). */
export function deskStaffRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(list, async (context) => {
      const staff = await context.var.services.staff.list(await requireStaff(context))
      return context.json({ staff: staff.map(serializeStaffMember) }, 200)
    })
    .openapi(grant, async (context) => {
      const actor = await requireStaff(context)
      await context.var.services.staff.grant(actor, context.req.valid('json'))
      const staff = await context.var.services.staff.list(actor)
      return context.json({ staff: staff.map(serializeStaffMember) }, 200)
    })
    .openapi(end, async (context) => {
      const actor = await requireStaff(context)
      await context.var.services.staff.endService(actor, context.req.valid('param').uid)
      const staff = await context.var.services.staff.list(actor)
      return context.json({ staff: staff.map(serializeStaffMember) }, 200)
    })
    .openapi(readAudit, async (context) => {
      const actor = await requireStaff(context)
      const { subject, subjectId, actor: by, before } = context.req.valid('query')
      const entries = await context.var.services.staff.readAuditLog(actor, {
        limit: AUDIT_PAGE + 1,
        ...(subject !== undefined && { subject }),
        ...(subjectId !== undefined && { subjectId }),
        ...(by !== undefined && { actor: by }),
        ...(before !== undefined && { before }),
      })
      const page = entries.slice(0, AUDIT_PAGE)
      const next = entries.length > AUDIT_PAGE ? (page.at(-1)?.id ?? null) : null
      return context.json({ entries: page.map(serializeAuditEntry), next }, 200)
    })
}
