import { z } from 'zod'
import { uidParams, timestamp } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { customerQuery } from '../orders/placing/desk-place-wire.ts'
import { customerDetail } from './wire.ts'
import { customerBlocks } from '../identity/customer-block.ts'
import { mergeRefusals } from './merge.ts'

const count = z.number().int()

const side = z
  .object({
    uid: z.uuid(),
    name: z.string().nullable(),
    phone: z.string(),
    registeredAt: timestamp,
    verificationStatus: z.string(),
    active: z.boolean(),
    block: z.enum(customerBlocks).nullable(),
    gstins: z.array(z.string()).readonly(),
    orders: count,
    addresses: count,
    quotations: count,
    quotationRequests: count,
    notes: count,
    rememberedChoices: count,
    listRequests: count,
    stockAlerts: count,
    sessions: count.meta({ description: 'Browsers that are signed in, and would be signed out.' }),
    isStaff: z.boolean(),
    isSetAside: z.boolean(),
    hasOpenPayment: z.boolean(),
    hasCreditAccount: z.boolean(),
    revision: count,
  })
  .meta({ id: 'MergeSide' })

const mergePreview = z
  .object({
    one: side,
    other: side,
    addresses: count.meta({ description: 'Of both together; the same one counts once.' }),
    refusals: z.array(z.enum(mergeRefusals)).readonly().meta({ description: 'What stands against it.' }),
    seen: z.string().meta({ description: 'Sent with the merge; refused if they have changed since.' }),
  })
  .meta({ id: 'MergePreview', description: 'What merging two customers would do.' })

const mergeRequest = z
  .object({
    other: z.uuid(),
    keep: z.uuid().meta({ description: 'The uid of the one whose account and number stay.' }),
    seen: z.string().min(1).max(500),
  })
  .meta({ id: 'MergeCustomersRequest' })

export const mergeCalls = defineCalls({
  preview: {
    method: 'get',
    path: '/desk/customers/{uid}/merge',
    params: uidParams,
    query: customerQuery,
    answer: mergePreview,
  },
  merge: {
    method: 'post',
    path: '/desk/customers/{uid}/merge',
    params: uidParams,
    body: mergeRequest,
    answer: customerDetail,
  },
})

export type MergeSideWire = z.infer<typeof side>
export type MergePreviewWire = z.infer<typeof mergePreview>
export type MergeCustomersRequest = z.input<typeof mergeRequest>
