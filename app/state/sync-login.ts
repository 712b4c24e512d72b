import { fetchPartner } from '#app/api/sessions.ts'
import { hearSigning } from '#app/browser/login-channel.ts'
import { checkLogin, signedOut } from '#app/features/identity/login-slice.ts'
import type { AppStore } from './store.ts'

/** Asks who is signed in here, and follows what other tabs do. */
export function keepLogin(store: AppStore): void {
  const check = (): void => void store.dispatch(checkLogin(fetchPartner))
  hearSigning((what) => (what === 'out' ? void store.dispatch(signedOut()) : check()))
  check()
}
