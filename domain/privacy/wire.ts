import { z } from 'zod'
import { exportedQuotations } from './quotations-wire.ts'
import { creditPosting } from '../accounts/wire.ts'
import { rupees, uidParams, timestamp, smsCode } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { customerBlocks } from '../identity/customer-block.ts'
import { addressFields } from '../addresses/wire.ts'
import { rememberedFirms } from '../identity/billing-wire.ts'
import { firmRoles } from '../firms/firm-roles.ts'
import { customerMessageKinds, customerMessageStates } from '../notifications/customer-message.ts'
import { gstin, partner } from '../identity/wire.ts'
import { creditNote, invoice } from '../invoices/wire.ts'
import { orderDetail } from '../orders/wire.ts'
import { stopOutcomes } from '../trips/trip.ts'

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
    otherMessages: z
      .array(
        z.object({
          about: z.enum(customerMessageKinds),
          state: z.enum(customerMessageStates),
          at: timestamp.nullable(),
          amount: rupees.nullable().meta({ description: 'Of a reminder: what was due.' }),
          dueDay: z.string().nullable(),
        }),
      )
      .readonly()
      .meta({ description: 'Messages about reminders, quotations and approvals.' }),
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
