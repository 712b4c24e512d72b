import { z } from 'zod'
import { addressRequest, billingAddress, line } from '../identity/billing-wire.ts'
import { LEGAL_NAME_LENGTH } from '../identity/billing.ts'
import { gstin, phoneInput } from '../identity/wire.ts'
import { amountInPaise, idParams, paise, timestamp } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { firmRights, firmRoles, mayInFirm, type FirmRole } from './firm-roles.ts'
import { PO_NUMBER_LENGTH, PO_REFERENCE_LENGTH } from './order-firm.ts'
import type { FirmInvitation, FirmPerson, OwnFirm, ReceivedInvitation, StaffedFirm } from './firm.ts'

const role = z.enum(firmRoles)
const limits = {
  orderLimit: paise.nullable().meta({ description: 'The most for one order, in paise; null without limit.' }),
  monthLimit: paise.nullable().meta({ description: 'The most in a month, in paise; null without limit.' }),
}

const firmFacts = { legalName: line(LEGAL_NAME_LENGTH), address: addressRequest }

/** Facts of a firm that may change. */
export const changeFirmRequest = z.object(firmFacts).meta({ id: 'ChangeFirmRequest' })

/** A firm as somebody creates it. */
export const createFirmRequest = z
  .object({
    id: z.uuid().meta({ description: 'Made by the browser: a repeat makes no second one.' }),
    gstin,
    ...firmFacts,
  })
  .meta({ id: 'CreateFirmRequest' })

/** A place in a firm as it is given to somebody. */
export const placeRequest = z
  .object({
    role,
    orderLimit: amountInPaise.nullable().default(null),
    monthLimit: amountInPaise.nullable().default(null),
  })
  .meta({ id: 'FirmPlaceRequest' })

/** An invitation by telephone number. */
export const inviteRequest = placeRequest.extend({ phone: phoneInput }).meta({ id: 'FirmInviteRequest' })

export const firmPerson = z
  .object({
    uid: z.uuid(),
    name: z.string().nullable(),
    phone: z.string(),
    role,
    ...limits,
    joinedAt: timestamp,
  })
  .meta({ id: 'FirmPerson' })

export const firmInvitation = z
  .object({ id: z.uuid(), phone: z.string(), role, ...limits, expiresAt: timestamp })
  .meta({ id: 'FirmInvitation' })

/** A firm with its people. */
export const staffedFirm = {
  id: z.uuid(),
  gstin,
  legalName: z.string(),
  address: billingAddress,
  people: z.array(firmPerson).readonly(),
  invitations: z.array(firmInvitation).readonly(),
}

const firmView = z
  .object({
    ...staffedFirm,
    uid: z.uuid().meta({ description: 'The reader’s own, among the people.' }),
    role,
    rights: z.array(z.enum(firmRights)).readonly(),
  })
  .meta({ id: 'FirmView', description: 'A firm as somebody in it sees it, by their role.' })

/** A text of the purchase order; nothing typed is none. */
const poText = (longest: number) =>
  z
    .union([z.literal('').transform(() => null), line(longest)])
    .nullish()
    .transform((text) => text ?? null)

/** The firm that an order is to be placed for. */
export const orderFirmRequest = z
  .object({
    id: z.uuid(),
    poNumber: poText(PO_NUMBER_LENGTH).meta({
      description: 'Of the firm’s purchase order.',
      example: 'PO/2026/114',
    }),
    reference: poText(PO_REFERENCE_LENGTH).meta({ description: 'Printed on the papers besides.' }),
    siteId: z.uuid().optional().meta({
      description: 'The site that it goes to; then the address of the request does not count.',
    }),
  })
  .meta({ id: 'OrderFirmRequest' })

/** The firm that an order was placed for. */
export const orderFirm = z
  .object({
    id: z.uuid(),
    poNumber: z.string().nullable(),
    reference: z.string().nullable(),
    site: z
      .object({ id: z.uuid(), name: z.string() })
      .optional()
      .meta({ description: 'The site that it goes to, under its name at that time.' }),
  })
  .meta({ id: 'OrderFirm' })

