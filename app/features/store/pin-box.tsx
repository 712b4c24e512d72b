import { useCallback, useState, type SubmitEvent } from 'react'
import type { DeliveryPromiseWire } from '#domain/delivery/promise-wire.ts'
import { fetchPromise } from '#app/api/delivery-promise.ts'
import { parsePin, readPin, savePin } from '#app/browser/delivery-pin.ts'
import { deliveryFeeText, formatPromise } from '#app/i18n/promise-text.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deliveryMessages } from '#app/messages/delivery.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Truck } from '#app/ui/icons/truck.tsx'

/** By when something is delivered to the PIN code of this device, which is asked for once (AREA-02). Import lazily. */
export function PinBox({ product }: { product: string | null }) {
  const [pin, setPin] = useState(readPin)
  const [isAsking, setAsking] = useState(false)
  if (pin === null || isAsking)
    return (
      <PinForm
        pin={pin ?? ''}
        onPin={(chosen) => {
          savePin(chosen)
          setPin(chosen)
          setAsking(false)
        }}
      />
    )
  return <PromiseOf key={pin} pin={pin} product={product} onChange={() => setAsking(true)} />
}

function PinForm({ pin, onPin }: { pin: string; onPin: (pin: string) => void }) {
  const t = useMessages(deliveryMessages)
  const [text, setText] = useState(pin)
  const [isWrong, setWrong] = useState(false)
  function submit(event: SubmitEvent) {
    event.preventDefault()
    const chosen = parsePin(text)
    if (chosen === null) setWrong(true)
    else onPin(chosen)
  }
  return (
    <form onSubmit={submit} noValidate className="flex max-w-sm items-start gap-2">
      <Field
        className="min-w-0 flex-1"
        label={t.ask}
        placeholder={t.pin}
        value={text}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        error={isWrong ? t.pinWrong : null}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setWrong(false)
        }}
      />
      <Button type="submit" variant="secondary" className="mt-6 h-12">
        {t.check}
      </Button>
    </form>
  )
}

function PromiseOf({
  pin,
  product,
  onChange,
}: {
  pin: string
  product: string | null
  onChange: () => void
}) {
  const t = useMessages(deliveryMessages)
  const loading = useLoad(useCallback(() => fetchPromise(pin, product), [pin, product]))
  if (loading.status === 'loading')
    return (
      <output aria-label={t.checking} className="block">
        <Skeleton className="h-11 max-w-sm" />
      </output>
    )
  if (loading.status === 'failed')
    return (
      <p role="alert" className="flex flex-wrap items-center gap-2 text-sm text-quiet">
        {t.failed}
        <Button variant="quiet" size="small" onClick={loading.reload}>
          {t.again}
        </Button>
      </p>
    )
  return (
    <div className="flex items-center gap-2 text-sm">
      <span className={loading.content.state === 'promised' ? 'text-good' : 'text-caution'}>
        <Truck size={18} />
      </span>
      <PromiseText promise={loading.content} />
      <Button variant="quiet" size="small" aria-label={t.changePin} onClick={onChange}>
        {t.change}
      </Button>
    </div>
  )
}

function PromiseText({ promise: { pin, state, days, fee } }: { promise: DeliveryPromiseWire }) {
  const t = useMessages(deliveryMessages)
  const [day] = days
  if (state === 'outside') return <output className="text-caution">{t.outside(pin)}</output>
  if (day === undefined) return <output className="text-caution">{t.full(pin)}</output>
  return (
    <output>
      <span className="block font-medium text-good">{formatPromise(t, { day, slot: null })}</span>
      <span className="block text-xs text-quiet">{t.to(pin)}</span>
      {fee && <span className="block text-xs text-quiet">{deliveryFeeText(t, fee)}</span>}
    </output>
  )
}
