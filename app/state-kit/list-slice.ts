import { createSlice } from '@reduxjs/toolkit'
import { createAppAsyncThunk, type ThunkExtra } from './thunk.ts'

export type LoadStatus = 'idle' | 'loading' | 'succeeded' | 'failed'

/** A list of the shared store (DATA-02). A failed load keeps the previous list. */
export type ListState<T> = {
  readonly categories: readonly T[]
  readonly status: LoadStatus
  readonly error: string | null
}

type ListOptions<T, Name extends string> = {
  readonly name: Name
  /** The message of a failed load (DATA-03). */
  readonly errorMessage: string
  readonly fetch: (api: ThunkExtra) => Promise<readonly T[]>
}

/** A slice for a list of the catalogue, and the thunk that loads it unless it is loading or loaded. */
export function createListSlice<T, Name extends string>({ name, errorMessage, fetch }: ListOptions<T, Name>) {
  const load = createAppAsyncThunk<readonly T[], void, { state: Record<Name, ListState<T>> }>(
    `${name}/load`,
    (_, { extra }) => fetch(extra),
    {
      condition: (_, { getState }) => {
        const { status } = getState()[name]
        return status !== 'loading' && status !== 'succeeded'
      },
    },
  )
  const initialState: ListState<T> = { categories: [], status: 'idle', error: null }
  const slice = createSlice({
    name,
    initialState,
    reducers: {},
    extraReducers: (builder) => {
      builder
        .addCase(load.pending, (state) => ({ ...state, status: 'loading', error: null }))
        .addCase(load.fulfilled, (_, { payload }) => ({
          categories: payload,
          status: 'succeeded',
          error: null,
        }))
        .addCase(load.rejected, (state) => ({ ...state, status: 'failed', error: errorMessage }))
    },
    selectors: {
      selectList: (list) => list,
    },
  })
  return { reducer: slice.reducer, load, selectList: slice.selectors.selectList }
}
