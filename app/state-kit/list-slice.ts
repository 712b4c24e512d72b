import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import type { ApiThunk, ThunkExtra } from './thunk.ts'

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
  const initialState: ListState<T> = { categories: [], status: 'idle', error: null }
  const changed = createAction(`${name}/changed`, (payload: Partial<ListState<T>>) => ({ payload }))

  const reducer = (list: ListState<T> = initialState, action: UnknownAction): ListState<T> =>
    changed.match(action) ? { ...list, ...action.payload } : list

  const load = (): ApiThunk<Record<Name, ListState<T>>> => async (dispatch, getState, api) => {
    const { status } = getState()[name]
    if (status === 'loading' || status === 'succeeded') return
    dispatch(changed({ status: 'loading', error: null }))
    await fetch(api).then(
      (categories) => dispatch(changed({ categories, status: 'succeeded' })),
      () => dispatch(changed({ status: 'failed', error: errorMessage })),
    )
  }

  return { reducer, load, selectList: (root: Readonly<Record<Name, ListState<T>>>) => root[name] }
}
