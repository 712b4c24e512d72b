import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { addressBookReducer } from '#app/features/addresses/address-book-slice.ts'
import { addressDraftsReducer } from '#app/features/addresses/address-drafts-slice.ts'
import { cartPanelReducer } from '#app/features/cart/cart-panel-slice.ts'
import { cartProductsReducer } from '#app/features/cart/cart-products-slice.ts'
import { cartReducer } from '#app/features/cart/cart-slice.ts'
import { mainCategory } from '#app/features/categories/main-category-slice.ts'
import { product } from '#app/features/product-page/product-slice.ts'
import { shopCategory } from '#app/features/categories/shop-category-slice.ts'
import { subcategory } from '#app/features/categories/subcategory-slice.ts'
import { checkoutReducer } from '#app/features/checkout/checkout-slice.ts'
import { loginDialogReducer } from '#app/features/identity/login-dialog-slice.ts'
import { loginReducer } from '#app/features/identity/login-slice.ts'
import type { CatalogueApi } from '#app/state-kit/catalogue-api.ts'

const reducer = combineReducers({
  mainCategory: mainCategory.reducer,
  subcategory: subcategory.reducer,
  shopCategory: shopCategory.reducer,
  product: product.reducer,
  login: loginReducer,
  loginDialog: loginDialogReducer,
  cart: cartReducer,
  cartProducts: cartProductsReducer,
  cartPanel: cartPanelReducer,
  checkout: checkoutReducer,
  addressBook: addressBookReducer,
  addressDrafts: addressDraftsReducer,
})

/** The shared store's content. */
export type RootState = ReturnType<typeof reducer>

/** A store: one for each request on the server, one for each page in the browser. */
export function createStore(calls: CatalogueApi, preloadedState?: object) {
  return configureStore({
    reducer,
    ...(preloadedState === undefined ? {} : { preloadedState }),
    middleware: (standard) =>
      standard({ thunk: { extraArgument: { calls } }, serializableCheck: false, immutableCheck: false }),
    devTools: false,
  })
}

export type AppStore = ReturnType<typeof createStore>
export type AppDispatch = AppStore['dispatch']
