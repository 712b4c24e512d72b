import { createContext } from 'react-router'
import { mainCategory } from '#app/features/categories/main-category-slice.ts'
import { product } from '#app/features/product-page/product-slice.ts'
import { shopCategory } from '#app/features/categories/shop-category-slice.ts'
import { subcategory } from '#app/features/categories/subcategory-slice.ts'
import type { AppStore } from './store.ts'

/** The shared store, for loaders of server and browser alike. */
export const storeContext = createContext<AppStore>()

const lists = { mainCategory, subcategory, shopCategory, product }

/** Loads lists of the shared store that are not there yet. Never rejects: a failure is the state of its list. */
export async function loadLists(store: AppStore, names: readonly (keyof typeof lists)[]): Promise<void> {
  await Promise.all(names.map((name) => store.dispatch(lists[name].load())))
}
