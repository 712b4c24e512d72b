import type { z } from 'zod'
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

/** Reason that a sheet makes no form, in the words of the sheet: `description has more than 20000 characters`. */
export function formIssue({ issues: [issue] }: z.ZodError): Finding {
  if (issue === undefined) return { code: 'told', text: 'cannot be read' }
  const field = issue.path
    .filter((part) => part !== 'variants' && typeof part === 'string')
    .map((part) => columnNames[String(part)] ?? String(part))
    .join(' ')
  const isText = issue.code === 'too_big' && issue.origin === 'string'
  return {
    code: 'told',
    text: `${field} ${isText ? `has more than ${issue.maximum} characters` : issue.message}`,
  }
}
