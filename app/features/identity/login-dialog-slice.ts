import { createAction, type UnknownAction } from '@reduxjs/toolkit'

/** Step that continues after the login: none, or checkout. */
export type LoginPurpose = 'stay' | 'checkout'

export type LoginDialogState = {
  /** `asking` for phone and code; `welcome` after a successful login. */
  readonly stage: 'closed' | 'asking' | 'welcome'
  readonly purpose: LoginPurpose
}

const initialState: LoginDialogState = { stage: 'closed', purpose: 'stay' }

export const loginRequested = createAction<LoginPurpose>('loginDialog/requested')
/** The partner is signed in through the dialog; the payload is the purpose it was opened for. */
export const loginCompleted = createAction<LoginPurpose>('loginDialog/completed')
export const loginClosed = createAction('loginDialog/closed')

export function loginDialogReducer(dialog = initialState, action: UnknownAction): LoginDialogState {
  if (loginRequested.match(action)) return { stage: 'asking', purpose: action.payload }
  if (loginCompleted.match(action)) return { stage: 'welcome', purpose: action.payload }
  return loginClosed.match(action) ? { ...dialog, stage: 'closed' } : dialog
}

export const selectLoginDialog = (root: { readonly loginDialog: LoginDialogState }) => root.loginDialog
