import { createAction } from '@reduxjs/toolkit'
import type { AddressForm } from '#domain/addresses/address.ts'
import { loggedIn, loggedOut } from '#app/features/identity/login-slice.ts'
import { createPlainReducer } from '#app/state-kit/reducer.ts'

/** What was typed into a form of an address and neither saved nor given up, by the address's id or `new`. */
export type AddressDraftsState = Readonly<Record<string, AddressForm>>

export const draftSaved = createAction<{ of: string; typed: AddressForm }>('addressDrafts/kept')

/** The form was saved, or given up on purpose. */
export const draftDiscarded = createAction<string>('addressDrafts/dropped')

export const addressDraftsReducer = createPlainReducer<AddressDraftsState>({}, (on) => [
  on(draftSaved, (drafts, { payload }) => ({ ...drafts, [payload.of]: payload.typed })),
  on(draftDiscarded, (drafts, { payload }) =>
    Object.fromEntries(Object.entries(drafts).filter(([of]) => of !== payload)),
  ),
  on(loggedIn, () => ({})),
  on(loggedOut, () => ({})),
])
