import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import { setDefaultAddress } from '#domain/addresses/address-book.ts'
import type { AddressBook } from '#domain/addresses/address.ts'
import { codeOfFailure } from '#app/api/transport/request.ts'
import { signedIn, signedOut } from '#app/features/identity/login-slice.ts'
import type { LoadStatus } from '#app/state-kit/list-slice.ts'
import type { ApiThunk } from '#app/state-kit/thunk.ts'

/** The signed-in partner's addresses as last answered by the server; null before the first answer. */
export type AddressBookState = {
  readonly book: AddressBook | null
  readonly status: LoadStatus
  readonly errorCode: string | null
}

const initialState: AddressBookState = { book: null, status: 'idle', errorCode: null }

const succeeded = (book: AddressBook): AddressBookState => ({ book, status: 'succeeded', errorCode: null })

/** The server's answer to the call or to a change. */
export const addressBookReceived = createAction<AddressBook>('addressBook/received')
/** Optimistic: shown before the server has confirmed it. */
export const defaultAddressChosen = createAction<string>('addressBook/defaultChosen')
const loadingBegan = createAction('addressBook/loadingBegan')
const loadingFailed = createAction<string>('addressBook/loadingFailed')

export function addressBookReducer(state = initialState, action: UnknownAction): AddressBookState {
  const { book } = state
  if (loadingBegan.match(action)) return { ...state, status: 'loading', errorCode: null }
  if (loadingFailed.match(action)) return { ...state, status: 'failed', errorCode: action.payload }
  if (addressBookReceived.match(action)) return succeeded(action.payload)
  if (defaultAddressChosen.match(action))
    return { ...state, book: (book && setDefaultAddress(book, action.payload)) ?? book }
  return signedIn.match(action) || signedOut.match(action) ? initialState : state
}

export const selectAddressBook = (root: { readonly addressBook: AddressBookState }) => root.addressBook

export const loadAddresses = (): ApiThunk => async (dispatch, _, api) => {
  dispatch(loadingBegan())
  await api.fetchAddresses().then(
    (book) => dispatch(addressBookReceived(book)),
    (error: unknown) => dispatch(loadingFailed(codeOfFailure(error))),
  )
}
