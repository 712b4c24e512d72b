import type { OpenAPIHono, z } from '@hono/zod-openapi'
import type { auditQuery } from '#domain/staff/wire.ts'
import { staffCalls, serializeAuditEntry, serializeStaffMember } from '#domain/staff/wire.ts'
import { auditCsv } from '#domain/audit/audit-csv.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { startOfIstDay } from '#domain/time/ist-day.ts'
import { routeOf } from '../route-of.ts'
import { given } from '../given.ts'
import { createRouter } from '../router.ts'
import type { ApiEnv } from '../guards/session.ts'
import { csvHeaders } from './csv-headers.ts'
import { requireStaff } from './desk-session.ts'

const tags = ['desk']
const AUDIT_PAGE = 50
const MAX_EXPORTED = 20_000

const list = routeOf(staffCalls.list, {
  summary: 'List who works in the store',
  tags,
  answers: 'The staff, the longest serving first.',
})

const grant = routeOf(staffCalls.grant, {
  summary: 'Give somebody a role',
  description: 'Takes a proof of who works at the desk, at most ten minutes old.',
  tags,
  answers: 'The staff as it is now.',
})

const end = routeOf(staffCalls.end, {
  summary: 'Take somebody’s role away',
  description:
    'Ends their desk sessions at once. Takes a proof of who works at the desk, at most ten minutes old.',
  tags,
  answers: 'The staff as it is now.',
})

const signOut = routeOf(staffCalls.signOut, {
  summary: 'Sign somebody out of the desk everywhere',
  description: 'They keep their role. A manager signs out everybody but owners.',
  tags,
  answers: 'The staff as it is now.',
})

const readAudit = routeOf(staffCalls.readAudit, {
  summary: 'Read the audit log',
  tags,
  answers: 'A page of entries, newest first.',
})

const auditFile = routeOf(staffCalls.auditFile, {
  summary: 'Get the audit log as CSV',
  description: `At most ${MAX_EXPORTED} entries, newest first; a row for each field that changed.`,
  tags,
  answers: 'The file.',
})

/** Routes of the store's staff and of the audit log (STAFF-01, STAFF-02). */
export function deskStaffRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(list, async (context) => {
      const staff = await context.var.services.desk.list(await requireStaff(context))
      return context.json({ staff: staff.map(serializeStaffMember) }, 200)
    })
    .openapi(grant, async (context) => {
      const actor = await requireStaff(context)
      await context.var.services.desk.grant(actor, context.req.valid('json'))
      const staff = await context.var.services.desk.list(actor)
      return context.json({ staff: staff.map(serializeStaffMember) }, 200)
    })
    .openapi(end, async (context) => {
      const actor = await requireStaff(context)
      await context.var.services.desk.endService(actor, context.req.valid('param').uid)
      const staff = await context.var.services.desk.list(actor)
      return context.json({ staff: staff.map(serializeStaffMember) }, 200)
    })
    .openapi(signOut, async (context) => {
      const actor = await requireStaff(context)
      await context.var.services.desk.signOut(actor, context.req.valid('param').uid)
      const staff = await context.var.services.desk.list(actor)
      return context.json({ staff: staff.map(serializeStaffMember) }, 200)
    })
    .openapi(readAudit, async (context) => {
      const actor = await requireStaff(context)
      const filter = auditFilter(context.req.valid('query'))
      const entries = await context.var.services.desk.readAuditLog(actor, {
        ...filter,
        limit: AUDIT_PAGE + 1,
      })
      const page = entries.slice(0, AUDIT_PAGE)
      const next = entries.length > AUDIT_PAGE ? (page.at(-1)?.id ?? null) : null
      return context.json({ entries: page.map(serializeAuditEntry), next }, 200)
    })
    .openapi(auditFile, async (context) => {
      const actor = await requireStaff(context)
      const filter = auditFilter(context.req.valid('query'))
      const entries = await context.var.services.desk.readAuditLog(actor, { ...filter, limit: MAX_EXPORTED })
      return context.body(auditCsv(entries), 200, csvHeaders('audit-log'))
    })
}

function auditFilter({ subject, subjectId, actor, from, to, before }: z.output<typeof auditQuery>) {
  return given({
    subjects: subject?.split(','),
    subjectId,
    actor: actor === '' ? undefined : actor,
    from: from === undefined ? undefined : startOfIstDay(from),
    until: to === undefined ? undefined : endOfDay(to),
    before,
  })
}

function endOfDay(day: string): Date {
  return new Date(startOfIstDay(day).getTime() + DAY_MS)
}
