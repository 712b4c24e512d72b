import { productDocument, variantDocument } from './catalogue-folder.ts'

/** Three products whose prices end in parts of a paisa, so that it shows where a bill is rounded. */
export const billCatalogue: Record<string, unknown> = {
  maincategory: [{ id: 'walls', mainCategory_Name: 'Walls' }],
  subcategory: [{ id: 'opc', subCategory_Name: 'Cement', mainCategoryRow: ['walls'] }],
  shops: [{ id: 'shop', rowId: 's1', name: 'Shop', mainCategoryRow: ['walls'] }],
  'partner-banners': [],
  products: [
    productDocument('cement', {
      variants: [
        variantDocument({
          basePrice: 472.5,
          discountAmount: 131.25,
          packagingCost: 2.505,
          sellingPriceWOGST: 341.25,
          sellingGSTAmount: 61.425,
          sellingPriceWithGST: 402.675,
        }),
      ],
    }),
    productDocument('grout', {
      variants: [
        variantDocument({
          basePrice: 99.99,
          discountAmount: 10,
          packagingCost: 0,
          sellingPriceWOGST: 89.99,
          sellingGSTAmount: 16.1982,
          sellingPriceWithGST: 106.1882,
        }),
      ],
    }),
    productDocument('sand', {
      variants: [
        variantDocument({
          basePrice: 33.335,
          discountAmount: 0,
          packagingCost: 0,
          sellingPriceWOGST: 33.335,
          sellingGSTAmount: 0,
          sellingPriceWithGST: 33.335,
        }),
      ],
    }),
  ],
}
