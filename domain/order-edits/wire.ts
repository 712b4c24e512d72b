import { z } from 'zod'
import { timestamp, linkParams, amountInPaise, day, note, paise, price } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { addressFields } from '../addresses/wire.ts'
import { staffLines } from '../orders/placing/typed-line-wire.ts'
import { typedPrice } from '../pricing/typed-price-wire.ts'
import type { Paise } from '../money/paise.ts'
import type { OrderItem } from '../orders/order.ts'
import { editStates, type EditedLine, type EditState } from './order-edit.ts'

const edit = {
  lines: z
    .array(
      z.object({
        line: z.number().int().min(0).max(10_000).meta({ description: 'Its position, counted from 0.' }),
        quantity: z.number().int().min(0).max(99_999).meta({ description: '0 takes it out.' }),
        typed: typedPrice.optional().meta({ description: 'Another price than the one that it keeps.' }),
      }),
    )
    .max(500)
    .readonly()
    .meta({ description: 'Lines of the order that get another quantity or price.' }),
  added: z
    .union([staffLines, z.tuple([])])
    .default([])
    .meta({ description: 'New lines, at the prices of today or those that staff type.' }),
  address: addressFields.nullish().meta({ description: 'Another delivery address.' }),
  seenAt: timestamp.meta({
    description: 'The `updatedAt` of the order as it was seen; refused if it changed since.',
  }),
}

export const previewEditRequest = z.object(edit).meta({ id: 'PreviewOrderEditRequest' })

export const editOrderRequest = z
  .object({
    ...edit,
    id: z.uuid().meta({ description: 'Made by the browser: a repeat changes nothing.' }),
    seenTotal: amountInPaise.meta({ description: 'The total that the preview showed, in paise.' }),
    laterDay: day.nullish().meta({ description: 'The later delivery day that the preview showed.' }),
    note: note(300).nullish(),
  })
  .meta({ id: 'EditOrderRequest' })

/** Waiting edit that is withdrawn, or agreed to. */
export const settleEditRequest = z.object({ id: z.uuid() }).meta({ id: 'SettleOrderEditRequest' })

const item = z.object({
  quantity: z.number().int(),
  price: price.meta({ description: 'Of one, with GST, in millionths of a rupee.' }),
})

const editedLine = z
  .object({
    productName: z.string(),
    options: z.array(z.string()).readonly(),
    before: z.union([item, z.null()]).meta({ description: 'Null for a new line.' }),
    after: z.union([item, z.null()]).meta({ description: 'Null for a line that is taken out.' }),
  })
  .meta({ id: 'EditedLine' })

const effect = {
  lines: z.array(editedLine).readonly().meta({ description: 'Those that differ.' }),
  totalBefore: paise,
  totalAfter: paise,
  place: z.string().nullable().meta({ description: 'City and PIN of the new address.' }),
  laterDay: z.union([day, z.null()]).meta({ description: 'The later day that it can be delivered on then.' }),
}

export const editPreview = z
  .object({
    ...effect,
    needsConsent: z.boolean().meta({ description: 'Whether the customer is asked first.' }),
    refund: paise.meta({ description: 'What goes back of an online payment, in paise.' }),
  })
  .meta({ id: 'OrderEditPreview' })

/** An edit of an order, as the desk sees it. */
export const orderEdit = z
  .object({
    id: z.uuid(),
    state: z.enum(editStates),
    actor: z.string(),
    totalBefore: paise,
    totalAfter: paise,
    at: timestamp,
    expiresAt: timestamp,
    path: z.string().nullable().meta({
      description:
        'Of the page where whoever has it answers; null for those who may not edit orders, and once it waits no more.',
    }),
  })
  .meta({ id: 'OrderEdit' })

const proposalView = z
  .object({
    state: z.enum(editStates),
    orderNumber: z.string(),
    expiresAt: timestamp,
    ...effect,
  })
  .meta({ id: 'OrderChangeProposal', description: 'A change of an order that its customer is asked about.' })

const changeAnswer = z.object({ answer: z.enum(['accept', 'decline']) }).meta({ id: 'OrderChangeAnswer' })

export const orderChangeCalls = defineCalls({
  show: { method: 'get', path: '/order-changes/{token}', params: linkParams, answer: proposalView },
  answer: {
    method: 'post',
    path: '/order-changes/{token}',
    params: linkParams,
    body: changeAnswer,
    answer: proposalView,
  },
})

export type EditOrderRequest = z.input<typeof editOrderRequest>
export type PreviewEditRequest = z.input<typeof previewEditRequest>
export type EditPreviewWire = z.infer<typeof editPreview>
export type ProposalViewWire = z.infer<typeof proposalView>
export type EditedLineWire = z.infer<typeof editedLine>

/** Effect of an edit. */
type EditEffect = {
  readonly lines: readonly EditedLine[]
  readonly totalBefore: Paise
  readonly totalAfter: Paise
  readonly place: string | null
  readonly laterDay: string | null
}

export type EditPreview = EditEffect & { readonly needsConsent: boolean; readonly refund: Paise }

export type ProposalView = EditEffect & {
  readonly state: EditState
  readonly orderNumber: string
  /** ISO 8601, UTC. */
  readonly expiresAt: string
}

export function serializeEditPreview({ refund, needsConsent, ...one }: EditPreview): EditPreviewWire {
  return { ...serializeEffect(one), needsConsent, refund }
}

export function serializeProposal({ state, orderNumber, expiresAt, ...one }: ProposalView): ProposalViewWire {
  return { ...serializeEffect(one), state, orderNumber, expiresAt }
}

function serializeEffect({ lines, totalBefore, totalAfter, place, laterDay }: EditEffect) {
  return {
    lines: lines.map(({ before, after }) => ({
      productName: (after ?? before)?.productName ?? '',
      options: (after ?? before)?.variantSpecs.options ?? [],
      before: before && serializeItem(before),
      after: after && serializeItem(after),
    })),
    totalBefore,
    totalAfter,
    place,
    laterDay,
  }
}

function serializeItem({ quantity, priceWithGst }: OrderItem) {
  return { quantity, price: priceWithGst }
}
