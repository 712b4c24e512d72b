import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { setDefaultAddress } from '#domain/addresses/address-book.ts'
import type { AddressBook } from '#domain/addresses/address.ts'
import { signedIn, signedOut } from '#app/features/identity/login-slice.ts'
import type { LoadStatus } from '#app/state-kit/list-slice.ts'
import { createAppAsyncThunk } from '#app/state-kit/thunk.ts'

/** The signed-in partner's addresses as last answered by the server; null before the first answer. */
export type AddressBookState = {
  readonly book: AddressBook | null
  readonly status: LoadStatus
  readonly errorCode: string | null
}

const initialState: AddressBookState = { book: null, status: 'idle', errorCode: null }

const succeeded = (book: AddressBook): AddressBookState => ({ book, status: 'succeeded', errorCode: null })

export const loadAddresses = createAppAsyncThunk('addressBook/load', (_: void, { extra }) =>
  extra.fetchAddresses(),
)

const addressBookSlice = createSlice({
  name: 'addressBook',
  initialState,
  reducers: {
    /** The server's answer to a change. */
    addressBookReceived: (_, { payload }: PayloadAction<AddressBook>) => succeeded(payload),
    /** Optimistic: shown before the server has confirmed it. */
    defaultAddressChosen: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      book: (state.book && setDefaultAddress(state.book, payload)) ?? state.book,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadAddresses.pending, (state) => ({ ...state, status: 'loading', errorCode: null }))
      .addCase(loadAddresses.fulfilled, (_, { payload }) => succeeded(payload))
      .addCase(loadAddresses.rejected, (state, { error }) => ({
        ...state,
        status: 'failed',
        errorCode: error.code ?? 'failed',
      }))
      .addCase(signedIn, () => initialState)
      .addCase(signedOut, () => initialState)
  },
  selectors: {
    selectAddressBook: (addressBook) => addressBook,
  },
})

export const { addressBookReceived, defaultAddressChosen } = addressBookSlice.actions
export const { selectAddressBook } = addressBookSlice.selectors
export const addressBookReducer = addressBookSlice.reducer
