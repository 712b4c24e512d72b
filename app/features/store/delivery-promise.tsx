import { Suspense, useState, type ReactNode } from 'react'
import type { PromiseLine } from '#app/api/delivery-promise.ts'
import { readPin } from '#app/browser/delivery-pin.ts'
import { pinCheckMessages } from '#messages/orders/pin-check.ts'
import { useStoreSettings } from '#app/state-kit/store-settings.tsx'
import { Button } from '#app/ui/button.tsx'
import { Truck } from '#app/ui/icons/truck.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { PromiseMessages } from './default-promise.ts'

const pinBox = lazyComponent(() => import('./pin-box.tsx').then((module) => module.PinBox))

interface DeliveryPromiseProps {
  /** The id of the product that it is asked for. */
  product?: string
  /** The variant of it and the quantity on screen: a heavy order takes longer. */
  wanted?: PromiseLine
  /** All lines of a cart. */
  lines?: readonly PromiseLine[]
  /** Promise without a PIN code, where it differs from that of the whole store. */
  promise?: PromiseMessages | null
  /** The promise itself, where it looks otherwise. */
  children?: ReactNode
}

/**
 * The delivery promise (GEN-05): one line that is the same everywhere and holds for everybody, and where the store has areas
 * the day for a PIN code, once it is known (AREA-02). The day comes after the page, which is cached for everybody.
 */
export function DeliveryPromise({ promise, children, ...asked }: DeliveryPromiseProps) {
  const t = pinCheckMessages
  const { deliveryAreas, ...settings } = useStoreSettings()
  const [isAsking, setAsking] = useState(false)
  const { deliveryPromise, deliveryTerms } = promise ?? settings
  const standing = (
    <div className="flex flex-wrap items-center gap-x-2 text-sm text-good">
      <Truck size={18} />
      <p className="flex-1 basis-56">
        {children ?? deliveryPromise}
        <span className="block text-xs text-quiet">{deliveryTerms}</span>
      </p>
      {deliveryAreas && (
        <Button variant="quiet" size="small" className="max-wide:ml-3.5" onClick={() => setAsking(true)}>
          {t.check}
        </Button>
      )}
    </div>
  )
  const isForPin = useHydrated() && deliveryAreas && (isAsking || readPin() !== null)
  return (
    <div className="grid items-center *:[grid-area:1/1]">
      {/* keeps its place, so that nothing jumps when the day comes */}
      <div className={isForPin ? 'invisible' : ''}>{standing}</div>
      {isForPin && (
        <Suspense fallback={standing}>
          <pinBox.Component {...asked} />
        </Suspense>
      )}
    </div>
  )
}
