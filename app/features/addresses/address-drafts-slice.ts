import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { AddressForm } from '#domain/addresses/address.ts'
import { signedIn, signedOut } from '#app/features/identity/login-slice.ts'

/** Unsaved input of address forms, by the address's id or `new`. */
export type AddressDraftsState = Readonly<Record<string, AddressForm>>

const initialState: AddressDraftsState = {}

const addressDraftsSlice = createSlice({
  name: 'addressDrafts',
  initialState,
  reducers: {
    draftSaved: (drafts, { payload }: PayloadAction<{ id: string; form: AddressForm }>) => ({
      ...drafts,
      [payload.id]: payload.form,
    }),
    /** The form was saved or cancelled. */
    draftDiscarded: (drafts, { payload }: PayloadAction<string>) =>
      Object.fromEntries(Object.entries(drafts).filter(([id]) => id !== payload)),
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, () => initialState).addCase(signedOut, () => initialState)
  },
  selectors: {
    selectAddressDrafts: (drafts) => drafts,
  },
})

export const { draftSaved, draftDiscarded } = addressDraftsSlice.actions
export const { selectAddressDrafts } = addressDraftsSlice.selectors
export const addressDraftsReducer = addressDraftsSlice.reducer
