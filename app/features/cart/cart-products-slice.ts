import { createAsyncThunk, createSlice } from '@reduxjs/toolkit'
import type { PublicProduct } from '#domain/catalogue/product.ts'
import type { ListStatus } from '#app/state/list-slice.ts'

/** What the catalogue answered for the products of the cart, by id; null is a product that does not exist. */
export type Answers = Readonly<Record<string, PublicProduct | null>>

export type CartProductsState = {
  readonly answers: Answers
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
export const lookUpProducts = createAsyncThunk<Answers, LookUp>(
  'cartProducts/lookUp',
  async ({ ids, fetch }) => {
    const found = new Map((await fetch(ids)).map((product) => [product.id, product]))
    return Object.fromEntries(ids.map((id) => [id, found.get(id) ?? null]))
  },
)

const slice = createSlice({
  name: 'cartProducts',
  initialState: () => initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(lookUpProducts.pending, (state) => ({ ...state, status: 'loading' as const, failure: null }))
      .addCase(lookUpProducts.fulfilled, (state, action): CartProductsState => ({
        answers: { ...(state.answers as Answers), ...action.payload },
        status: 'succeeded',
        failure: null,
      }))
      .addCase(lookUpProducts.rejected, (state, action) => ({
        ...state,
        status: 'failed' as const,
        failure: action.error.code ?? 'failed',
      })),
})

export const cartProductsReducer = slice.reducer
