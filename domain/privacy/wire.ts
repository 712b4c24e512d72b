import { z } from 'zod'
import { exportedQuotations, serializeQuotations } from './quotations-wire.ts'
import { creditPosting, serializePosting } from '../accounts/wire.ts'
import { rupees, uidParams, timestamp, smsCode } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { customerBlocks } from '../identity/customer-block.ts'
import { addressFields } from '../addresses/wire.ts'
import { rememberedFirms, serializeFirms } from '../identity/billing-wire.ts'
import { firmRoles } from '../firms/firm-roles.ts'
import { gstin, partner, serializePartner } from '../identity/wire.ts'
import { creditNote, invoice } from '../invoices/wire.ts'
import { orderDetail } from '../orders/wire.ts'
import { serializeOrderDetail } from '../orders/serialize-order.ts'
import { stopOutcomes } from '../trips/trip.ts'
import { paiseToRupees } from '../money/paise.ts'
import type { ErasurePlan, PersonalData, StaffRecord } from './personal-data.ts'

const consent = z.object({
  version: z.string().meta({ description: 'The day from which that policy holds.', example: '2026-11-22' }),
  givenAt: timestamp,
})

const consentState = z
  .object({
    current: z.string().meta({ description: 'The version of the policy that holds now.' }),
    given: z.array(consent).readonly().meta({ description: 'What was agreed to, the newest first.' }),
  })
  .meta({ id: 'ConsentState' })

const consentRequest = z.object({ version: z.string().max(20) }).meta({ id: 'ConsentRequest' })

const receipt = z.object({
  orderId: z.uuid(),
  method: z.enum(['CASH', 'UPI', 'CARD']),
  amount: rupees,
  at: timestamp,
})

const delivery = z.object({
  orderId: z.uuid(),
  fulfilmentNumber: z.number().int(),
  day: z.string(),
  vehicle: z.string(),
  outcome: z.enum(stopOutcomes).nullable(),
  reason: z.string().nullable(),
  at: timestamp.nullable(),
  hasPicture: z.boolean().meta({ description: 'Whether the signed challan was photographed.' }),
})

const edit = z.object({
  orderId: z.uuid(),
  state: z.string(),
  at: timestamp,
  expiresAt: timestamp.nullable(),
  totalBefore: rupees,
  totalAfter: rupees,
  address: z.union([addressFields, z.null()]),
  lines: z.array(z.object({ productName: z.string(), quantity: z.number().int() })).readonly(),
})

const staffRecord = z.object({
  name: z.string(),
  role: z.string(),
  grantedAt: timestamp,
  grantedBy: z.string(),
  sessions: z.array(z.object({ device: z.string(), signedInAt: timestamp, seenAt: timestamp })).readonly(),
})

const employment = z.object({ name: z.string().nullable(), role: z.string().nullable() }).nullable()

const staffChange = z.object({
  at: timestamp,
  action: z.string().meta({ example: 'staff.grant' }),
  by: z.string(),
  before: employment,
  after: employment,
})

