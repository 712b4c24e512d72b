import { createSlice } from '@reduxjs/toolkit'
import type { PublicProduct } from '#domain/catalogue/product.ts'
import { createAppAsyncThunk } from '#app/state-kit/thunk.ts'

/** Products by id; null for a product that does not exist. */
export type ProductsById = Readonly<Record<string, PublicProduct | null>>

/** The catalogue's current data for the products in the cart. */
export type CartProductsState = {
  readonly productsById: ProductsById
  /** Of the last look-up, if it failed. */
  readonly errorCode: string | null
}

const initialState: CartProductsState = { productsById: {}, errorCode: null }

/** Looks up products by id, with today's prices (CART-05). */
export const fetchCartProducts = createAppAsyncThunk(
  'cartProducts/fetch',
  async (ids: readonly string[], { extra }): Promise<ProductsById> => {
    const found = new Map((await extra.fetchProducts(ids)).map((product) => [product.id, product]))
    return Object.fromEntries(ids.map((id) => [id, found.get(id) ?? null]))
  },
)

const cartProductsSlice = createSlice({
  name: 'cartProducts',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchCartProducts.pending, (state) => ({ ...state, errorCode: null }))
      .addCase(fetchCartProducts.fulfilled, ({ productsById }, { payload }) => ({
        productsById: { ...productsById, ...payload },
        errorCode: null,
      }))
      .addCase(fetchCartProducts.rejected, (state, { error }) => ({
        ...state,
        errorCode: error.code ?? 'failed',
      }))
  },
  selectors: {
    selectCartProducts: (cartProducts) => cartProducts,
  },
})

export const { selectCartProducts } = cartProductsSlice.selectors
export const cartProductsReducer = cartProductsSlice.reducer
