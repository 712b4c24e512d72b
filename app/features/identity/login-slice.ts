import { createAction, createAsyncThunk } from '@reduxjs/toolkit'
import type { Partner } from '#domain/identity/partner.ts'
import type { ListStatus } from '#app/state-kit/list-slice.ts'
import { createPlainReducer } from '#app/state-kit/reducer.ts'

/** Who is signed in here: one partner in the list, or none (DATA-02). Known to the browser alone. */
export type LoginState = {
  readonly data: readonly Partner[]
  readonly status: ListStatus
  readonly error: string | null
}

/** Asks the server who is signed in; `read` is the call of the browser. */
export const checkLogin = createAsyncThunk<Partner | null, () => Promise<Partner | null>>(
  'login/check',
  (read) => read(),
)

/** A person has signed in. */
export const loggedIn = createAction<Partner>('login/signedIn')

/** The person goes by another name now. */
export const partnerRenamed = createAction<Partner>('login/renamed')

/** The person has signed out, here or in another tab. */
export const loggedOut = createAction('login/signedOut')

export const loginReducer = createPlainReducer<LoginState>(
  { data: [], status: 'idle', error: null },
  (on) => [
    on(checkLogin.pending, (state) => ({ ...state, status: 'loading', error: null })),
    on(checkLogin.fulfilled, (_, { payload }) => succeeded(payload === null ? [] : [payload])),
    on(checkLogin.rejected, (state) => ({ ...state, status: 'failed', error: 'Failed to fetch login data' })),
    on(loggedIn, (_, { payload }) => succeeded([payload])),
    on(partnerRenamed, (_, { payload }) => succeeded([payload])),
    on(loggedOut, () => succeeded([])),
  ],
)

function succeeded(data: readonly Partner[]): LoginState {
  return { data, status: 'succeeded', error: null }
}
