import type { VariantForm } from './forms/forms.ts'

/** The form of a variant that nothing is said of yet. */
export const emptyVariant: VariantForm = {
  from: null,
  options: [],
  sku: '',
  unit: '',
  priceWithGst: '',
  mrp: '',
  image: '',
  minQuantity: null,
  quantityStep: null,
  weightKg: null,
  lengthMm: null,
  widthMm: null,
  heightMm: null,
  diameterMm: null,
  packagingCost: '',
  priceBreaks: [],
}
