// Reading what a call answers takes more code than calling: it comes with the first answer, after the first view.
import { parseMainCategory } from '#domain/catalogue/main-category.ts'
import { parseProduct } from '#domain/catalogue/product.ts'
import { parseShop } from '#domain/catalogue/shop.ts'
import { parseSubcategory } from '#domain/catalogue/subcategory.ts'

export const catalogueReaders = {
  mainCategory: parseMainCategory,
  subcategory: parseSubcategory,
  shop: parseShop,
  product: parseProduct,
}
