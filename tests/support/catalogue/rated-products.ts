import { productDocument, variantDocument } from './catalogue-folder.ts'

const price = (rupees: number) => ({
  sellingPriceWOGST: Math.round((rupees / 1.18) * 1e6) / 1e6,
  sellingGSTAmount: Math.round((rupees - rupees / 1.18) * 1e6) / 1e6,
  sellingPriceWithGST: rupees,
  basePrice: rupees,
  discountAmount: null,
})

/** Products whose sizes follow rates of the day, without an MRP but for one. */
export const ratedProducts = [
  productDocument('rod', {
    variants: [
      variantDocument({ ...price(66), uid: 'r8', options: ['8 mm'] }),
      variantDocument({
        ...price(64),
        uid: 'r12',
        options: ['12 mm'],
        priceBreaks: [{ minQuantity: 100, ...price(63) }],
      }),
      variantDocument({ ...price(65), uid: 'r16', basePrice: 70, options: ['16 mm'] }),
    ],
  }),
  productDocument('length', { variants: [variantDocument({ ...price(690), uid: 'l12' })] }),
  productDocument('sand', { variants: [variantDocument({ ...price(60), uid: 's1' })] }),
  productDocument('many', {
    variants: Array.from({ length: 500 }, (_, index) =>
      variantDocument({ ...price(100), uid: `m${index}`, options: [`${index} mm`] }),
    ),
  }),
  productDocument('gone', { variants: [variantDocument({ ...price(50), uid: 'g1' })] }),
]

/** A size that follows a rate of the day, at the rate itself. */
export const ratedSize = (product: string, uid: string, more: object = {}) => ({
  key: `${product}Variant[0]`,
  uid,
  factor: 1_000,
  difference: 0,
  ...more,
})

/** Sizes of steel that follow one rate. */
export const steelSizes = [
  ratedSize('rod', 'r8', { difference: 150 }),
  ratedSize('rod', 'r12', { key: 'rodVariant[1]' }),
  ratedSize('rod', 'r16', { key: 'rodVariant[2]', difference: 50 }),
  ratedSize('length', 'l12', { factor: 10_660 }),
]
