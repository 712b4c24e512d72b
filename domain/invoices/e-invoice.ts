import { z } from 'zod'
import { timestamp } from '../wire/atoms.ts'

/** Registration of a document with the Invoice Registration Portal (Rule 48(4) CGST), as the portal signed it. */
export const eInvoice = z
  .object({
    irn: z.string().regex(/^[\da-f]{64}$/),
    registeredAt: timestamp,
    acknowledgement: z
      .string()
      .regex(/^\d{10,20}$/)
      .meta({ description: 'The number of the acknowledgement.' }),
    signedQr: z.string().max(4_000).meta({ description: 'The text of the QR code: a signed JWT.' }),
  })
  .meta({ id: 'EInvoice' })

export type EInvoice = Readonly<z.infer<typeof eInvoice>>
