import { z } from 'zod'
import { timestamp, note, paise } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { attentionKinds, type MoneyAttention } from './attention.ts'
import { refundFaultOnWire } from './refund-fault.ts'

const text = note(300)

const moneyAttention = z
  .object({
    kind: z.enum(attentionKinds),
    paymentId: z.string(),
    orderId: z.uuid().nullable(),
    orderNumber: z.string().nullable(),
    currency: z.string().meta({ example: 'INR' }),
    amount: paise.meta({
      description: 'What was paid, in the hundredth part of its currency, such as paise.',
    }),
    refunded: paise.meta({ description: 'What has been refunded.' }),
    disputed: paise.meta({ description: 'What the bank withholds.' }),
    lost: paise.meta({ description: 'What disputes took back.' }),
    since: timestamp,
    until: z
      .union([timestamp, z.null()])
      .meta({ description: 'When it is returned by itself, or until when a dispute may be answered.' }),
    detail: z
      .string()
      .nullable()
      .meta({ description: 'The provider’s reason of a dispute, or our reference there.' }),
    fault: refundFaultOnWire.nullable().meta({ description: 'Why a refund has not been made.' }),
  })
  .meta({ id: 'MoneyAttention', description: 'A payment that somebody must look at.' })

const moneyAttentionList = z
  .object({ payments: z.array(moneyAttention).readonly() })
  .meta({ id: 'MoneyAttentionList' })

/** Decision of staff about a payment that needs them (SAFE-04). */
const paymentDecision = z
  .discriminatedUnion('action', [
    z.object({ action: z.literal('match'), order: z.string().trim().min(1).max(40) }),
    z.object({ action: z.literal('return'), note: text }),
    z.object({ action: z.literal('dismiss'), note: text }),
    z.object({ action: z.literal('retry') }),
    z.object({ action: z.literal('finish'), note: text }),
    z.object({ action: z.literal('release'), orderId: z.uuid(), note: text }),
  ])
  .meta({
    id: 'PaymentDecision',
    description:
      '`match` names the order that an unknown payment was made for, `return` sends it back, `dismiss` says it is not this store’s; ' +
      '`retry` sends a refused refund again, `finish` says how its money went back instead; `release` lets an order be shipped ' +
      'although a part of its payment went back.',
  })

export const attentionCalls = defineCalls({
  list: { method: 'get', path: '/desk/payments', answer: moneyAttentionList },
  decide: {
    method: 'post',
    path: '/desk/payments/{paymentId}/decision',
    params: z.object({ paymentId: z.string().min(1).max(100) }),
    body: paymentDecision,
    answer: moneyAttentionList,
  },
})

export type MoneyAttentionWire = z.infer<typeof moneyAttention>
export type MoneyAttentionListWire = z.infer<typeof moneyAttentionList>
export type PaymentDecision = z.infer<typeof paymentDecision>

export function serializeAttention(one: MoneyAttention): MoneyAttentionWire {
  return {
    ...one,
    since: one.since.toISOString(),
    until: one.until?.toISOString() ?? null,
  }
}
