import { createAction } from '@reduxjs/toolkit'
import type { AddressForm } from '#domain/addresses/address.ts'
import { signedIn, signedOut } from '#app/features/identity/login-slice.ts'
import { reducerOf } from '#app/state-kit/reducer.ts'

/** What was typed into a form of an address and neither saved nor given up, by the address's id or `new`. */
export type AddressDrafts = Readonly<Record<string, AddressForm>>

export const draftKept = createAction<{ of: string; typed: AddressForm }>('addressDrafts/kept')

/** The form was saved, or given up on purpose. */
export const draftDropped = createAction<string>('addressDrafts/dropped')

export const addressDraftsReducer = reducerOf<AddressDrafts>({}, (on) => [
  on(draftKept, (drafts, { payload }) => ({ ...drafts, [payload.of]: payload.typed })),
  on(draftDropped, (drafts, { payload }) =>
    Object.fromEntries(Object.entries(drafts).filter(([of]) => of !== payload)),
  ),
  on(signedIn, () => ({})),
  on(signedOut, () => ({})),
])
