import { z } from 'zod'
import { gstin, phoneInput } from '../identity/wire.ts'
import { idParams, note, timestamp } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import type { FirmNote, FirmRow, StaffedFirm } from './firm.ts'
import {
  changeFirmRequest,
  createFirmRequest,
  firmInvitationParams,
  firmPersonParams,
  inviteRequest,
  placeRequest,
  serializeStaffedFirm,
  staffedFirm,
} from './wire.ts'

const firmRow = z
  .object({
    id: z.uuid(),
    gstin,
    legalName: z.string(),
    city: z.string(),
    state: z.string(),
    createdAt: timestamp,
    people: z.number().int(),
    owner: z
      .object({ name: z.string().nullable(), phone: z.string() })
      .nullable()
      .meta({ description: 'Who owned it first; null without an owner.' }),
  })
  .meta({ id: 'FirmRow' })

const firmPage = z
  .object({
    firms: z.array(firmRow).readonly(),
    next: z.string().nullable().meta({ description: 'The `after` of the next page.' }),
  })
  .meta({ id: 'FirmPage' })

/** The cursor of a page: when the last firm was created, and its id. */
const cursor = z
  .string()
  .max(100)
  .transform((text, context): { createdAt: Date; id: string } => {
    const [at = '', id = ''] = text.split('~')
    const createdAt = new Date(at)
    if (!Number.isNaN(createdAt.getTime()) && z.uuid().safeParse(id).success) return { createdAt, id }
    context.addIssue({ code: 'custom', message: 'not-the-next-of-a-page' })
    return z.NEVER
  })
  .meta({ type: 'string' })

const firmQuery = z.object({
  q: z.string().max(100).optional().meta({
    description: 'The beginning of a GSTIN, beginnings of the words of the name, or a phone number.',
  }),
  after: cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

const deskFirm = z
  .object({
    ...staffedFirm,
    createdAt: timestamp,
    notes: z
      .array(z.object({ id: z.uuid(), at: timestamp, author: z.string(), text: z.string() }))
      .readonly()
      .meta({ description: 'Newest first.' }),
  })
  .meta({ id: 'DeskFirm', description: 'A firm as the desk sees it.' })

const createForRequest = createFirmRequest
  .extend({
    ownerPhone: phoneInput.meta({
      description: 'Whoever has an account with it owns the firm at once; everybody else is invited to.',
    }),
  })
  .meta({ id: 'CreateFirmForRequest' })

const noteRequest = z.object({ id: z.uuid(), text: note(500) }).meta({ id: 'FirmNoteRequest' })

export const deskFirmCalls = defineCalls({
  list: { method: 'get', path: '/desk/firms', query: firmQuery, answer: firmPage },
  file: { method: 'get', path: '/desk/firms.csv', download: 'text/csv; charset=utf-8' },
  create: { method: 'post', path: '/desk/firms', body: createForRequest, answer: deskFirm },
  one: { method: 'get', path: '/desk/firms/{id}', params: idParams, answer: deskFirm },
  change: {
    method: 'put',
    path: '/desk/firms/{id}',
    params: idParams,
    body: changeFirmRequest,
    answer: deskFirm,
  },
  invite: {
    method: 'post',
    path: '/desk/firms/{id}/invitations',
    params: idParams,
    body: inviteRequest,
    answer: deskFirm,
  },
  withdraw: {
    method: 'delete',
    path: '/desk/firms/{id}/invitations/{invitationId}',
    params: firmInvitationParams,
    answer: deskFirm,
  },
  changePerson: {
    method: 'put',
    path: '/desk/firms/{id}/people/{uid}',
    params: firmPersonParams,
    body: placeRequest,
    answer: deskFirm,
  },
  removePerson: {
    method: 'delete',
    path: '/desk/firms/{id}/people/{uid}',
    params: firmPersonParams,
    answer: deskFirm,
  },
  addNote: {
    method: 'post',
    path: '/desk/firms/{id}/notes',
    params: idParams,
    body: noteRequest,
    answer: deskFirm,
  },
})

export type DeskFirmWire = z.infer<typeof deskFirm>
export type FirmPageWire = z.infer<typeof firmPage>
export type CreateFirmForRequest = z.input<typeof createForRequest>

/** A firm with its notes as the desk sees it. */
export function serializeDeskFirm(seen: StaffedFirm & { readonly notes: readonly FirmNote[] }): DeskFirmWire {
  return { ...serializeStaffedFirm(seen), createdAt: seen.firm.createdAt.toISOString(), notes: seen.notes }
}

/** A page of the desk's list. */
export function serializeFirmPage({
  firms,
  hasMore,
}: {
  readonly firms: readonly FirmRow[]
  readonly hasMore: boolean
}): FirmPageWire {
  const last = firms.at(-1)
  return {
    firms: firms.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })),
    next: hasMore && last !== undefined ? `${last.createdAt.toISOString()}~${last.id}` : null,
  }
}
