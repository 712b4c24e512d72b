import { z } from 'zod'
import { amountInPaise, note, paise } from '../wire/atoms.ts'
import { MAX_CREDIT_DAYS, creditChecks, holderKinds } from './account.ts'
import { normalizeReference } from './receipt.ts'

/** Parts of an account that several calls answer with. */
export const ageing = z
  .object({ notDue: paise, upTo30: paise, upTo60: paise, upTo90: paise, over90: paise })
  .meta({
    id: 'Ageing',
    description: 'Open bills by the days since they were due, in paise.',
  })

export const terms = z
  .object({
    limit: amountInPaise.meta({ description: 'The most that may be owed, in paise.' }),
    days: z.number().int().min(0).max(MAX_CREDIT_DAYS).meta({ description: 'From a bill until it is due.' }),
    checkedAt: z.enum(creditChecks).meta({ description: 'When an order is held against the limit.' }),
    isOpen: z.boolean().meta({ description: 'False when nothing more is given on account.' }),
  })
  .meta({ id: 'CreditTerms' })

export const holder = z.object({
  kind: z.enum(holderKinds),
  id: z.string(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
})

/** The reference of a payment, as it is compared. */
export const reference = note(60)
  .transform(normalizeReference)
  .pipe(z.string().min(1).max(40))
  .meta({ type: 'string' })
