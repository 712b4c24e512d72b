import { z } from 'zod'
import { uidParams, day, timestamp, smsCode } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { planFields } from '../delivery/plan-changes.ts'
import { emptyPlan } from '../delivery/plan.ts'
import { phoneInput } from '../identity/wire.ts'
import { auditChanges } from '../audit/audit-changes.ts'
import type { AuditEntry } from '../audit/audit-entry.ts'
import { permissions, permissionsOf, type Permission } from './permissions.ts'
import { staffRoles } from './roles.ts'
import type { StaffActor } from './staff-actor.ts'
import type { StaffMemberAtWork } from './staff-member.ts'

const role = z.enum(staffRoles)
const permission = z.enum(Object.keys(permissions) as [Permission, ...Permission[]])
const name = z.string().trim().min(1).max(80)

const deskLogin = z
  .object({
    name: z.string(),
    phone: z.string(),
    role,
    permissions: z.array(permission).readonly(),
    isProved: z
      .boolean()
      .meta({ description: 'Whether what cannot be undone may be done without another code.' }),
    expiresAt: timestamp,
  })
  .meta({ id: 'DeskLogin', description: 'Who works at the desk.' })

const deskSession = z.object({ login: z.union([deskLogin, z.null()]) }).meta({ id: 'DeskSession' })

const deskCode = z
  .object({ phone: phoneInput, code: smsCode })
  .meta({ id: 'DeskCode', description: 'A login code that was sent to the phone of a member of staff.' })

const deskProof = z.object({ code: smsCode }).meta({ id: 'DeskProof' })

const staffMember = z
  .object({
    uid: z.uuid(),
    phone: z.string(),
    name: z.string(),
    role,
    grantedAt: timestamp,
    grantedBy: z.string(),
    sessions: z
      .array(z.object({ device: z.string(), openedAt: timestamp, seenAt: timestamp }))
      .readonly()
      .meta({ description: 'Where they are signed in at the desk, the last used first.' }),
  })
  .meta({ id: 'StaffMember' })

const staffList = z.object({ staff: z.array(staffMember).readonly() }).meta({ id: 'StaffList' })

const grantRoleRequest = z
  .object({
    phone: phoneInput,
    name,
    role,
    seenRole: role
      .nullable()
      .optional()
      .meta({ description: 'The role that was seen, null for none; any is replaced when left out.' }),
  })
  .meta({ id: 'GrantRoleRequest' })

export const auditEntry = z
  .object({
    id: z.number().int(),
    at: timestamp,
    actor: z.string(),
    role: z.string().meta({ description: 'The role of the actor then; `operator` for a command.' }),
    action: z.string().meta({ example: 'order.status' }),
    subject: z.string(),
    subjectId: z.string(),
    changes: z
      .array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }))
      .readonly(),
  })
  .meta({ id: 'AuditEntry' })

const auditPage = z
  .object({
    entries: z.array(auditEntry).readonly(),
    next: z.union([z.number().int(), z.null()]).meta({ description: 'The `before` of the next page.' }),
  })
  .meta({ id: 'AuditPage' })

export const auditQuery = z.object({
  subject: z
    .string()
    .max(100)
    .regex(/^[a-z,]+$/)
    .optional()
    .meta({ description: 'What it is about, such as `order`; several with commas.' }),
  subjectId: z.string().max(100).optional(),
  actor: z.string().trim().max(80).optional().meta({ description: 'A part of the name of who did it.' }),
  from: day.optional(),
  to: day.optional().meta({ description: 'The last day, included.' }),
  before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
})

export const deskSessionCalls = defineCalls({
  read: { method: 'get', path: '/desk/session', answer: deskSession },
  open: { method: 'post', path: '/desk/session', body: deskCode, answer: deskSession },
  prove: { method: 'post', path: '/desk/session/proof', body: deskProof, answer: deskSession },
  leave: { method: 'delete', path: '/desk/session' },
})

export const staffCalls = defineCalls({
  list: { method: 'get', path: '/desk/staff', answer: staffList },
  grant: { method: 'post', path: '/desk/staff', body: grantRoleRequest, answer: staffList },
  end: {
    method: 'delete',
    path: '/desk/staff/{uid}',
    params: uidParams,
    answer: staffList,
  },
  signOut: {
    method: 'post',
    path: '/desk/staff/{uid}/sign-out',
    params: uidParams,
    answer: staffList,
  },
  readAudit: { method: 'get', path: '/desk/audit', query: auditQuery, answer: auditPage },
  auditFile: {
    method: 'get',
    path: '/desk/audit.csv',
    query: auditQuery,
    download: 'text/csv; charset=utf-8',
  },
})

export type GrantRoleRequest = z.input<typeof grantRoleRequest>
export type DeskLoginWire = z.infer<typeof deskLogin>
export type DeskSessionWire = z.infer<typeof deskSession>
export type StaffMemberWire = z.infer<typeof staffMember>
export type StaffListWire = z.infer<typeof staffList>
export type AuditEntryWire = z.infer<typeof auditEntry>
export type AuditPageWire = z.infer<typeof auditPage>

/** Serializes the person who works at the desk, with their permissions. */
export function serializeDeskLogin(login: {
  readonly actor: StaffActor
  readonly phone: string
  readonly expiresAt: Date
}): DeskLoginWire {
  const { name: shownName, role: held, isProved } = login.actor
  return {
    name: shownName,
    phone: login.phone,
    role: held,
    permissions: permissionsOf(held),
    isProved,
    expiresAt: login.expiresAt.toISOString(),
  }
}

export function serializeStaffMember(member: StaffMemberAtWork): StaffMemberWire {
  return { ...member }
}

export function serializeAuditEntry({ before, after, ...entry }: AuditEntry): AuditEntryWire {
  const changes =
    entry.subject === 'delivery'
      ? auditChanges(planState(before), planState(after))
      : auditChanges(before, after)
  return { ...entry, changes }
}

/** A delivery plan by the fields that people read; one that an earlier release kept may lack some. */
function planState(state: unknown): unknown {
  return typeof state === 'object' && state !== null ? planFields({ ...emptyPlan, ...state }) : state
}
