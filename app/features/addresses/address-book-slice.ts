import { createAction, createAsyncThunk } from '@reduxjs/toolkit'
import { setDefaultAddress } from '#domain/addresses/address-book.ts'
import type { AddressBook } from '#domain/addresses/address.ts'
import { loggedIn, loggedOut } from '#app/features/identity/login-slice.ts'
import type { ListStatus } from '#app/state-kit/list-slice.ts'
import { createPlainReducer } from '#app/state-kit/reducer.ts'

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
export const addressBookReceived = createAction<AddressBook>('addressBook/received')

/** The default as chosen, shown at once, before the server has said yes. */
export const defaultAddressChosen = createAction<string>('addressBook/defaultGuessed')

export const addressBookReducer = createPlainReducer(initialState, (on) => [
  on(loadAddresses.pending, (state) => ({ ...state, status: 'loading', failure: null })),
  on(loadAddresses.fulfilled, (_, { payload }) => received(payload)),
  on(loadAddresses.rejected, (state, { error }) => ({
    ...state,
    status: 'failed',
    failure: error.code ?? 'failed',
  })),
  on(addressBookReceived, (_, { payload }) => received(payload)),
  on(defaultAddressChosen, (state, { payload }) => ({
    ...state,
    book: (state.book && setDefaultAddress(state.book, payload)) ?? state.book,
  })),
  on(loggedIn, () => initialState),
  on(loggedOut, () => initialState),
])

function received(book: AddressBook): AddressBookState {
  return { book, status: 'succeeded', failure: null }
}
