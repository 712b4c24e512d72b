import type { z } from 'zod'
import { faultOf } from '#domain/problem/fault-of.ts'
import type { Finding } from '#domain/problem/findings.ts'

/** Names of the fields of a form in sheets, where that is another word. */
const columnNames: Readonly<Record<string, string>> = {
  images: 'pictures',
  short: 'in one sentence',
  long: 'description',
  searchWords: 'search words',
  gstRate: 'gst rate',
  countryOfOrigin: 'country of origin',
  hindiName: 'name in hindi',
  hindiShort: 'in one sentence in hindi',
  hindiLong: 'description in hindi',
  hindiFeatures: 'features in hindi',
  options: 'size',
  priceWithGst: 'price with gst',
  image: 'size picture',
  minQuantity: 'least quantity',
  quantityStep: 'in steps of',
  weightKg: 'weight kg',
  lengthMm: 'length mm',
  widthMm: 'width mm',
  heightMm: 'height mm',
  diameterMm: 'diameter mm',
  packagingCost: 'packing charge',
  priceBreaks: 'price break',
}

/** Reason that a sheet makes no form, with the field as sheets call it. */
export function formIssue({ issues: [issue] }: z.ZodError): Finding {
  if (issue === undefined) return { code: 'wrong-form' }
  return { ...faultOf(issue), field: columnOf(issue.path) }
}

/** A field of the form by its path, as sheets call it: `variants.0.priceBreaks.1.minQuantity` is the least quantity of a price break. */
export function columnOf(path: readonly PropertyKey[]): string {
  return path
    .filter((part) => part !== 'variants' && typeof part === 'string' && !/^\d+$/.test(part))
    .map((part) => columnNames[String(part)] ?? String(part))
    .join(' ')
}
