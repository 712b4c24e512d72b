import { z } from 'zod'

const count = z.number().int()
/** A limit: a whole number, or another one as text. */
const limit = z.union([count, z.string()])
const text = z.string()
const texts = z.array(z.string()).readonly()
const none = z.object({})
const most = z.object({ most: limit })
const year = z.object({ year: text, next: text })

/**
 * Faults of the fields of requests and forms by code, with their facts. Schemas have a code in the place of a message, which `faultOf`
 * reads; the words are in `app/messages/desk/faults.ts`.
 */
export const faults = {
  // of any field
  missing: none,
  required: none,
  empty: none,
  'too-long': most,
  'too-many': most,
  'too-low': z.object({ least: limit }),
  'too-high': most,
  'not-a-number': none,
  'not-a-choice': none,
  'wrong-form': none,
  'unknown-field': none,
  'not-plain-text': none,
  'not-a-single-line': none,
  'not-the-next-of-a-page': none,
  'listed-twice': z.object({ value: text }),
  // people, firms and places
  'not-a-mobile-number': none,
  'not-a-gst-number': none,
  'not-a-state': none,
  'not-a-pin-code': none,
  'not-six-digits': none,
  'site-or-address': none,
  'order-not-for-firm': none,
  'holder-unknown': none,
  'percent-or-price': none,
  'price-not-of-product': none,
  'rule-without-target': none,
  'brand-not-of-category': none,
  'brand-unknown': z.object({ brand: text }),
  'ends-before-start': none,
  'rules-alike': none,
  'not-an-offer-code': none,
  'code-taken': none,
  'member-twice': none,
  'size-unknown': none,
  'buyer-without-gstin': none,
  'not-the-version': z.object({ version: text }),
  // days and times
  'not-a-month': none,
  'not-a-time': none,
  'not-a-slot': none,
  'not-of-this-century': none,
  'days-after': most,
  'in-the-past': none,
  'too-far-ahead': z.object({ days: count }),
  'moment-taken': none,
  'too-many-of-entry': most,
  'too-many-waiting': most,
  // delivery
  'not-a-pin-beginning': none,
  'not-small-letters': none,
  'no-pin-and-no-circle': none,
  'pin-left-out': z.object({ pin: text }),
  'slot-backwards': z.object({ slot: text }),
  'not-an-eway-bill': none,
  'other-signs': none,
  // the seller and its invoices
  'not-a-state-code': none,
  'not-a-gstin': none,
  'not-a-pan': none,
  'not-a-prefix': none,
  'not-a-financial-year': none,
  'gstin-of-another-state': none,
  'pan-of-another-gstin': none,
  'prefix-of-invoices': none,
  'prefixes-alike': none,
  'prefix-in-use': year,
  'series-in-use': year,
  'series-of-other-years': year,
  // settings
  'not-a-setting': z.object({ names: texts }),
  'setting-twice': none,
  'not-between': z.object({ least: count, most: count }),
  'more-characters': most,
  'not-a-phone-number': none,
  'not-with-country-code': none,
  'not-an-email-address': none,
  'not-an-https-address': none,
  'without-first-heading': none,
  'heading-without-lines': none,
  'too-many-names': most,
  'word-unexplained': z.object({ line: count }),
  'word-too-long': z.object({ line: count, most: count }),
  'word-without-letters': z.object({ line: count }),
  'word-twice': z.object({ word: text, earlier: count, line: count }),
  'cash-limit-too-low': none,
  'cash-limit-too-high': none,
  'not-whole-units': none,
  'not-true-or-false': none,
  'not-fields': none,
  // the wording of messages
  'wording-length': most,
  'wording-unknown': z.object({ name: text, names: texts }),
  'wording-brace': none,
  'wording-without': z.object({ name: text }),
  'not-a-dlt-id': none,
  'not-a-flow-id': none,
  // the catalogue
  'not-an-amount': none,
  'not-an-amount-such-as': z.object({ sample: text }),
  'not-a-price': none,
  'lines-or-order': none,
  'lines-or-quotation': none,
  'needs-rate': none,
  'mrp-below-price': none,
  'break-not-lower': none,
  'break-quantity': most,
  'break-not-above': z.object({ quantity: count }),
  'break-without-price': none,
  'variant-twice': none,
  'variant-gone': none,
  'not-there': none,
  'not-our-picture': none,
  'not-a-picture': none,
  'not-a-colour': none,
  'not-a-path': none,
  'not-an-hsn-code': none,
  'not-a-percentage': none,
  'not-a-column': none,
  // the counter
  'place-closed': none,
  'below-total': none,
  'far-above-total': none,
  'one-part': none,
  'form-twice': none,
  'not-sold-by-weight': none,
  'not-the-weight': none,
  'tare-not-below-gross': none,
  'part-of-nothing': none,
  'parts-not-the-total': none,
  'form-of-no-part': none,
  'account-as-part': none,
  /** In words that the store has from elsewhere. */
  told: z.object({ text }),
} as const

export type FaultCode = keyof typeof faults
/** The facts of a fault. */
export type FaultFacts<Code extends FaultCode> = z.infer<(typeof faults)[Code]>
type Facts<Code extends FaultCode> =
  Record<string, never> extends FaultFacts<Code> ? unknown : Readonly<FaultFacts<Code>>

/** A fault by its code, with its facts. */
export type Fault = { [Code in FaultCode]: { readonly code: Code } & Facts<Code> }[FaultCode]

/** A fault of a field. */
export type FieldFault = Fault & { readonly field: string }

/** Tells whether a text is the code of a fault. */
export function isFaultCode(code: string): code is FaultCode {
  return Object.hasOwn(faults, code)
}

/** A fault as it crosses the wire, with its facts beside its code; a later version of the store may have others. */
export const faultOnWire = z
  .object({ code: z.string().meta({ example: 'missing' }) })
  .catchall(z.union([text, count, texts]))
