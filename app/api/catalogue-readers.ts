// Reading what a call answers takes more code than calling: it comes with the first answer, after the first view.
import { readMainCategory } from '#domain/catalogue/main-category.ts'
import { readProduct } from '#domain/catalogue/product.ts'
import { readShop } from '#domain/catalogue/shop.ts'
import { readSubcategory } from '#domain/catalogue/subcategory.ts'

export const catalogueReaders = {
  mainCategory: readMainCategory,
  subcategory: readSubcategory,
  shop: readShop,
  product: readProduct,
}
