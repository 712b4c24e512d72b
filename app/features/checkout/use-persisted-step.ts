import { useEffect, useRef } from 'react'
import { readHistoryEntry, writeHistoryEntry } from '#app/browser/history.ts'
import { useIdentity } from '#app/features/identity/use-identity.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { paymentModes } from '#domain/orders/order.ts'
import { checkoutResumed, type SavedCheckout } from './checkout-slice.ts'
import { checkoutSteps } from './checkout-step.ts'

const KEY = 'checkout'

/**
 * Keeps step and payment mode in the history entry of the step, so that a reload shows both again. The cart step is an entry
 * of its own and keeps nothing. Call after the layer of the step, which makes the entry.
 */
export function usePersistedStep(enabled: boolean, { step, paymentMode }: SavedCheckout): void {
  const dispatch = useAppDispatch()
  const { partner } = useIdentity()
  const uid = partner?.uid
  const isRead = useRef(false)
  useEffect(() => {
    if (!enabled || uid === undefined) return
    if (!isRead.current) {
      isRead.current = true
      const saved = step === 'cart' ? readSaved(uid) : null
      if (saved !== null) {
        dispatch(checkoutResumed(saved))
        return
      }
    }
    if (step !== 'cart') writeHistoryEntry(KEY, { step, paymentMode, uid })
  }, [dispatch, enabled, uid, step, paymentMode])
}

function readSaved(uid: string): SavedCheckout | null {
  const saved = readHistoryEntry(KEY)
  if (typeof saved !== 'object' || saved === null) return null
  const { step, paymentMode, uid: owner } = saved as Record<string, unknown>
  const known = checkoutSteps.find((name) => name === step)
  // on a shared device the next partner starts anew
  if (known === undefined || owner !== uid) return null
  return { step: known, paymentMode: paymentModes.find((mode) => mode === paymentMode) ?? null }
}
