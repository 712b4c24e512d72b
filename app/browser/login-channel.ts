import { onStorageChange, writeStorage } from './storage.ts'

const KEY = 'signed'

/** Notifies the other tabs that the partner has signed in or out. */
export function broadcastLogin(event: 'in' | 'out'): void {
  writeStorage(KEY, `${event} ${Date.now()}`)
}

/** Calls `listener` when the partner signs in or out in another tab. */
export function onLoginBroadcast(listener: (event: 'in' | 'out') => void): void {
  onStorageChange((key, text) => {
    if (key === KEY) listener(text?.startsWith('in') === true ? 'in' : 'out')
  })
}
