import { z } from 'zod'
import { customerMessage } from '../notifications/customer-message-wire.ts'
import { defineCalls } from '../wire/call.ts'
import { commissionStatement } from './commission-wire.ts'
import { monthQuery, uidParams, timestamp, paise } from '../wire/atoms.ts'
import { addressFields } from '../addresses/wire.ts'
import { orderMessage } from '../order-notifications/wire.ts'
import { deskOrderRow } from '../orders/desk/desk-wire.ts'
import { language } from '../identity/wire.ts'
import { auditEntry, serializeAuditEntry } from '../staff/wire.ts'
import { customerBlocks } from '../identity/customer-block.ts'
import { customerFilters, type CustomerDetail, type CustomerRow } from './customer.ts'

const blockLevel = z
  .enum(customerBlocks)
  .meta({ description: 'CASH: the store takes no cash on delivery from them; ALL: no order at all.' })
const verificationStatus = z.string().meta({ example: 'Pending' })

const customerRow = z
  .object({
    uid: z.uuid(),
    name: z.string().nullable(),
    receiver: z.string().nullable().meta({ description: 'Who receives at their default address.' }),
    city: z.string().nullable(),
    phone: z.string(),
    registeredAt: timestamp,
    verificationStatus,
    active: z.boolean(),
    block: blockLevel.nullable(),
    orders: z.number().int().meta({ description: 'Counted up to 1000.' }),
    lastOrderAt: timestamp.nullable(),
  })
  .meta({ id: 'CustomerRow' })

const customerPage = z
  .object({
    customers: z.array(customerRow).readonly(),
    next: z.string().nullable().meta({ description: 'The `after` of the next page.' }),
  })
  .meta({ id: 'CustomerPage' })

/** The cursor of a page: when the last customer registered, and their uid. */
const cursor = z
  .string()
  .max(100)
  .transform((text, context): { registeredAt: Date; uid: string } => {
    const [at = '', uid = ''] = text.split('~')
    const registeredAt = new Date(at)
    const isSound = !Number.isNaN(registeredAt.getTime()) && z.uuid().safeParse(uid).success
    if (isSound) return { registeredAt, uid }
    context.addIssue({ code: 'custom', message: 'not-the-next-of-a-page' })
    return z.NEVER
  })
  .meta({ type: 'string' })

const customerListQuery = z.object({
  q: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'The beginning or end of a phone number, beginnings of names, or a GSTIN.' }),
  filter: z.enum(customerFilters).default('all'),
  after: cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

export const customerDetail = z
  .object({
    uid: z.uuid(),
    name: z.string().nullable(),
    phone: z.string(),
    language,
    registeredAt: timestamp,
    lastSeenAt: timestamp,
    isSetAside: z
      .boolean()
      .meta({ description: 'The number was unused for so long that it may belong to somebody else now.' }),
    isErased: z.boolean(),
    mergedInto: z.uuid().nullable().meta({ description: 'The uid of whom they were merged into.' }),
    mergedNumbers: z
      .array(z.string())
      .readonly()
      .meta({ description: 'Numbers that lead here since a merge.' }),
    verificationStatus,
    active: z.boolean(),
    block: z.object({ level: blockLevel, reason: z.string(), at: timestamp, by: z.string() }).nullable(),
    revision: z
      .number()
      .int()
      .meta({ description: 'Of verification, activity and block; sent with the next decision about them.' }),
    addresses: z.array(addressFields).readonly(),
    defaultAddressIndex: z.number().int().nullable(),
    gstins: z.array(z.string()).readonly(),
    orderCount: z.number().int(),
    orders: z.array(deskOrderRow).readonly().meta({ description: 'The latest.' }),
    money: z.object({
      onTheRoad: paise.meta({ description: 'To be paid on delivery of what has left.' }),
      toDeliver: paise.meta({ description: 'To be paid on delivery of what has not left.' }),
      unpaid: paise.meta({ description: 'Delivered and not paid.' }),
      refundsDue: paise.meta({ description: 'What the store owes them.' }),
    }),
    documents: z
      .array(
        z.object({
          number: z.string(),
          kind: z.enum(['invoice', 'credit-note']),
          orderId: z.uuid(),
          issuedAt: timestamp,
          total: paise,
        }),
      )
      .readonly(),
    messages: z.array(orderMessage).readonly().meta({ description: 'The latest.' }),
    otherMessages: z
      .array(customerMessage)
      .readonly()
      .meta({ description: 'The latest about reminders, quotations and approvals.' }),
    notes: z
      .array(z.object({ id: z.uuid(), at: timestamp, author: z.string(), text: z.string() }))
      .readonly()
      .meta({ description: 'Newest first.' }),
    changes: z.array(auditEntry).readonly(),
  })
  .meta({ id: 'CustomerDetail', description: 'A customer as the desk sees them.' })

