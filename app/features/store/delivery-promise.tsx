import { Suspense } from 'react'
import { Truck } from '#app/ui/icons/truck.tsx'
import { useStoreSettings } from '#app/state-kit/store-settings.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

const pinBox = lazyComponent(() => import('./pin-box.tsx').then((module) => module.PinBox))

interface DeliveryPromiseProps {
  className?: string
  /** The id of the product that it is asked for. */
  product?: string
}

/**
 * The delivery promise (GEN-05): one line that is the same everywhere, or, where the store has areas, the day for a PIN code
 * (AREA-02). The day comes after the page, which is kept for everybody.
 */
export function DeliveryPromise({ className, product }: DeliveryPromiseProps) {
  const { deliveryPromise, deliveryAreas } = useStoreSettings()
  const hydrated = useHydrated()
  if (deliveryAreas !== true)
    return (
      <p className={classNames('flex items-center gap-2 text-sm text-good', className)}>
        <Truck size={18} />
        {deliveryPromise}
      </p>
    )
  return (
    <div className={classNames('min-h-11', className)}>
      {hydrated && (
        <Suspense fallback={null}>
          <pinBox.Component product={product ?? null} />
        </Suspense>
      )}
    </div>
  )
}