const ownFirms = z
  .object({
    firms: z.array(z.object({ id: z.uuid(), gstin, legalName: z.string(), role })).readonly(),
    invitations: z
      .array(
        z.object({
          id: z.uuid(),
          gstin,
          legalName: z.string(),
          role,
          invitedBy: z.string(),
          expiresAt: timestamp,
        }),
      )
      .readonly(),
  })
  .meta({ id: 'OwnFirms' })

const answerRequest = z.object({ answer: z.enum(['accept', 'decline']) }).meta({ id: 'InvitationAnswer' })

/** One person of a firm. */
export const firmPersonParams = idParams.extend({ uid: z.uuid() })
/** One invitation of a firm. */
export const firmInvitationParams = idParams.extend({ invitationId: z.uuid() })

export const firmCalls = defineCalls({
  list: { method: 'get', path: '/firms', answer: ownFirms },
  create: { method: 'post', path: '/firms', body: createFirmRequest, answer: firmView },
  show: { method: 'get', path: '/firms/{id}', params: idParams, answer: firmView },
  change: { method: 'put', path: '/firms/{id}', params: idParams, body: changeFirmRequest, answer: firmView },
  invite: {
    method: 'post',
    path: '/firms/{id}/invitations',
    params: idParams,
    body: inviteRequest,
    answer: firmView,
  },
  withdraw: {
    method: 'delete',
    path: '/firms/{id}/invitations/{invitationId}',
    params: firmInvitationParams,
    answer: firmView,
  },
  answer: {
    method: 'post',
    path: '/firm-invitations/{id}',
    params: idParams,
    body: answerRequest,
    answer: ownFirms,
  },
  changePerson: {
    method: 'put',
    path: '/firms/{id}/people/{uid}',
    params: firmPersonParams,
    body: placeRequest,
    answer: firmView,
  },
  removePerson: { method: 'delete', path: '/firms/{id}/people/{uid}', params: firmPersonParams },
})

export type OrderFirmRequest = z.input<typeof orderFirmRequest>
export type FirmViewWire = z.infer<typeof firmView>
export type OwnFirmsWire = z.infer<typeof ownFirms>
export type FirmPersonWire = z.infer<typeof firmPerson>
export type FirmInvitationWire = z.infer<typeof firmInvitation>
export type CreateFirmRequest = z.input<typeof createFirmRequest>
export type ChangeFirmRequest = z.input<typeof changeFirmRequest>
export type FirmPlaceRequest = z.input<typeof placeRequest>
export type FirmInviteRequest = z.input<typeof inviteRequest>

function serializePerson({ joinedAt, ...person }: FirmPerson): FirmPersonWire {
  return { ...person, joinedAt: joinedAt.toISOString() }
}

function serializeInvitation(one: FirmInvitation): FirmInvitationWire {
  const { id, phone, role: as, orderLimit, monthLimit, expiresAt } = one
  return { id, phone, role: as, orderLimit, monthLimit, expiresAt: expiresAt.toISOString() }
}

/** A firm with people and invitations as they are answered. */
export function serializeStaffedFirm({ firm, people, invitations }: StaffedFirm) {
  const { id, gstin: number, legalName, address } = firm
  return {
    id,
    gstin: number,
    legalName,
    address,
    people: people.map(serializePerson),
    invitations: invitations.map(serializeInvitation),
  }
}

/** A firm as somebody in it sees it. */
export function serializeFirmView(
  seen: StaffedFirm,
  { uid, role: as }: { readonly uid: string; readonly role: FirmRole },
): FirmViewWire {
  return {
    ...serializeStaffedFirm(seen),
    uid,
    role: as,
    rights: firmRights.filter((right) => mayInFirm(as, right)),
  }
}

/** The firms that somebody is in, and the invitations that wait for them. */
export function serializeOwnFirms(own: {
  readonly firms: readonly OwnFirm[]
  readonly invitations: readonly ReceivedInvitation[]
}): OwnFirmsWire {
  return {
    firms: own.firms,
    invitations: own.invitations.map(({ expiresAt, ...one }) => ({
      ...one,
      expiresAt: expiresAt.toISOString(),
    })),
  }
}
