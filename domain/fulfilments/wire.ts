import { z } from 'zod'
import { weighing } from '../cart/weighing-wire.ts'
import { amountInPaise, note, seenAt } from '../wire/atoms.ts'
import { ewayBill, typedEwayBillNumber } from './eway-bill.ts'
import { fulfilmentStatuses } from './fulfilment.ts'
import { refundMethods } from './reduction.ts'

const text = note(500)
const seen = seenAt('order')
const reference = z.string().trim().min(1).max(40)
const lines = z
  .array(
    z.object({
      line: z.number().int().min(0).max(10_000).meta({ description: 'Its position, counted from 0.' }),
      quantity: z.number().int().min(1).max(10_000_000),
    }),
  )
  .max(500)
const someLines = lines.min(1).readonly()

export const shipLinesRequest = z
  .object({ lines: someLines, note: text.nullish(), seenAt: seen })
  .meta({ id: 'ShipLinesRequest' })

export const weighLoadRequest = z
  .object({
    lines: z
      .array(z.object({ line: z.number().int().min(0).max(10_000), weighing }))
      .min(1)
      .max(20)
      .readonly(),
    seenAt: seen,
  })
  .meta({ id: 'WeighLoadRequest' })

export const moveFulfilmentRequest = z
  .object({
    to: z.enum(fulfilmentStatuses),
    note: text.nullish(),
    refused: lines.readonly().optional().meta({ description: 'DELIVERED: what was refused at the door.' }),
    cash: amountInPaise
      .optional()
      .meta({ description: 'DELIVERED: the paise that were cash, the rest being UPI; else all.' }),
    seenAt: seen,
  })
  .meta({ id: 'MoveFulfilmentRequest' })

export const cancelLinesRequest = z
  .object({ lines: someLines, reason: text, seenAt: seen })
  .meta({ id: 'CancelLinesRequest' })

export const returnLinesRequest = z
  .object({
    lines: someLines,
    reason: text,
    method: z.enum(refundMethods).nullish().meta({
      description:
        'How money goes back; as it was paid when left out. Of a split payment, the form that goes first.',
    }),
    references: z
      .object({ UPI: reference, CARD: reference, BANK: reference, CHEQUE: reference })
      .partial()
      .optional()
      .meta({ description: 'By form: UPI reference, card slip, UTR, number of the cheque.' }),
    putBack: z
      .boolean()
      .default(false)
      .meta({ description: 'Whether the units can be sold again and go back to the stock.' }),
    seenAt: seen,
  })
  .meta({ id: 'ReturnLinesRequest' })

export const recordEwayBillRequest = ewayBill
  .extend({ number: typedEwayBillNumber, seenAt: seen })
  .meta({ id: 'RecordEwayBillRequest' })

export type RecordEwayBillRequest = z.input<typeof recordEwayBillRequest>
export type ShipLinesRequest = z.input<typeof shipLinesRequest>
export type MoveFulfilmentRequest = z.input<typeof moveFulfilmentRequest>
export type WeighLoadRequest = z.input<typeof weighLoadRequest>
export type CancelLinesRequest = z.input<typeof cancelLinesRequest>
export type ReturnLinesRequest = z.input<typeof returnLinesRequest>
