import { z } from 'zod'
import { stateByCode } from '../addresses/states.ts'
import { gstinPan, gstinState, parseGstin } from '../identity/gstin.ts'
import { seriesShape } from './document-number.ts'

const text = (longest: number) => z.string().trim().min(1).max(longest)
const series = z.string().trim().regex(seriesShape, 'must be 1 to 3 capital letters or digits')

/** What the keeper of a store says of the firm that sells, and how its documents are made. */
export const sellerSchema = z
  .object({
    legalName: text(100),
    /** The name over the door; the store's own name where it has no other. */
    tradeName: text(60),
    addressLines: z.array(text(80)).min(1).max(4),
    stateCode: z.string().refine((code) => stateByCode(code) !== null, 'must be the GST code of a State'),
    gstin: z.string().refine((gstin) => 'gstin' in parseGstin(gstin), 'must be a GSTIN'),
    pan: z
      .string()
      .regex(/^[A-Z]{5}\d{4}[A-Z]$/, 'must be a PAN such as AAACN0000N')
      .nullable(),
    phone: text(20),
    email: z.email().nullable(),
    /** Who signs; empty where only the firm stands. */
    signatory: z.string().trim().max(60),
    invoiceSeries: series,
    creditNoteSeries: series,
    /** How many digits of an HSN are printed: 4 up to a turnover of ₹5 crore, 6 above (Notification 78/2020). */
    hsnDigits: z.union([z.literal(4), z.literal(6), z.literal(8)]),
    /** The rates in force, in percent; an article without a recorded rate is taken for one of them. */
    gstRates: z.array(z.number().min(0).max(99.99)).min(1).max(20),
    /** Lines at the foot of each document, such as bank details or terms. */
    notes: z.array(text(200)).max(5),
  })
  .superRefine((seller, context) => {
    const reading = parseGstin(seller.gstin)
    const fault = (path: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [path], message })
    if ('gstin' in reading) {
      if (gstinState(reading.gstin) !== seller.stateCode) fault('gstin', 'is of another State')
      if (seller.pan !== null && gstinPan(reading.gstin) !== seller.pan)
        fault('pan', 'is not that of the GSTIN')
    }
    if (seller.invoiceSeries === seller.creditNoteSeries)
      fault('creditNoteSeries', 'must differ from that of invoices')
  })

export type Seller = Readonly<z.infer<typeof sellerSchema>>

/** A made-up seller: no PAN is ever given out with the number 0000. */
export const demoSeller: Seller = {
  legalName: 'Neev Demo Private Limited',
  tradeName: 'Neev',
  addressLines: ['Demo House, Plot 0', 'Sector 44', 'Gurugram 122003'],
  stateCode: '06',
  gstin: '06AAACN0000N1ZY',
  pan: 'AAACN0000N',
  phone: '+91 124 400 0000',
  email: 'help@neev.example',
  signatory: '',
  invoiceSeries: 'NV',
  creditNoteSeries: 'NC',
  hsnDigits: 6,
  gstRates: [0, 0.25, 1.5, 3, 5, 6, 12, 18, 28, 40],
  notes: [],
}
