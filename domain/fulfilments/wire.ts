import { z } from 'zod'
import { fulfilmentStatuses } from './fulfilment.ts'
import { refundMethods } from './order-change.ts'

const note = z.string().trim().min(1).max(500)
const seenAt = z.iso
  .datetime()
  .optional()
  .meta({ description: 'The `updatedAt` of the order as it was seen; refused if it changed since.' })
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
  .object({ lines: someLines, note: note.nullish(), seenAt })
  .meta({ id: 'ShipLinesRequest' })

export const moveFulfilmentRequest = z
  .object({
    to: z.enum(fulfilmentStatuses),
    note: note.nullish(),
    refused: lines.readonly().optional().meta({ description: 'DELIVERED: what was refused at the door.' }),
    cash: z
      .union([z.number(), z.string()])
      .optional()
      .meta({ description: 'DELIVERED: the rupees that were cash, the rest being UPI; else all.' }),
    seenAt,
  })
  .meta({ id: 'MoveFulfilmentRequest' })

export const cancelLinesRequest = z
  .object({ lines: someLines, reason: note, seenAt })
  .meta({ id: 'CancelLinesRequest' })

export const returnLinesRequest = z
  .object({
    lines: someLines,
    reason: note,
    method: z
      .enum(refundMethods)
      .nullish()
      .meta({ description: 'How money goes back; as it was paid when left out.' }),
    putBack: z
      .boolean()
      .default(false)
      .meta({ description: 'Whether the units can be sold again and go back to the stock.' }),
    seenAt,
  })
  .meta({ id: 'ReturnLinesRequest' })

export type ShipLinesRequest = z.input<typeof shipLinesRequest>
export type MoveFulfilmentRequest = z.input<typeof moveFulfilmentRequest>
export type CancelLinesRequest = z.input<typeof cancelLinesRequest>
export type ReturnLinesRequest = z.input<typeof returnLinesRequest>
