import { createAction, createAsyncThunk } from '@reduxjs/toolkit'
import { chooseDefault } from '#domain/addresses/address-book.ts'
import type { AddressBook } from '#domain/addresses/address.ts'
import { signedIn, signedOut } from '#app/features/identity/login-slice.ts'
import type { ListStatus } from '#app/state-kit/list-slice.ts'
import { reducerOf } from '#app/state-kit/reducer.ts'

/** The addresses of the signed-in person as the server last told them; null until it has. */
export type AddressBookState = {
  readonly book: AddressBook | null
  readonly status: ListStatus
  /** The code of the failure. */
  readonly failure: string | null
}

const initialState: AddressBookState = { book: null, status: 'idle', failure: null }

/** Asks for the addresses; `read` is the call of the browser. */
export const loadAddresses = createAsyncThunk<AddressBook, () => Promise<AddressBook>>(
  'addressBook/load',
  (read) => read(),
)

/** The book after a change, as the server answered. */
export const bookReceived = createAction<AddressBook>('addressBook/received')

/** The default as chosen, shown at once, before the server has said yes. */
export const defaultGuessed = createAction<string>('addressBook/defaultGuessed')

export const addressBookReducer = reducerOf(initialState, (on) => [
  on(loadAddresses.pending, (state) => ({ ...state, status: 'loading', failure: null })),
  on(loadAddresses.fulfilled, (_, { payload }) => received(payload)),
  on(loadAddresses.rejected, (state, { error }) => ({
    ...state,
    status: 'failed',
    failure: error.code ?? 'failed',
  })),
  on(bookReceived, (_, { payload }) => received(payload)),
  on(defaultGuessed, (state, { payload }) => ({
    ...state,
    book: (state.book && chooseDefault(state.book, payload)) ?? state.book,
  })),
  on(signedIn, () => initialState),
  on(signedOut, () => initialState),
])

function received(book: AddressBook): AddressBookState {
  return { book, status: 'succeeded', failure: null }
}
