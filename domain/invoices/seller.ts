import { z } from 'zod'
import { stateByCode } from '../addresses/states.ts'
import { gstinPan, gstinState, parseGstin } from '../identity/gstin.ts'
import { seriesShape } from './document-number.ts'

const text = (maxLength: number) => z.string().trim().min(1).max(maxLength)
const series = z.string().trim().regex(seriesShape, 'not-a-prefix')

/** The selling firm, as the operator configures it, and how its tax documents are issued. */
export const sellerSchema = z
  .object({
    legalName: text(100),
    /** The name the store trades under. */
    tradeName: text(60),
    addressLines: z.array(text(80)).min(1).max(4),
    stateCode: z.string().refine((code) => stateByCode(code) !== null, 'not-a-state-code'),
    gstin: z.string().refine((gstin) => 'gstin' in parseGstin(gstin), 'not-a-gstin'),
    pan: z
      .string()
      .regex(/^[A-Z]{5}\d{4}[A-Z]$/, 'not-a-pan')
      .nullable(),
    phone: text(20),
    email: z.email().nullable(),
    /** The name of the signatory; empty when the firm signs without one. */
    signatory: z.string().trim().max(60),
    invoiceSeries: series,
    creditNoteSeries: series,
    /** Number of digits of an HSN that are printed: 4 up to a turnover of ₹5 crore, 6 above (Notification 78/2020). */
    hsnDigits: z.union([z.literal(4), z.literal(6), z.literal(8)]),
    /** The GST rates in force, in percent; a missing rate is derived from the prices and must be one of them. */
    gstRates: z.array(z.number().min(0).max(99.99)).min(1).max(20),
    /** Lines at the foot of each document, such as bank details or terms. */
    notes: z.array(text(200)).max(5),
  })
  .superRefine((seller, context) => {
    const parsed = parseGstin(seller.gstin)
    const addIssue = (path: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [path], message })
    if ('gstin' in parsed) {
      if (gstinState(parsed.gstin) !== seller.stateCode) addIssue('gstin', 'gstin-of-another-state')
      if (seller.pan !== null && gstinPan(parsed.gstin) !== seller.pan)
        addIssue('pan', 'pan-of-another-gstin')
    }
    if (seller.invoiceSeries === seller.creditNoteSeries) addIssue('creditNoteSeries', 'prefix-of-invoices')
  })

export type Seller = Readonly<z.infer<typeof sellerSchema>>

/** A fictitious seller: no PAN is ever issued with the number 0000. */
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
