import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** What a person was about to do when the login was asked for. */
export type LoginPurpose = 'stay' | 'checkout'

/** Where the login dialog stands: `asking` for phone and code, `welcome` says that it worked. */
export type LoginDialogState = {
  readonly stage: 'closed' | 'asking' | 'welcome'
  readonly purpose: LoginPurpose
}

const initialState: LoginDialogState = { stage: 'closed', purpose: 'stay' }

const slice = createSlice({
  name: 'loginDialog',
  initialState: () => initialState,
  reducers: {
    loginRequested: (_, action: PayloadAction<LoginPurpose>): LoginDialogState => ({
      stage: 'asking',
      purpose: action.payload,
    }),
    /** The person is signed in through the dialog; the payload is why it was opened. */
    loginCompleted: (_, action: PayloadAction<LoginPurpose>): LoginDialogState => ({
      stage: 'welcome',
      purpose: action.payload,
    }),
    loginClosed: (state): LoginDialogState => ({ ...state, stage: 'closed' }),
  },
})

export const { loginRequested, loginCompleted, loginClosed } = slice.actions
export const loginDialogReducer = slice.reducer
