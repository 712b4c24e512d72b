import { useEffect, useSyncExternalStore } from 'react'
import type { StockAlertRequest, StockAlertsWire } from '#domain/stock/alert-wire.ts'
import { changeStockAlert, fetchStockAlerts } from '#app/api/stock-alerts.ts'

/**
 * Alerts that one partner waits for, shared by all buttons of a page. Null while they are unknown; then no variant is shown
 * as waited for.
 */
type Known = { readonly uid: string; readonly keys: ReadonlySet<string> | null }

let known: Known | null = null
const listeners = new Set<() => void>()

function set(next: Known): void {
  known = next
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

function keyOf({ productId, variantUid }: Omit<StockAlertRequest, 'isWanted'>): string {
  return JSON.stringify([productId, variantUid])
}

function keysOf({ alerts }: StockAlertsWire): ReadonlySet<string> {
  return new Set(alerts.map(keyOf))
}

async function load(uid: string): Promise<void> {
  set({ uid, keys: null })
  const answer = await fetchStockAlerts().catch(() => null)
  // a change that was quicker knows more
  if (answer !== null && known?.uid === uid && known.keys === null) set({ uid, keys: keysOf(answer) })
}

/** Tells whether a partner waits for a variant, with a way to change it; null stands for a guest. */
export function useStockAlert(uid: string | null, variant: Omit<StockAlertRequest, 'isWanted'>) {
  const shared = useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  )
  useEffect(() => {
    if (uid !== null && known?.uid !== uid) void load(uid)
  }, [uid])
  const key = keyOf(variant)
  return {
    isWaiting: uid !== null && shared?.uid === uid && shared.keys?.has(key) === true,
    /** Resolves with whether the partner waits for it then. Rejects with `ApiError`. */
    change: async (partnerUid: string, isWanted: boolean): Promise<boolean> => {
      const keys = keysOf(await changeStockAlert({ ...variant, isWanted }))
      set({ uid: partnerUid, keys })
      return keys.has(key)
    },
  }
}
