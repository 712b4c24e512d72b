import { createAsyncThunk, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import type { CatalogueApi } from './catalogue-api.ts'
import { createPlainReducer } from './reducer.ts'

/** Where a list of the shared store stands (DATA-02). */
export type ListStatus = 'idle' | 'loading' | 'succeeded' | 'failed'

/** A list of the shared store. A failed load keeps the list that was there. */
export type ListState<T> = {
  readonly categories: readonly T[]
  readonly status: ListStatus
  readonly error: string | null
}

/** What thunks of the shared store work with: the services on the server, the API in the browser. */
export type ThunkExtra = { readonly calls: CatalogueApi }

type ListThunk = ThunkAction<Promise<unknown>, unknown, ThunkExtra, UnknownAction>

type Description<T> = {
  readonly name: string
  /** The message that a failed load keeps (DATA-03). */
  readonly failure: string
  readonly fetch: (calls: CatalogueApi) => Promise<readonly T[]>
}

/** A slice idle → loading → succeeded or failed, and the thunk that loads it unless it is there already. */
export function listSlice<T>({ name, failure, fetch }: Description<T>) {
  const load = createAsyncThunk<readonly T[], undefined, { extra: ThunkExtra }>(
    `${name}/load`,
    (_, { extra }) => fetch(extra.calls),
    {
      condition: (_, { getState }) => {
        const { status } = (getState() as Record<string, ListState<T>>)[name] ?? {}
        return status !== 'loading' && status !== 'succeeded'
      },
    },
  )
  const reducer = createPlainReducer<ListState<T>>({ categories: [], status: 'idle', error: null }, (on) => [
    on(load.pending, (state) => ({ ...state, status: 'loading', error: null })),
    on(load.fulfilled, (_, { payload }) => ({ categories: payload, status: 'succeeded', error: null })),
    on(load.rejected, (state) => ({ ...state, status: 'failed', error: failure })),
  ])
  return { reducer, load: (): ListThunk => load(undefined) }
}
