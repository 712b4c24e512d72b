import { z } from 'zod'

const count = z.number().int()
const written = z.object({ text: z.string() })
const none = z.object({})

/** Findings in a delivered document by code, with their facts: why it is refused, or what of it was repaired or ignored. */
export const documentFindings = {
  // why it is refused
  'not-an-object': none,
  'not-a-list': none,
  'id-missing': none,
  'id-unfit': none,
  'id-twice': none,
  'price-not-a-number': written,
  'price-negative': written,
  'price-too-large': written,
  'price-parts-missing': none,
  // why it is refused, or what was noted, by the tolerance
  'price-parts-differ': z.object({
    tolerance: z.number().int().meta({ description: 'In millionths of a rupee.' }),
  }),
  // what was repaired or ignored
  'price-rounded': none,
  'discount-differs': none,
  'mrp-raised': none,
  'name-from-id': none,
  'counts-as-empty': z.object({ expected: z.enum(['json', 'list', 'object']) }),
  'counts-as-one': z.object({ most: count }),
  'left-out': z.object({ expected: z.enum(['length', 'weight']) }),
  'text-left-out': z.object({ most: count }),
  'texts-left-out': none,
} as const

export type DocumentFindingCode = keyof typeof documentFindings

/** Tells whether a finding is one in a delivered document, whose fields are named by their paths. */
export function isOfDocument({
  code,
  field = '',
}: {
  readonly code: string
  readonly field?: string | undefined
}): boolean {
  return Object.hasOwn(documentFindings, code) || field.startsWith('variants.')
}

/** The path of a field of a document in a form to be read: `variants.0.priceBreaks.1` is `variant 0: priceBreaks 1`. */
export function documentField(path: string): string {
  return path
    .replace(/^variants\.(?=\d)/, 'variant ')
    .replaceAll(/\.(?=\d)/g, ' ')
    .replaceAll('.', ': ')
}
