import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { chooseDefault } from '#domain/addresses/address-book.ts'
import type { AddressBook } from '#domain/addresses/address.ts'
import { signedIn, signedOut } from '#app/features/identity/login-slice.ts'
import type { ListStatus } from '#app/state/list-slice.ts'

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

const slice = createSlice({
  name: 'addressBook',
  initialState: () => initialState,
  reducers: {
    /** The book after a change, as the server answered. */
    bookReceived: (_, action: PayloadAction<AddressBook>) => received(action.payload),
    /** Shown at once, before the server has said yes. */
    defaultGuessed: (state, action: PayloadAction<string>): AddressBookState => {
      const book = state.book as AddressBook | null
      return { ...state, book: (book && chooseDefault(book, action.payload)) ?? book }
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(loadAddresses.pending, (state) => ({ ...state, status: 'loading' as const, failure: null }))
      .addCase(loadAddresses.fulfilled, (_, action) => received(action.payload))
      .addCase(loadAddresses.rejected, (state, action) => ({
        ...state,
        status: 'failed' as const,
        failure: action.error.code ?? 'failed',
      }))
      .addCase(signedIn, () => initialState)
      .addCase(signedOut, () => initialState),
})

export const { bookReceived, defaultGuessed } = slice.actions
export const addressBookReducer = slice.reducer

function received(book: AddressBook): AddressBookState {
  return { book, status: 'succeeded', failure: null }
}
