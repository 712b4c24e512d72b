// Parsing an answer takes more code than requesting it: this chunk loads with the first answer, after the first view.
import { parseMainCategory } from '#domain/catalogue/main-category.ts'
import { parseProduct } from '#domain/catalogue/product.ts'
import { parseShop } from '#domain/catalogue/shop.ts'
import { parseSubcategory } from '#domain/catalogue/subcategory.ts'

export const catalogueParsers = {
  mainCategory: parseMainCategory,
  subcategory: parseSubcategory,
  shop: parseShop,
  product: parseProduct,
}
