import { parseStoredLines, mergeLines } from '#domain/cart/stored-lines.ts'
import type { CartLine } from '#domain/cart/line.ts'
import { cartLoaded } from '#app/features/cart/cart-slice.ts'
import type { AppStore } from './store.ts'
import { readStorage, onStorageChange, writeStorage } from '#app/browser/storage.ts'

/** The two keys of the one cart (CART-02). */
const KEYS = ['cart', 'partner-cart'] as const

/** Reads the cart of this device into the store, and from then on keeps both in step, also across tabs. */
export function persistCart(store: AppStore): void {
  const { kept, agree } = readKept()
  let lines: readonly CartLine[] = agree ? kept : []
  store.subscribe(() => {
    const now = store.getState().cart
    if (!now.loaded || now.lines === lines) return
    lines = now.lines
    for (const key of KEYS) writeStorage(key, JSON.stringify(lines))
  })
  onStorageChange((key, text) => {
    if (!KEYS.some((own) => own === key)) return
    const read = parseStoredLines(text)
    if (JSON.stringify(read) === JSON.stringify(lines)) return
    lines = read
    store.dispatch(cartLoaded(read))
  })
  store.dispatch(cartLoaded(kept))
}

function readKept(): { kept: CartLine[]; agree: boolean } {
  const [first = null, second = null] = KEYS.map((key) => readStorage(key))
  return { kept: mergeLines(parseStoredLines(first), parseStoredLines(second)), agree: first === second }
}
