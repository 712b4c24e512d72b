import { z } from 'zod'

/** A month in India, as a query names it. */
export const monthQuery = z.object({
  month: z
    .string()
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-11')
    .meta({ description: 'A month in India.', example: '2026-11' }),
})

export const idParams = z.object({ id: z.uuid() })
export const uidParams = z.object({ uid: z.uuid() })
export const orderParams = z.object({ orderId: z.uuid() })
/** One part of an order, by its number. */
export const fulfilmentParams = orderParams.extend({ number: z.coerce.number().int().min(1).max(10_000) })
export const stopParams = z.object({ stopId: z.uuid() })
