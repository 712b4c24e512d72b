import { readStorage, removeStorage, writeStorage } from '#app/browser/storage.ts'

const KEY = 'buying-for'

/** The firm that somebody bought for last on this device, whose prices they see first; null for themselves. */
export function readBuyer(uid: string): string | null {
  const [owner, firmId] = (readStorage(KEY) ?? '').split(' ')
  return owner === uid && firmId ? firmId : null
}

/** Remembers on this device for which firm somebody buys. */
export function rememberBuyer(uid: string, firmId: string | null): void {
  if (firmId === null) removeStorage(KEY)
  else writeStorage(KEY, `${uid} ${firmId}`)
}