const revision = z
  .number()
  .int()
  .min(0)
  .max(1_000_000_000)
  .meta({ description: 'That of the customer as they were seen; refused if somebody has decided since.' })

const reason = z.string().trim().min(1).max(300)

const verifyCustomerRequest = z
  .object({ isVerified: z.boolean(), revision })
  .meta({ id: 'VerifyCustomerRequest' })

const activateCustomerRequest = z
  .object({ isActive: z.boolean(), revision })
  .meta({ id: 'ActivateCustomerRequest' })

const blockCustomerRequest = z
  .object({
    block: z
      .object({ level: blockLevel, reason: reason.meta({ description: 'For staff.' }) })
      .nullable()
      .meta({ description: 'Null takes the block away.' }),
    revision,
  })
  .meta({ id: 'BlockCustomerRequest' })

const customerLanguageRequest = z.object({ language }).meta({ id: 'CustomerLanguageRequest' })

const customerNoteRequest = z
  .object({
    id: z.uuid().meta({ description: 'Chosen by the client; the same one is left once.' }),
    text: z.string().trim().min(1).max(500),
  })
  .meta({ id: 'CustomerNoteRequest' })

/** A decision about one customer, answered with them as they are then. */
const decide = <const Action extends string, Body extends z.ZodType>(action: Action, body: Body) =>
  ({
    method: 'post',
    path: `/desk/customers/{uid}/${action}`,
    params: uidParams,
    body,
    answer: customerDetail,
  }) as const

export const customerCalls = defineCalls({
  list: { method: 'get', path: '/desk/customers', query: customerListQuery, answer: customerPage },
  one: { method: 'get', path: '/desk/customers/{uid}', params: uidParams, answer: customerDetail },
  commission: {
    method: 'get',
    path: '/desk/customers/{uid}/commission',
    params: uidParams,
    query: monthQuery,
    answer: commissionStatement,
  },
  verify: decide('verification', verifyCustomerRequest),
  activate: decide('activation', activateCustomerRequest),
  block: decide('block', blockCustomerRequest),
  setLanguage: decide('language', customerLanguageRequest),
  addNote: decide('notes', customerNoteRequest),
})

type CustomerRowWire = z.infer<typeof customerRow>
export type CustomerPageWire = z.infer<typeof customerPage>
export type CustomerDetailWire = z.infer<typeof customerDetail>
export type BlockCustomerRequest = z.input<typeof blockCustomerRequest>

/** A page of customers with the cursor of the next one. */
export function serializeCustomerPage(page: {
  readonly customers: readonly CustomerRow[]
  readonly hasMore: boolean
}): CustomerPageWire {
  const last = page.customers.at(-1)
  return {
    customers: page.customers.map((row): CustomerRowWire => ({ ...row })),
    next: page.hasMore && last !== undefined ? `${last.registeredAt}~${last.uid}` : null,
  }
}

/** A customer as the desk sees them. */
export function serializeCustomer({ partner, accountStatus, ...detail }: CustomerDetail): CustomerDetailWire {
  const { uid, name, phone, language: read, registration_date: registeredAt } = partner
  return {
    ...detail,
    ...accountStatus,
    uid,
    name,
    phone,
    language: read,
    registeredAt,
    addresses: detail.addresses.map(({ id: _, ...fields }) => fields),
    changes: detail.changes.map(serializeAuditEntry),
  }
}
