import { onLoginBroadcast } from '#app/browser/login-channel.ts'
import { checkLogin, signedOut } from '#app/features/identity/login-slice.ts'
import type { AppStore } from './store.ts'

/** Checks who is signed in, and follows logins and logouts in other tabs. */
export function syncLogin({ dispatch }: AppStore): void {
  onLoginBroadcast((event) => void (event === 'out' ? dispatch(signedOut()) : dispatch(checkLogin())))
  void dispatch(checkLogin())
}
