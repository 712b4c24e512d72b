import { z } from 'zod'
import { day } from '../wire/atoms.ts'
import { withAsciiDigits } from '../text/ascii-digits.ts'

const number = z
  .string()
  .regex(/^\d{12}$/, 'not-an-eway-bill')
  .meta({ example: '181012345678' })

/** The number as somebody types it, with the gaps that the portal shows. */
export const typedEwayBillNumber = z
  .string()
  .max(40)
  .transform((typed) => withAsciiDigits(typed).replaceAll(/[\s-]/g, ''))
  .pipe(number)

/** An e-way bill as the portal made it. */
export const ewayBill = z
  .object({
    number,
    validUntil: z
      .union([day, z.null()])
      .meta({ description: 'The day at whose end it expires; null while the portal knows no vehicle.' }),
  })
  .meta({ id: 'EwayBill' })

export type EwayBill = Readonly<z.output<typeof ewayBill>>

/** Tells whether goods may travel with a bill on a day in India: without a vehicle it is none yet. */
export function isValidOn({ validUntil }: EwayBill, today: string): boolean {
  return validUntil !== null && validUntil >= today
}
