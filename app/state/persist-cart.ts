import { parseStoredLines, mergeLines } from '#domain/cart/stored-lines.ts'
import type { CartLine } from '#domain/cart/line.ts'
import { cartLoaded } from '#app/features/cart/cart-slice.ts'
import type { AppStore } from './store.ts'
import { readStorage, onStorageChange, writeStorage } from '#app/browser/storage.ts'

/** Both hold the same cart (CART-02). */
const KEYS = ['cart', 'partner-cart'] as const

/** Loads the cart from storage into the store, then persists every change and follows other tabs. */
export function persistCart(store: AppStore): void {
  const { stored, isSame } = readStoredCart()
  let persisted: readonly CartLine[] = isSame ? stored : []
  store.subscribe(() => {
    const { lines, loaded } = store.getState().cart
    if (!loaded || lines === persisted) return
    persisted = lines
    for (const key of KEYS) writeStorage(key, JSON.stringify(lines))
  })
  onStorageChange((key, text) => {
    if (!KEYS.some((own) => own === key)) return
    const lines = parseStoredLines(text)
    if (JSON.stringify(lines) === JSON.stringify(persisted)) return
    persisted = lines
    store.dispatch(cartLoaded(lines))
  })
  store.dispatch(cartLoaded(stored))
}

/** The lines under both keys, merged; `isSame` when the keys agree. */
function readStoredCart(): { stored: CartLine[]; isSame: boolean } {
  const [first = null, second = null] = KEYS.map((key) => readStorage(key))
  return { stored: mergeLines(parseStoredLines(first), parseStoredLines(second)), isSame: first === second }
}
