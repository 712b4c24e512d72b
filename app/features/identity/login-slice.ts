import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Partner } from '#domain/identity/partner.ts'
import type { ListStatus } from '#app/state/list-slice.ts'

/** Who is signed in here: one partner in the list, or none (DATA-02). Known to the browser alone. */
export type LoginState = {
  readonly data: readonly Partner[]
  readonly status: ListStatus
  readonly error: string | null
}

const initialState: LoginState = { data: [], status: 'idle', error: null }

/** Asks the server who is signed in; `read` is the call of the browser. */
export const checkLogin = createAsyncThunk<Partner | null, () => Promise<Partner | null>>(
  'login/check',
  (read) => read(),
)

const slice = createSlice({
  name: 'login',
  initialState: () => initialState,
  reducers: {
    /** A person has signed in. */
    signedIn: (_, action: PayloadAction<Partner>): LoginState => succeeded([action.payload]),
    /** The person goes by another name now. */
    renamed: (_, action: PayloadAction<Partner>): LoginState => succeeded([action.payload]),
    /** The person has signed out, here or in another tab. */
    signedOut: (): LoginState => succeeded([]),
  },
  extraReducers: (builder) =>
    builder
      .addCase(checkLogin.pending, (state) => ({ ...state, status: 'loading' as const, error: null }))
      .addCase(checkLogin.fulfilled, (_, action) =>
        succeeded(action.payload === null ? [] : [action.payload]),
      )
      .addCase(checkLogin.rejected, (state) => ({
        ...state,
        status: 'failed' as const,
        error: 'Failed to fetch login data',
      })),
})

export const { signedIn, renamed, signedOut } = slice.actions
export const loginReducer = slice.reducer

function succeeded(data: readonly Partner[]): LoginState {
  return { data, status: 'succeeded', error: null }
}
