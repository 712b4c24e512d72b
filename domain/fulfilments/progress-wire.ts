import { z } from 'zod'
import { causeOnWire } from '../problem/causes.ts'
import { paise, rupees, timestamp } from '../wire/atoms.ts'
import { ewayBill } from './eway-bill.ts'
import { fulfilmentStatuses, type Fulfilment } from './fulfilment.ts'
import type { LineProgress } from './line-progress.ts'
import { reductionKinds, refundMethods, type Reduction } from './reduction.ts'

const lineQuantity = z.object({ line: z.number().int(), quantity: z.number().int() })

const lineProgress = z
  .object({
    line: z.number().int().meta({ description: 'Its position in the order, counted from 0.' }),
    variantId: z.string(),
    productName: z.string(),
    options: z.array(z.string()).readonly(),
    ordered: z.number().int(),
    cancelled: z.number().int(),
    shipped: z.number().int().meta({ description: 'What has left, delivered or not.' }),
    delivered: z.number().int(),
    returned: z.number().int(),
    open: z.number().int().meta({ description: 'What is still to be sent.' }),
  })
  .meta({ id: 'OrderLine' })

const fulfilment = z
  .object({
    number: z.number().int(),
    status: z.enum(fulfilmentStatuses),
    note: z.string().nullable(),
    shippedAt: timestamp,
    deliveredAt: z.union([timestamp, z.null()]),
    lines: z.array(lineQuantity).readonly(),
    ewayBill: ewayBill.optional(),
  })
  .meta({ id: 'Fulfilment', description: 'A part of an order that leaves together.' })

const reductionFacts = {
  kind: z.enum(reductionKinds),
  reason: z.string().meta({ description: 'What staff wrote; empty where the store gives the cause.' }),
  cause: causeOnWire.optional(),
  at: timestamp,
  method: z.union([z.enum(refundMethods), z.null()]),
  creditNote: z.string().nullable().meta({ description: 'Its number.' }),
  lines: z.array(lineQuantity).readonly(),
}

const lost = 'What an order lost, and what went back for it'

const reduction = z
  .object({
    ...reductionFacts,
    amount: rupees.meta({ description: 'What the lines are worth, in rupees with tax.' }),
    givenBack: rupees.meta({ description: 'What of it had been paid and goes back, in rupees.' }),
  })
  .meta({ id: 'OrderReduction', description: `${lost}.` })

/** A reduction as the desk sees it. */
export const deskReduction = z
  .object({
    ...reductionFacts,
    amount: paise.meta({ description: 'What the lines are worth, in paise with tax.' }),
    givenBack: paise.meta({ description: 'What of it had been paid and goes back, in paise.' }),
    reference: z
      .string()
      .nullable()
      .meta({ description: 'UPI reference, UTR, number of the cheque or card slip by which it went back.' }),
  })
  .meta({ id: 'DeskOrderReduction', description: `${lost}, as the desk sees it.` })

/** The fields of an order that tell of its parts. */
export const progressFields = {
  lines: z.array(lineProgress).readonly(),
  fulfilments: z.array(fulfilment).readonly(),
  reductions: z.array(reduction).readonly(),
}

type ShownProgress = {
  readonly lines: readonly LineProgress[]
  readonly fulfilments: readonly Fulfilment[]
  readonly reductions: readonly Reduction[]
}

/** The parts of an order, as they cross HTTP. */
export function serializeProgress({ lines, fulfilments, reductions }: ShownProgress) {
  return {
    lines: lines.map(({ item, remaining: _, ...units }) => ({
      ...units,
      variantId: item.variantId,
      productName: item.productName,
      options: item.variantSpecs.options,
    })),
    fulfilments: fulfilments.map(({ id: _, sent: __, ...part }) => part),
    reductions: reductions.map(({ id: _, isInvoiced: __, cause, ...one }) => ({
      ...one,
      ...(cause && { cause }),
    })),
  }
}
