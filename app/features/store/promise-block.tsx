import { Truck } from '#app/ui/icons/truck.tsx'
import { useStoreSettings } from '#app/state-kit/store-settings.tsx'
import { homeMessages } from '#app/messages/home.ts'
import { useMessages } from '#app/i18n/locale.tsx'

/** Delivery promise and payment terms on the home page (GEN-05). */
export function PromiseBlock() {
  const t = useMessages(homeMessages)
  const { deliveryPromise } = useStoreSettings()
  return (
    <div className="flex items-center gap-4 rounded-card border border-hairline bg-surface p-4 wide:p-5">
      <span className="grid size-12 shrink-0 place-items-center rounded-control bg-good-soft text-good">
        <Truck size={24} />
      </span>
      <p>
        <span className="block text-lg leading-tight font-heading">{deliveryPromise}</span>
        <span className="text-sm text-quiet">{t.payOnDelivery}</span>
      </p>
    </div>
  )
}
