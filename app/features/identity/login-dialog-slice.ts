import { createAction } from '@reduxjs/toolkit'
import { createPlainReducer } from '#app/state-kit/reducer.ts'

/** What a person was about to do when the login was asked for. */
export type LoginPurpose = 'stay' | 'checkout'

/** Where the login dialog stands: `asking` for phone and code, `welcome` says that it worked. */
export type LoginDialogState = {
  readonly stage: 'closed' | 'asking' | 'welcome'
  readonly purpose: LoginPurpose
}

export const loginRequested = createAction<LoginPurpose>('loginDialog/requested')

/** The person is signed in through the dialog; the payload is why it was opened. */
export const loginCompleted = createAction<LoginPurpose>('loginDialog/completed')
export const loginClosed = createAction('loginDialog/closed')

export const loginDialogReducer = createPlainReducer<LoginDialogState>(
  { stage: 'closed', purpose: 'stay' },
  (on) => [
    on(loginRequested, (_, { payload }) => ({ stage: 'asking', purpose: payload })),
    on(loginCompleted, (_, { payload }) => ({ stage: 'welcome', purpose: payload })),
    on(loginClosed, (state) => ({ ...state, stage: 'closed' })),
  ],
)