const personalData = z
  .object({
    exportedAt: timestamp,
    partner,
    mergedNumbers: z
      .array(z.object({ phone: z.string(), mergedAt: timestamp }))
      .readonly()
      .meta({ description: 'Numbers that were merged into that of the partner.' }),
    consents: z.array(consent).readonly(),
    addresses: z.array(addressFields).readonly(),
    devices: z.array(z.object({ device: z.string(), signedInAt: timestamp, seenAt: timestamp })).readonly(),
    knownDevices: z
      .array(z.object({ device: z.string(), firstSignedInAt: timestamp, signedInAt: timestamp }))
      .readonly(),
    orders: z.array(orderDetail).readonly(),
    documents: z.array(z.union([invoice, creditNote])).readonly(),
    messages: z
      .array(z.object({ orderId: z.uuid(), about: z.string(), state: z.string(), at: timestamp.nullable() }))
      .readonly(),
    rememberedChoices: z
      .array(z.object({ words: z.string(), productId: z.string(), options: z.string(), chosenAt: timestamp }))
      .readonly()
      .meta({ description: 'What was chosen in Quick Order for which words.' }),
    rememberedFirms: rememberedFirms.shape.firms,
    firms: z
      .array(z.object({ gstin, legalName: z.string(), role: z.enum(firmRoles) }))
      .readonly()
      .meta({ description: 'Firms that the partner buys for with others.' }),
    firmInvitations: z
      .array(
        z.object({
          gstin,
          legalName: z.string(),
          role: z.enum(firmRoles),
          invitedBy: z.string(),
          validUntil: timestamp,
        }),
      )
      .readonly(),
    block: z
      .object({ level: z.enum(customerBlocks), reason: z.string(), at: timestamp, by: z.string() })
      .nullable()
      .meta({ description: 'What the store no longer does for the partner; null for most.' }),
    staffNotes: z
      .array(z.object({ text: z.string(), author: z.string(), at: timestamp }))
      .readonly()
      .meta({ description: 'What staff noted about the partner.' }),
    ...exportedQuotations,
    listRequests: z
      .array(z.object({ text: z.string(), sentAt: timestamp, answeredAt: timestamp.nullable() }))
      .readonly()
      .meta({ description: 'Lines of lists that were sent to the shop.' }),
    stockAlerts: z
      .array(
        z.object({
          productId: z.string(),
          variantUid: z.string(),
          requestedAt: timestamp,
          state: z.string(),
          toldAt: timestamp.nullable(),
        }),
      )
      .readonly()
      .meta({ description: 'What the partner wanted to be told of when it is back in stock.' }),
    receipts: z.array(receipt).readonly().meta({ description: 'What was received on deliveries.' }),
    creditLedger: z.array(creditPosting).readonly().meta({ description: 'The ledger of what they owe.' }),
    deliveries: z.array(delivery).readonly().meta({ description: 'What drivers reported.' }),
    orderEdits: z.array(edit).readonly().meta({ description: 'Changes of orders before packing.' }),
    staff: staffRecord.nullable().meta({ description: 'Null for whoever does not work in the store.' }),
    staffChanges: z.array(staffChange).readonly(),
  })
  .meta({ id: 'PersonalData' })

const erasurePlan = z
  .object({
    openOrders: z
      .array(z.string())
      .readonly()
      .meta({ description: 'The numbers of orders that have to end first, or whose refund has to arrive.' }),
    isStaff: z.boolean().meta({ description: 'True for a member of staff, which has to end first.' }),
    retainedOrders: z.number().int().meta({ description: 'Orders that stay without the person.' }),
    retainedDocuments: z
      .number()
      .int()
      .meta({ description: 'Invoices and credit notes that stay as issued.' }),
    retainedUntil: timestamp.nullable(),
  })
  .meta({ id: 'ErasurePlan' })

const erasureRequest = z.object({ code: smsCode }).meta({ id: 'ErasureRequest' })

export const privacyCalls = defineCalls({
  readConsent: { method: 'get', path: '/account/consent', answer: consentState },
  giveConsent: { method: 'put', path: '/account/consent', body: consentRequest },
  readData: { method: 'get', path: '/account/data', answer: personalData },
  readPage: { method: 'get', path: '/account/data.html', download: 'text/html; charset=utf-8' },
  readErasure: { method: 'get', path: '/account/erasure', answer: erasurePlan },
  erase: { method: 'post', path: '/account/erasure', body: erasureRequest },
})

export const customerDataCalls = defineCalls({
  readData: {
    method: 'get',
    path: '/desk/customers/{uid}/data.json',
    params: uidParams,
    answer: personalData,
  },
  readPage: {
    method: 'get',
    path: '/desk/customers/{uid}/data.html',
    params: uidParams,
    download: 'text/html; charset=utf-8',
  },
  readErasure: {
    method: 'get',
    path: '/desk/customers/{uid}/erasure',
    params: uidParams,
    answer: erasurePlan,
  },
  erase: { method: 'post', path: '/desk/customers/{uid}/erasure', params: uidParams },
})

