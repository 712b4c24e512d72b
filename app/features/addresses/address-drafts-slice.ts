import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import type { AddressForm } from '#domain/addresses/address.ts'
import { signedIn, signedOut } from '#app/features/identity/login-slice.ts'

/** Unsaved input of address forms, by the address's id or `new`. */
export type AddressDraftsState = Readonly<Record<string, AddressForm>>

const initialState: AddressDraftsState = {}

export const draftSaved = createAction<{ id: string; form: AddressForm }>('addressDrafts/saved')
/** The form was saved or cancelled. */
export const draftDiscarded = createAction<string>('addressDrafts/discarded')

export function addressDraftsReducer(drafts = initialState, action: UnknownAction): AddressDraftsState {
  if (draftSaved.match(action)) return { ...drafts, [action.payload.id]: action.payload.form }
  if (draftDiscarded.match(action))
    return Object.fromEntries(Object.entries(drafts).filter(([id]) => id !== action.payload))
  return signedIn.match(action) || signedOut.match(action) ? initialState : drafts
}

export const selectAddressDrafts = (root: { readonly addressDrafts: AddressDraftsState }) =>
  root.addressDrafts
