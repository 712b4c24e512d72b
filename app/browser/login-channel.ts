import { onStorageChange, writeStorage } from './storage.ts'

const KEY = 'signed'

/** Tells the other tabs of this browser that somebody has signed in or out here. */
export function broadcastLogin(what: 'in' | 'out'): void {
  writeStorage(KEY, `${what} ${Date.now()}`)
}

/** Calls `heard` when somebody has signed in or out in another tab. */
export function onLoginBroadcast(heard: (what: 'in' | 'out') => void): void {
  onStorageChange((key, text) => {
    if (key === KEY) heard(text?.startsWith('in') === true ? 'in' : 'out')
  })
}
