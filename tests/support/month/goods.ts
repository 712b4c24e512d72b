import { catalogueFolder, productDocument, variantDocument } from '../catalogue/catalogue-folder.ts'
import type { TestApi } from '../api/test-api.ts'

/** Goods of the dealer. */
export type Good = {
  readonly id: string
  /** With GST, in paise. */
  readonly price: number
  /** In millionths of a rupee, as the price list has it. */
  readonly withoutTax: number
  /** Percent of GST; each of the goods has its own. */
  readonly rate: number
  readonly hsn: string
  readonly unit: string
  /** The most that is ordered at once. */
  readonly most: number
}

export const goods: readonly Good[] = [
  { id: 'cement', price: 41_300, withoutTax: 350_000_000, rate: 18, hsn: '2523', unit: 'bag', most: 60 },
  { id: 'sand', price: 6_300, withoutTax: 60_000_000, rate: 5, hsn: '2505', unit: 'cft', most: 300 },
  { id: 'paint', price: 6_400, withoutTax: 50_000_000, rate: 28, hsn: '3208', unit: 'litre', most: 50 },
  // the one whose tax is no whole paise
  { id: 'brick', price: 855, withoutTax: 7_633_929, rate: 12, hsn: '6904', unit: 'piece', most: 1_000 },
]

const rupees = (paise: number) => paise / 100

/** Line of a cart. */
export const cartLine = ({ id, price }: Good, quantity: number) => ({
  product: `${id}Variant[0]`,
  quantity,
  variantUid: 'v1',
  seenPrice: String(rupees(price)),
})

/** Puts the goods into the store. */
export async function sellGoods(api: TestApi): Promise<void> {
  const products = goods.map(({ id, price, withoutTax, rate, hsn, unit }) => {
    const without = withoutTax / 1_000_000
    const prices = {
      basePrice: without,
      discountAmount: 0,
      sellingPriceWOGST: without,
      sellingGSTAmount: Number((rupees(price) - without).toFixed(6)),
      sellingPriceWithGST: rupees(price),
    }
    return productDocument(id, { hsn, gstRate: rate, variants: [variantDocument({ ...prices, unit })] })
  })
  const { folder, remove } = await catalogueFolder({ products })
  await api.services.catalogue.importFolder({ folder, confirmPrices: true })
  await remove()
}
