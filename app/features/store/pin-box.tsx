import { useCallback, useState, type SubmitEvent } from 'react'
import { useSelector } from 'react-redux'
import { quantityOf } from '#domain/cart/lines.ts'
import type { DeliveryPromiseWire } from '#domain/delivery/promise-wire.ts'
import { fetchCartPromise, fetchPromise, type PromiseLine } from '#app/api/delivery-promise.ts'
import { parsePin, readPin, savePin } from '#app/browser/delivery-pin.ts'
import { selectCart, type CartRootState } from '#app/features/cart/cart-slice.ts'
import { deliveryFeeText, formatPromise } from '#app/i18n/promise-text.ts'
import { deliveryMessages } from '#messages/orders/delivery.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { useAutofocus } from '#app/ui/forms/use-autofocus.ts'
import { Truck } from '#app/ui/icons/truck.tsx'
import { useSettled } from '#app/state-kit/use-settled.ts'

interface PinBoxProps {
  /** The id of the product that it is asked for. */
  product?: string | undefined
  /** The variant of it, and how much of it somebody would order; what is in the cart counts before that. */
  wanted?: PromiseLine | undefined
  /** All lines of a cart. */
  lines?: readonly PromiseLine[] | undefined
}

/** Day on which something is delivered to the PIN code of this device, which is asked for once (AREA-02). Import lazily. */
export function PinBox({ product, wanted, lines }: PinBoxProps) {
  const inCart = useSelector((state: CartRootState) =>
    wanted === undefined ? 0 : quantityOf(selectCart(state).lines, wanted.product),
  )
  const quantity = inCart || (wanted?.quantity ?? 1)
  const asked = { product, lines: wanted && quantity > 1 ? [{ ...wanted, quantity }] : lines }
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
  return <PromiseOf key={pin} {...asked} pin={pin} onChange={() => setAsking(true)} />
}

function PinForm({ pin, onPin }: { pin: string; onPin: (pin: string) => void }) {
  const t = deliveryMessages
  const [text, setText] = useState(pin)
  const [isWrong, setWrong] = useState(false)
  const form = useAutofocus<HTMLFormElement>()
  function submit(event: SubmitEvent) {
    event.preventDefault()
    const chosen = parsePin(text)
    if (chosen === null) setWrong(true)
    else onPin(chosen)
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="flex items-start gap-2">
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

/** Question to the store; about a product alone it is the same for everybody. */
type Question = Pick<PinBoxProps, 'product' | 'lines'> & { readonly pin: string }

async function ask(question: string): Promise<{ question: string; promise: DeliveryPromiseWire }> {
  const { pin, product, lines } = JSON.parse(question) as Question
  return { question, promise: await (lines ? fetchCartPromise({ pin, lines }) : fetchPromise(pin, product)) }
}

/** The answer to the latest question; what was answered before it fades until then. */
function PromiseOf({ onChange, ...asked }: Question & { onChange: () => void }) {
  const t = deliveryMessages
  const latest = JSON.stringify(asked satisfies Question)
  const question = useSettled(latest)
  const loading = useLoad(useCallback(() => ask(question), [question]))
  if (loading.status === 'loading')
    return (
      <output aria-label={t.checking} className="block">
        <Skeleton className="h-11" />
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
  const { promise, question: answered } = loading.content
  const isStale = answered !== latest
  return (
    <div
      aria-busy={isStale}
      className={classNames('flex items-center gap-2 text-sm', isStale && 'opacity-40')}
    >
      <span className={promise.state === 'promised' ? 'text-good' : 'text-caution'}>
        <Truck size={18} />
      </span>
      <PromiseText promise={promise} />
      <Button variant="quiet" size="small" aria-label={t.changePin} onClick={onChange}>
        {t.change}
      </Button>
    </div>
  )
}

function PromiseText({ promise: { pin, state, days, promisedOn, fee } }: { promise: DeliveryPromiseWire }) {
  const t = deliveryMessages
  const [day] = days
  // the areas may have gone since the page was loaded
  if (state === 'everywhere') return null
  if (state === 'outside') return <output className="text-caution">{t.outside(pin)}</output>
  if (day === undefined) return <output className="text-caution">{t.full(pin)}</output>
  return (
    <output>
      <span className="block font-medium text-good">{formatPromise(t, { day, slot: null }, promisedOn)}</span>
      <span className="block text-xs text-quiet">{t.to(pin)}</span>
      {fee && <span className="block text-xs text-quiet">{deliveryFeeText(t, fee)}</span>}
    </output>
  )
}
