import { createAsyncThunk } from '@reduxjs/toolkit'
import type { PublicProduct } from '#domain/catalogue/product.ts'
import type { ListStatus } from '#app/state-kit/list-slice.ts'
import { createPlainReducer } from '#app/state-kit/reducer.ts'

/** What the catalogue answered for the products of the cart, by id; null is a product that does not exist. */
export type ProductsById = Readonly<Record<string, PublicProduct | null>>

export type CartProductsState = {
  readonly answers: ProductsById
  readonly status: ListStatus
  /** The code of the failure. */
  readonly failure: string | null
}

const initialState: CartProductsState = { answers: {}, status: 'idle', failure: null }

type LookUp = {
  readonly ids: readonly string[]
  /** The call of the browser. */
  readonly fetch: (ids: readonly string[]) => Promise<readonly PublicProduct[]>
}

/** Looks products up by id, as they are now (CART-05). */
export const fetchCartProducts = createAsyncThunk<ProductsById, LookUp>(
  'cartProducts/lookUp',
  async ({ ids, fetch }) => {
    const found = new Map((await fetch(ids)).map((product) => [product.id, product]))
    return Object.fromEntries(ids.map((id) => [id, found.get(id) ?? null]))
  },
)

export const cartProductsReducer = createPlainReducer(initialState, (on) => [
  on(fetchCartProducts.pending, (state) => ({ ...state, status: 'loading', failure: null })),
  on(fetchCartProducts.fulfilled, ({ answers }, { payload }) => ({
    answers: { ...answers, ...payload },
    status: 'succeeded',
    failure: null,
  })),
  on(fetchCartProducts.rejected, (state, { error }) => ({
    ...state,
    status: 'failed',
    failure: error.code ?? 'failed',
  })),
])
