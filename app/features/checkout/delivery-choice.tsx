import { formatDeliveryDay, formatPromise } from '#app/i18n/promise-text.ts'
import { deliveryMessages } from '#messages/orders/delivery.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { Truck } from '#app/ui/icons/truck.tsx'
import type { CheckoutDelivery } from './use-delivery.ts'

/** Line that says by when the cart is delivered to the selected address (AREA-02). */
export function DeliveryLine({ delivery }: { delivery: CheckoutDelivery }) {
  const t = deliveryMessages
  const { status, chosen, pin } = delivery
  if (status === 'loading')
    return (
      <output aria-label={t.checking} className="block">
        <Skeleton className="h-10" />
      </output>
    )
  if (status === 'failed')
    return (
      <p role="alert" className="flex flex-wrap items-center gap-2 text-sm text-quiet">
        {t.failed}
        <Button variant="quiet" size="small" onClick={delivery.reload}>
          {t.again}
        </Button>
      </p>
    )
  return (
    <p className="flex min-h-10 items-center gap-2 text-sm">
      <span className={chosen === null ? 'text-caution' : 'text-good'}>
        <Truck size={18} />
      </span>
      {chosen === null ? (
        <span className="text-caution">{status === 'outside' ? t.outside(pin) : t.full(pin)}</span>
      ) : (
        <output className="text-good">
          {formatPromise(t, chosen, delivery.promisedOn)} <span className="text-quiet">{t.to(pin)}</span>
        </output>
      )}
    </p>
  )
}

/** Reason that the cart cannot be ordered to the selected address (AREA-01). */
export function DeliveryNotice({ delivery }: { delivery: CheckoutDelivery | null }) {
  const t = deliveryMessages
  if (delivery?.status !== 'outside' && delivery?.status !== 'full') return null
  const { status, pin } = delivery
  return (
    <div role="alert" className="grid gap-1 rounded-card bg-caution-soft p-3 text-sm">
      <p className="font-price text-caution">{status === 'outside' ? t.outside(pin) : t.full(pin)}</p>
      {status === 'outside' && <p>{t.outsideOrder}</p>}
    </div>
  )
}

/** Lets the customer choose a later day, and a time of day where the store has them. */
export function DeliveryChoice({ delivery }: { delivery: CheckoutDelivery | null }) {
  const t = deliveryMessages
  if (delivery?.chosen == null) return null
  const { days, slots, chosen, choose } = delivery
  return (
    <Card className="grid grid-cols-1 gap-3 p-4">
      <h2 className="text-base">{t.title}</h2>
      <SelectField
        label={t.chooseDay}
        value={chosen.day}
        options={days.map((day) => [day, formatDeliveryDay(day)] as const)}
        onChange={(event) => choose({ ...chosen, day: event.currentTarget.value })}
      />
      {slots.length > 0 && (
        <SelectField
          label={t.chooseSlot}
          value={chosen.slot ?? ''}
          options={[
            ['', t.anySlot],
            ...slots.map((slot) => [slot, t.slot(slot.slice(0, 5), slot.slice(6))] as const),
          ]}
          onChange={(event) => choose({ ...chosen, slot: event.currentTarget.value || null })}
        />
      )}
    </Card>
  )
}
