import { Truck } from '#app/ui/icons/truck.tsx'
import { useStoreSettings } from '#app/state-kit/store-settings.tsx'
import { classNames } from '#app/ui/class-names.ts'

/** The delivery promise in one line (GEN-05). */
export function DeliveryPromise({ className }: { className?: string }) {
  const { deliveryPromise } = useStoreSettings()
  return (
    <p className={classNames('flex items-center gap-2 text-sm text-good', className)}>
      <Truck size={18} />
      {deliveryPromise}
    </p>
  )
}
