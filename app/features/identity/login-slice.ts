import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Partner } from '#domain/identity/partner.ts'
import type { NewDeviceWire } from '#domain/identity/wire.ts'
import type { LoadStatus } from '#app/state-kit/list-slice.ts'
import { createAppAsyncThunk } from '#app/state-kit/thunk.ts'

/** Login data (DATA-02): the signed-in partner, or an empty list for a guest. Loaded in the browser only. */
export type LoginState = {
  readonly data: readonly Partner[]
  readonly status: LoadStatus
  readonly error: string | null
  /** Devices that signed in to the account for the first time and that the reader has not accepted. */
  readonly newDevices: readonly NewDeviceWire[]
}

const initialState: LoginState = { data: [], status: 'idle', error: null, newDevices: [] }

const succeeded = (data: readonly Partner[], newDevices: readonly NewDeviceWire[] = []): LoginState => ({
  data,
  status: 'succeeded',
  error: null,
  newDevices,
})

/** Asks the server who is signed in. */
export const checkLogin = createAppAsyncThunk('login/check', (_: void, { extra }) => extra.fetchSession())

const loginSlice = createSlice({
  name: 'login',
  initialState,
  reducers: {
    signedIn: (_, { payload }: PayloadAction<Partner>) => succeeded([payload]),
    partnerRenamed: (state, { payload }: PayloadAction<Partner>) => succeeded([payload], state.newDevices),
    newDevicesAccepted: (state) => ({ ...state, newDevices: [] }),
    /** Here or in another tab. */
    signedOut: () => succeeded([]),
  },
  extraReducers: (builder) => {
    builder
      .addCase(checkLogin.pending, (state) => ({ ...state, status: 'loading', error: null }))
      .addCase(checkLogin.fulfilled, (_, { payload }) =>
        succeeded(payload.partner === null ? [] : [payload.partner], payload.newDevices),
      )
      .addCase(checkLogin.rejected, (state) => ({
        ...state,
        status: 'failed',
        error: 'Failed to fetch login data',
      }))
  },
  selectors: {
    selectLogin: (login) => login,
  },
})

export const { signedIn, partnerRenamed, newDevicesAccepted, signedOut } = loginSlice.actions
export const { selectLogin } = loginSlice.selectors
export const loginReducer = loginSlice.reducer
