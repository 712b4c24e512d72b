import { productDocument, variantDocument } from '../../support/catalogue/catalogue-folder.ts'

/** A variant of the storm's catalogue with the amounts of one unit in micro-rupees. */
export type StormVariant = {
  readonly compositeId: string
  readonly uid: string
  readonly amounts: Readonly<Record<Amount, bigint>>
}

export const amountNames = [
  'base',
  'discount',
  'withoutGst',
  'gst',
  'withGst',
  'packaging',
  'commission',
] as const
export type Amount = (typeof amountNames)[number]

const ids = [
  'cement',
  'sand',
  'grit',
  'steel',
  'brick',
  'block',
  'putty',
  'paint',
  'pipe',
  'tile',
  'glue',
  'wire',
]
const rates = [5n, 12n, 18n, 28n]

const variants = ids.flatMap((id, position) =>
  [0, 1].map((index) => ({ id, index, uid: `${id}-${index}`, amounts: amountsOf(position * 2 + index) })),
)

/** The variants on sale: prices of up to six decimals between about ₹3 and ₹400. */
export const stormVariants: readonly StormVariant[] = variants.map(({ id, index, uid, amounts }) => ({
  compositeId: `${id}Variant[${index}]`,
  uid,
  amounts,
}))

/** The files of the storm's catalogue. */
export const stormCatalogue: Readonly<Record<string, unknown>> = {
  maincategory: [{ id: 'walls', mainCategory_Name: 'Walls' }],
  subcategory: [{ id: 'opc', subCategory_Name: 'Everything', mainCategoryRow: ['walls'] }],
  shops: [{ id: 'shop', rowId: 's1', name: 'Shop', mainCategoryRow: ['walls'] }],
  'partner-banners': [],
  products: ids.map((id, position) =>
    productDocument(id, {
      hsn: '2523',
      gstRate: Number(rateOf(position * 2)),
      variants: variants.filter((variant) => variant.id === id).map(document),
    }),
  ),
}

function document({ uid, amounts }: (typeof variants)[number]): Record<string, unknown> {
  return variantDocument({
    uid,
    basePrice: rupees(amounts.base),
    discountAmount: rupees(amounts.discount),
    packagingCost: rupees(amounts.packaging),
    sellingPriceWOGST: rupees(amounts.withoutGst),
    sellingGSTAmount: rupees(amounts.gst),
    sellingPriceWithGST: rupees(amounts.withGst),
    comissionAmount: rupees(amounts.commission),
  })
}

function amountsOf(number: number): StormVariant['amounts'] {
  // a third of the prices ends in half a paisa, which shows whether lines or sums are rounded
  const ends = [3_335_000n, 4_745_763n, 2_999_999n][number % 3] ?? 0n
  const withoutGst = ends + BigInt(number) * 15_500_000n
  const gst = (withoutGst * rateOf(number)) / 100n
  // the base price is an MRP with tax, above the price
  const discount = gst + withoutGst / 7n
  return {
    base: withoutGst + discount,
    discount,
    withoutGst,
    gst,
    withGst: withoutGst + gst,
    packaging: withoutGst / 301n,
    commission: withoutGst / 37n,
  }
}

function rateOf(number: number): bigint {
  return rates[Math.floor(number / 2) % rates.length] ?? 0n
}

/** Micro-rupees of a decimal text in rupees. */
export function micros(text: string): bigint {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(6, '0').slice(0, 6))
}

/** Micro-rupees as the decimal text that a catalogue has. */
export function rupees(amount: bigint): string {
  const fraction = String(amount % 1_000_000n)
    .padStart(6, '0')
    .replace(/0+$/, '')
  return fraction === '' ? String(amount / 1_000_000n) : `${amount / 1_000_000n}.${fraction}`
}
