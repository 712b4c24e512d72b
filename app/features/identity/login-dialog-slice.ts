import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Step that continues after the login: none, or checkout. */
export type LoginPurpose = 'stay' | 'checkout'

export type LoginDialogState = {
  /** `asking` for phone and code; `welcome` after a successful login. */
  readonly stage: 'closed' | 'asking' | 'welcome'
  readonly purpose: LoginPurpose
}

const initialState: LoginDialogState = { stage: 'closed', purpose: 'stay' }

const loginDialogSlice = createSlice({
  name: 'loginDialog',
  initialState,
  reducers: {
    loginRequested: (_, { payload }: PayloadAction<LoginPurpose>) => ({ stage: 'asking', purpose: payload }),
    /** The partner is signed in through the dialog; the payload is the purpose it was opened for. */
    loginCompleted: (_, { payload }: PayloadAction<LoginPurpose>) => ({ stage: 'welcome', purpose: payload }),
    loginClosed: (state) => ({ ...state, stage: 'closed' }),
  },
  selectors: {
    selectLoginDialog: (loginDialog) => loginDialog,
  },
})

export const { loginRequested, loginCompleted, loginClosed } = loginDialogSlice.actions
export const { selectLoginDialog } = loginDialogSlice.selectors
export const loginDialogReducer = loginDialogSlice.reducer
