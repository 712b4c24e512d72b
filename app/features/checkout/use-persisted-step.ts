import { useEffect, useRef } from 'react'
import { readHistoryEntry, writeHistoryEntry } from '#app/browser/history.ts'
import { useIdentity } from '#app/features/identity/use-identity.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { paymentModes } from '#domain/orders/order.ts'
import { checkoutResumed, type Buying, type SavedCheckout } from './checkout-slice.ts'
import { checkoutSteps } from './checkout-step.ts'

const KEY = 'checkout'

/**
 * Keeps step, payment mode, coupon and the firm that it is for in the history entry of the step, so that a reload shows them again. Call after
 * the layer of the step, which makes the entry; the cart step is an entry of its own.
 */
export function usePersistedStep(
  enabled: boolean,
  { step, paymentMode, buying, coupon }: SavedCheckout,
): void {
  const dispatch = useAppDispatch()
  const { partner } = useIdentity()
  const uid = partner?.uid
  const isRead = useRef(false)
  useEffect(() => {
    if (!enabled || uid === undefined) return
    if (!isRead.current) {
      isRead.current = true
      const saved = step === 'cart' && buying.firm === null && coupon === null ? readSaved(uid) : null
      if (saved !== null) {
        dispatch(checkoutResumed(saved))
        return
      }
    }
    const firm = buying.uid === uid ? buying.firm : null
    const isChosen = step !== 'cart' || firm !== null || coupon !== null
    if (isChosen || readHistoryEntry(KEY) !== undefined)
      writeHistoryEntry(KEY, { step, paymentMode, firm, coupon, uid })
  }, [dispatch, enabled, uid, step, paymentMode, buying, coupon])
}

function readSaved(uid: string): SavedCheckout | null {
  const saved = readHistoryEntry(KEY)
  if (typeof saved !== 'object' || saved === null) return null
  const { step, paymentMode, firm, coupon, uid: owner } = saved as Record<string, unknown>
  const known = checkoutSteps.find((name) => name === step)
  // on a shared device the next partner starts anew
  if (known === undefined || owner !== uid) return null
  return {
    step: known,
    paymentMode: paymentModes.find((mode) => mode === paymentMode) ?? null,
    buying: { uid, firm: readFirm(firm), site: null },
    coupon: typeof coupon === 'string' ? coupon : null,
  }
}

function readFirm(saved: unknown): Buying['firm'] {
  if (typeof saved !== 'object' || saved === null) return null
  const { id, siteId, poNumber, reference } = saved as Record<string, unknown>
  if (typeof id !== 'string') return null
  return {
    id,
    ...(typeof siteId === 'string' && { siteId }),
    ...(typeof poNumber === 'string' && { poNumber }),
    ...(typeof reference === 'string' && { reference }),
  }
}
