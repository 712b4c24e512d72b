import { z } from 'zod'
import { toPaise } from './paise.ts'

/** A whole number of paise, which may be negative. */
export const signedPaise = z.int().transform(toPaise).meta({ description: 'Paise.' })
