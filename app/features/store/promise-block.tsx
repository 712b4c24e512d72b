import { homeMessages } from '#messages/catalogue/home.ts'
import { useStoreSettings } from '#app/state-kit/store-settings.tsx'
import { DeliveryPromise } from './delivery-promise.tsx'

/** Delivery promise and payment terms on the home page (GEN-05). */
export function PromiseBlock() {
  const t = homeMessages
  const { deliveryPromise } = useStoreSettings()
  return (
    <div className="grid content-center gap-1 rounded-card border border-hairline bg-surface px-4 py-3 wide:px-5">
      <DeliveryPromise>
        <b className="block pb-1 text-lg leading-tight font-heading text-ink">{deliveryPromise}</b>
      </DeliveryPromise>
      <p className="pl-6.5 text-sm text-quiet">{t.payOnDelivery}</p>
    </div>
  )
}
