import type { DeliveryPromiseWire } from '#domain/delivery/promise-wire.ts'
import { formatPromise } from '#app/i18n/promise-text.ts'
import { deliveryMessages } from '#messages/orders/delivery.ts'
import { deskNewOrderMessages } from '#app/messages/desk/orders/new-order.ts'

/** By when an order is delivered, as its customer would be told at checkout. */
export function PromisedDay({ promise }: { promise: DeliveryPromiseWire | null }) {
  const t = deskNewOrderMessages
  const texts = deliveryMessages
  if (promise === null) return null
  const { pin, days, promisedOn, state } = promise
  const [day] = days
  if (state === 'full') return <output className="text-sm text-caution">{t.full(pin)}</output>
  if (day === undefined) return null
  return (
    <output className="text-sm text-good">
      {formatPromise(texts, { day, slot: null }, promisedOn)}{' '}
      <span className="text-quiet">{texts.to(pin)}</span>
    </output>
  )
}
