import { z } from 'zod'
import { amountInPaise, idParams, linkParams, paise, price, timestamp } from '../../wire/atoms.ts'
import { defineCalls } from '../../wire/call.ts'
import { frozenOffer } from '../offers-wire.ts'
import { paymentModes } from '../order.ts'
import { placeOrderRequest } from '../wire.ts'
import { approvalPath, approvalStates, type Approval } from './approval.ts'

const askRequest = z
  .object({
    id: z.uuid().meta({ description: 'Made by the browser: a repeat asks once.' }),
    order: placeOrderRequest.meta({
      description: 'For the firm; what is paid online is paid after it was approved.',
    }),
  })
  .meta({ id: 'AskApprovalRequest' })

const answerRequest = z
  .object({
    answer: z.enum(['approve', 'decline']),
    total: amountInPaise.meta({
      description: 'The total that was shown; another one is refused as amount-changed.',
    }),
  })
  .meta({ id: 'ApprovalAnswer' })

const approval = z
  .object({
    firm: z.object({ id: z.uuid(), legalName: z.string() }),
    requestedBy: z.string().nullable().meta({ description: 'The name of whoever asked, if they have one.' }),
    state: z.enum(approvalStates),
    lines: z
      .array(
        z.object({
          productName: z.string(),
          options: z.array(z.string()).readonly(),
          quantity: z.int(),
          unit: z.string().nullable(),
          price: price.meta({ description: 'Of one unit with tax, in millionths of a rupee.' }),
        }),
      )
      .readonly(),
    offers: z.array(frozenOffer).readonly().optional().meta({
      description: 'Offers that the prices are after; absent where there are none.',
    }),
    total: paise,
    paymentMode: z.enum(paymentModes),
    destination: z.string().meta({ description: 'The site, or else the place; without the address.' }),
    poNumber: z.string().nullable(),
    reference: z.string().nullable(),
    createdAt: timestamp,
    expiresAt: timestamp,
    decidedBy: z.string().nullable(),
    orderNumber: z.string().nullable(),
    quotation: z
      .union([
        z.object({
          number: z.string(),
          isCancelled: z.boolean().meta({ description: 'Whether the store withdrew it.' }),
          expiresAt: timestamp,
        }),
        z.null(),
      ])
      .meta({ description: 'What approving accepts, at its prices; null for the prices of the day.' }),
  })
  .meta({ id: 'OrderApproval', description: 'An order for a firm that waits for approval, as it was shown.' })

const listedApproval = approval
  .extend({
    id: z.uuid(),
    path: z.string().nullable().meta({ description: 'Of its page, while it waits.' }),
    payPath: z
      .string()
      .nullable()
      .meta({ description: 'Where its order is paid, for whoever asked, while that waits.' }),
    isOwn: z.boolean(),
  })
  .meta({ id: 'ListedApproval' })

const approvals = z
  .object({ approvals: z.array(listedApproval).readonly().meta({ description: 'Newest first.' }) })
  .meta({ id: 'OrderApprovals' })

const approvalParams = idParams.extend({ approvalId: z.uuid() })

export const approvalCalls = defineCalls({
  list: { method: 'get', path: '/firms/{id}/approvals', params: idParams, answer: approvals },
  ask: {
    method: 'post',
    path: '/firms/{id}/approvals',
    params: idParams,
    body: askRequest,
    answer: approvals,
  },
  withdraw: {
    method: 'delete',
    path: '/firms/{id}/approvals/{approvalId}',
    params: approvalParams,
    answer: approvals,
  },
  show: { method: 'get', path: '/approvals/{token}', params: linkParams, answer: approval },
  answer: {
    method: 'post',
    path: '/approvals/{token}',
    params: linkParams,
    body: answerRequest,
    answer: approval,
  },
})

export type ApprovalWire = z.infer<typeof approval>
export type ListedApprovalWire = z.infer<typeof listedApproval>
export type ApprovalsWire = z.infer<typeof approvals>

/** A request as its link shows it. */
export function serializeApproval({
  requester,
  content,
  createdAt,
  expiresAt,
  ...one
}: Approval): ApprovalWire {
  const { firm, state, decidedBy, orderNumber, quotation } = one
  return {
    firm,
    requestedBy: requester.name,
    state,
    ...content,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    decidedBy,
    orderNumber,
    quotation: quotation && {
      number: quotation.number,
      isCancelled: quotation.isCancelled,
      expiresAt: quotation.expiresAt.toISOString(),
    },
  }
}

/** Requests as somebody in the firm sees them. */
export function serializeApprovals(
  seen: readonly (Approval & { readonly token: string; readonly payPath: string | null })[],
  uid: string,
): ApprovalsWire {
  return {
    approvals: seen.map((one) => ({
      ...serializeApproval(one),
      id: one.id,
      path: one.state === 'WAITING' ? approvalPath(one.token) : null,
      payPath: one.payPath,
      isOwn: one.requester.uid === uid,
    })),
  }
}
