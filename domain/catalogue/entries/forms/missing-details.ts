import { isHsn } from '../../hsn.ts'
import type { ProductForm } from './forms.ts'

export type MissingDetail = 'gstRate' | 'hsn' | 'subcategory' | 'picture'

/** Details that a product lacks for its invoices or its customers; it can be published without them. The dearest omission comes first. */
export function missingDetails({ gstRate, hsn, subcategoryIds, images }: ProductForm): MissingDetail[] {
  return [
    ...(gstRate === '' ? (['gstRate'] as const) : []),
    ...(!isHsn(hsn) ? (['hsn'] as const) : []),
    ...(subcategoryIds.length === 0 ? (['subcategory'] as const) : []),
    ...(images.length === 0 ? (['picture'] as const) : []),
  ]
}
