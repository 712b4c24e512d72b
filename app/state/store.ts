import { combineReducers, configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import { addressBookReducer } from '#app/features/addresses/address-book-slice.ts'
import { addressDraftsReducer } from '#app/features/addresses/address-drafts-slice.ts'
import { cartPanelReducer } from '#app/features/cart/cart-panel-slice.ts'
import { cartProductsReducer } from '#app/features/cart/cart-products-slice.ts'
import { cartReducer } from '#app/features/cart/cart-slice.ts'
import { ownPricesReducer } from '#app/features/cart/own-prices/own-prices-slice.ts'
import { mainCategoryReducer } from '#app/features/categories/main-category-slice.ts'
import { shopCategoryReducer } from '#app/features/categories/shop-category-slice.ts'
import { subcategoryReducer } from '#app/features/categories/subcategory-slice.ts'
import { checkoutReducer } from '#app/features/checkout/checkout-slice.ts'
import { loginDialogReducer } from '#app/features/identity/login-dialog-slice.ts'
import { loginReducer } from '#app/features/identity/login-slice.ts'
import { productReducer } from '#app/features/product-page/product-slice.ts'
import type { ThunkExtra } from '#app/state-kit/thunk.ts'

const reducer = combineReducers({
  mainCategory: mainCategoryReducer,
  subcategory: subcategoryReducer,
  shopCategory: shopCategoryReducer,
  product: productReducer,
  login: loginReducer,
  loginDialog: loginDialogReducer,
  cart: cartReducer,
  cartProducts: cartProductsReducer,
  cartPanel: cartPanelReducer,
  ownPrices: ownPricesReducer,
  checkout: checkoutReducer,
  addressBook: addressBookReducer,
  addressDrafts: addressDraftsReducer,
})

export type RootState = ReturnType<typeof reducer>

/** A store: one per request on the server, one per page in the browser. `api` is the thunks' `extra` argument. */
export function createStore(api: ThunkExtra, preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer,
    ...(preloadedState === undefined ? {} : { preloadedState }),
    middleware: (getDefaultMiddleware) => getDefaultMiddleware({ thunk: { extraArgument: api } }),
  })
}

export type AppStore = ReturnType<typeof createStore>
export type AppThunk = ThunkAction<Promise<unknown>, RootState, ThunkExtra, UnknownAction>
