import { createContext } from 'react-router'
import { loadMainCategories } from '#app/features/categories/main-category-slice.ts'
import { loadShopCategories } from '#app/features/categories/shop-category-slice.ts'
import { loadSubcategories } from '#app/features/categories/subcategory-slice.ts'
import { loadProducts } from '#app/features/product-page/product-slice.ts'
import type { AppStore, AppThunk } from './store.ts'

/** The shared store, for loaders on the server and in the browser. */
export const storeContext = createContext<AppStore>()

/** The lists that pages load into the store (DATA-02). */
export type ListName = 'mainCategory' | 'subcategory' | 'shopCategory' | 'product'

const thunks: Record<ListName, () => AppThunk> = {
  mainCategory: loadMainCategories,
  subcategory: loadSubcategories,
  shopCategory: loadShopCategories,
  product: loadProducts,
}

/** Loads the lists that are not in the store yet. Never rejects: a failure is the `status` of its list. */
export async function loadLists(store: AppStore, names: readonly ListName[]): Promise<void> {
  await Promise.all(names.map((name) => store.dispatch(thunks[name]())))
}
