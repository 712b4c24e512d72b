import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import type { PublicProduct } from '#domain/catalogue/product.ts'
import { codeOfFailure } from '#app/api/transport/request.ts'
import type { ApiThunk } from '#app/state-kit/thunk.ts'

/** Products by id; null for a product that does not exist. */
export type ProductsById = Readonly<Record<string, PublicProduct | null>>

/** The catalogue's current data for the products in the cart. */
export type CartProductsState = {
  readonly productsById: ProductsById
  /** Of the last look-up, if it failed. */
  readonly errorCode: string | null
}

const initialState: CartProductsState = { productsById: {}, errorCode: null }

const lookUpBegan = createAction('cartProducts/lookUpBegan')
const productsFound = createAction<ProductsById>('cartProducts/found')
const lookUpFailed = createAction<string>('cartProducts/lookUpFailed')

export function cartProductsReducer(state = initialState, action: UnknownAction): CartProductsState {
  if (lookUpBegan.match(action)) return { ...state, errorCode: null }
  if (productsFound.match(action))
    return { productsById: { ...state.productsById, ...action.payload }, errorCode: null }
  return lookUpFailed.match(action) ? { ...state, errorCode: action.payload } : state
}

export const selectCartProducts = (root: { readonly cartProducts: CartProductsState }) => root.cartProducts

/** Looks up products by id, with today's prices (CART-05). */
export const fetchCartProducts =
  (ids: readonly string[]): ApiThunk =>
  async (dispatch, _, api) => {
    dispatch(lookUpBegan())
    await api.fetchProducts(ids).then(
      (products) => dispatch(productsFound(byId(ids, products))),
      (error: unknown) => dispatch(lookUpFailed(codeOfFailure(error))),
    )
  }

function byId(ids: readonly string[], products: readonly PublicProduct[]): ProductsById {
  const found = new Map(products.map((product) => [product.id, product]))
  return Object.fromEntries(ids.map((id) => [id, found.get(id) ?? null]))
}
