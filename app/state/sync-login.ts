import { fetchPartner } from '#app/api/sessions.ts'
import { onLoginBroadcast } from '#app/browser/login-channel.ts'
import { checkLogin, loggedOut } from '#app/features/identity/login-slice.ts'
import type { AppStore } from './store.ts'

/** Asks who is signed in here, and follows what other tabs do. */
export function syncLogin(store: AppStore): void {
  const check = (): void => void store.dispatch(checkLogin(fetchPartner))
  onLoginBroadcast((what) => (what === 'out' ? void store.dispatch(loggedOut()) : check()))
  check()
}
