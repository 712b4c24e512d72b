import { z } from 'zod'
import { MAX_GROSS_KG, MAX_SLIP_LENGTH } from './weighing.ts'

const kilograms = z.number().int().min(0).max(MAX_GROSS_KG)

/** Slip of a weighbridge, as it is typed. */
export const weighing = z
  .object({
    gross: kilograms.meta({ description: 'The lorry with its load, in kilograms.' }),
    tare: kilograms.meta({ description: 'The empty lorry, in kilograms.' }),
    slip: z.string().trim().min(1).max(MAX_SLIP_LENGTH).meta({ description: 'The number of the slip.' }),
  })
  .refine(({ gross, tare }) => tare < gross, { path: ['tare'], message: 'tare-not-below-gross' })

/** A load as it was billed. */
export const shownWeighing = z
  .object({
    gross: kilograms,
    tare: kilograms,
    slip: z.string(),
    ordered: z.number().int().optional().meta({
      description: 'Kilograms that were ordered, where the weight took their place.',
    }),
  })
  .meta({ id: 'Weighing', description: 'What a weighbridge said of the load that a line is billed by.' })
