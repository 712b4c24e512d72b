import { catalogueFolder, productDocument, variantDocument } from '../catalogue/catalogue-folder.ts'
import type { TestApi } from './test-api.ts'

/** A line of sand, which is sold by the kilogram at ₹1.18. */
export const sandLine = (quantity: number) => ({ product: 'sandVariant[0]', quantity, seenPrice: '1.18' })

/** Adds sand to what a store sells. */
export async function sellSand(api: TestApi): Promise<void> {
  const price = { sellingPriceWithGST: 1.18, sellingPriceWOGST: 1, sellingGSTAmount: 0.18 }
  const variants = [
    variantDocument({ uid: 's1', unit: 'kg', basePrice: 1.18, discountAmount: 0.18, ...price }),
  ]
  const { folder, remove } = await catalogueFolder({
    products: [productDocument('sand', { hsn: '2505', gstRate: 18, variants })],
  })
  await api.services.catalogue.importFolder({ folder, confirmPrices: true })
  await remove()
}
