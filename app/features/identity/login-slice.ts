import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import type { Partner } from '#domain/identity/partner.ts'
import type { NewDeviceWire, SessionWire } from '#domain/identity/wire.ts'
import type { LoadStatus } from '#app/state-kit/list-slice.ts'
import type { ApiThunk } from '#app/state-kit/thunk.ts'

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

export const signedIn = createAction<Partner>('login/signedIn')
export const partnerRenamed = createAction<Partner>('login/partnerRenamed')
export const newDevicesAccepted = createAction('login/newDevicesAccepted')
/** Here or in another tab. */
export const signedOut = createAction('login/signedOut')
const checkBegan = createAction('login/checkBegan')
const checkSucceeded = createAction<SessionWire>('login/checkSucceeded')
const checkFailed = createAction('login/checkFailed')

export function loginReducer(login = initialState, action: UnknownAction): LoginState {
  if (checkBegan.match(action)) return { ...login, status: 'loading', error: null }
  if (checkSucceeded.match(action)) {
    const { partner, newDevices } = action.payload
    return succeeded(partner === null ? [] : [partner], newDevices)
  }
  if (checkFailed.match(action)) return { ...login, status: 'failed', error: 'Failed to fetch login data' }
  if (signedIn.match(action)) return succeeded([action.payload])
  if (partnerRenamed.match(action)) return succeeded([action.payload], login.newDevices)
  if (newDevicesAccepted.match(action)) return { ...login, newDevices: [] }
  return signedOut.match(action) ? succeeded([]) : login
}

export const selectLogin = (root: { readonly login: LoginState }) => root.login

/** Asks the server who is signed in. */
export const checkLogin = (): ApiThunk => async (dispatch, _, api) => {
  dispatch(checkBegan())
  await api.fetchSession().then(
    (session) => dispatch(checkSucceeded(session)),
    () => dispatch(checkFailed()),
  )
}