export type ConsentStateWire = z.infer<typeof consentState>
export type PersonalDataWire = z.infer<typeof personalData>
export type ErasurePlanWire = z.infer<typeof erasurePlan>

/** A partner's data as it leaves the store: money in rupees, times in ISO 8601, UTC. */
export function serializePersonalData(data: PersonalData): PersonalDataWire {
  return {
    exportedAt: data.exportedAt.toISOString(),
    partner: serializePartner(data.partner),
    mergedNumbers: data.mergedNumbers.map(({ phone, mergedAt }) => ({
      phone,
      mergedAt: mergedAt.toISOString(),
    })),
    consents: data.consents.map(({ version, givenAt }) => ({ version, givenAt: givenAt.toISOString() })),
    addresses: data.addresses.map(({ id: _, ...fields }) => fields),
    devices: data.devices.map(({ device, signedInAt, seenAt }) => ({
      device,
      signedInAt: signedInAt.toISOString(),
      seenAt: seenAt.toISOString(),
    })),
    knownDevices: data.knownDevices.map(({ device, firstSignedInAt, signedInAt }) => ({
      device,
      firstSignedInAt: firstSignedInAt.toISOString(),
      signedInAt: signedInAt.toISOString(),
    })),
    orders: data.orders.map((order) => serializeOrderDetail(order, data.partner)),
    documents: data.documents,
    messages: data.messages.map((message) => ({ ...message, at: message.at?.toISOString() ?? null })),
    rememberedChoices: data.rememberedChoices.map(({ chosenAt, ...choice }) => ({
      ...choice,
      chosenAt: chosenAt.toISOString(),
    })),
    rememberedFirms: serializeFirms(data.rememberedFirms).firms,
    firms: data.firms.map(({ gstin: number, legalName, role }) => ({ gstin: number, legalName, role })),
    firmInvitations: data.firmInvitations.map((one) => ({
      gstin: one.gstin,
      legalName: one.legalName,
      role: one.role,
      invitedBy: one.invitedBy,
      validUntil: one.expiresAt.toISOString(),
    })),
    block: data.block,
    staffNotes: data.staffNotes.map(({ text, author, at }) => ({ text, author, at })),
    ...serializeQuotations(data),
    listRequests: data.listRequests.map(({ text, sentAt, answeredAt }) => ({
      text,
      sentAt: sentAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
    })),
    stockAlerts: data.stockAlerts.map(({ requestedAt, toldAt, ...alert }) => ({
      ...alert,
      requestedAt: requestedAt.toISOString(),
      toldAt: toldAt?.toISOString() ?? null,
    })),
    receipts: data.receipts.map(({ amount, at, ...receiptOf }) => ({
      ...receiptOf,
      amount: paiseToRupees(amount),
      at: at.toISOString(),
    })),
    creditLedger: data.creditLedger.map(serializePosting),
    deliveries: data.deliveries.map(({ at, ...one }) => ({ ...one, at: at?.toISOString() ?? null })),
    orderEdits: data.orderEdits.map((one) => ({
      ...one,
      at: one.at.toISOString(),
      expiresAt: one.expiresAt?.toISOString() ?? null,
      totalBefore: paiseToRupees(one.totalBefore),
      totalAfter: paiseToRupees(one.totalAfter),
    })),
    staff: data.staff && serializeStaffRecord(data.staff),
    staffChanges: data.staffChanges.map((change) => ({ ...change, at: change.at.toISOString() })),
  }
}

function serializeStaffRecord({ sessions, grantedAt, ...record }: StaffRecord) {
  return {
    ...record,
    grantedAt: grantedAt.toISOString(),
    sessions: sessions.map(({ device, signedInAt, seenAt }) => ({
      device,
      signedInAt: signedInAt.toISOString(),
      seenAt: seenAt.toISOString(),
    })),
  }
}

/** Serializes the plan of an erasure, as the account page shows it. */
export function serializeErasurePlan(plan: ErasurePlan): ErasurePlanWire {
  return { ...plan, retainedUntil: plan.retainedUntil?.toISOString() ?? null }
}
