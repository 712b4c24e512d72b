import { useState, type FormEvent } from 'react'
import type { DeliveryPreviewWire } from '#domain/delivery/plan-wire.ts'
import { previewDelivery } from '#app/api/desk/delivery.ts'
import { deliveryFeeText, formatDeliveryDay } from '#app/i18n/promise-text.ts'
import { deliveryMessages } from '#messages/orders/delivery.ts'
import { deskDeliveryMessages } from '#app/messages/desk/orders/delivery.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { NumberField } from '#app/ui/forms/number-field.tsx'
import { numberOf } from '#app/ui/forms/read-number.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { planOfForm, type PlanForm } from './plan-form.ts'
import { usePlanError } from './use-plan-error.ts'

const tonneLimits = { most: 10_000, decimals: 3 }

type Tried = DeliveryPreviewWire & { readonly pin: string }

/** Delivery promise of an order placed now under the unsaved plan. */
export function PromiseTrial({ form }: { form: PlanForm }) {
  const t = deskDeliveryMessages
  const delivery = deliveryMessages
  const describe = usePlanError(form)
  const [pin, setPin] = useState('')
  const [tonnes, setTonnes] = useState('')
  const [tried, setTried] = useState<Tried | null>(null)
  const { pending, failure, run } = useAction()

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(null)
    // what is no number is said beside the field
    if (tonnes.trim() !== '' && numberOf(tonnes, tonneLimits) === null) return
    await run(async () => {
      const kilograms = Math.round((numberOf(tonnes, tonneLimits) ?? 0) * 1_000)
      const wanted = pin.replaceAll(/\s/g, '')
      setTried({
        ...(await previewDelivery({ plan: planOfForm(form), pin: wanted, kilograms })),
        pin: wanted,
      })
    })
  }

  return (
    <Section title={t.try}>
      <p className="text-sm text-quiet">{t.tryHint}</p>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-wrap items-end gap-3">
        <Field
          className="min-w-0 flex-1 basis-32"
          label={t.tryPin}
          inputMode="numeric"
          maxLength={7}
          value={pin}
          onChange={(event) => setPin(event.currentTarget.value)}
        />
        <NumberField
          className="min-w-0 flex-1 basis-24"
          label={t.tryTonnes}
          limits={tonneLimits}
          value={tonnes}
          onChange={setTonnes}
        />
        <Button type="submit" variant="secondary" className="h-12" loading={pending}>
          {t.preview}
        </Button>
      </form>
      {failure !== null && <InlineError text={describe(failure)} />}
      <output className="block font-medium">
        {tried !== null && sentenceOf(t, tried)}
        {tried?.fee && <span className="block">{deliveryFeeText(delivery, tried.fee)}</span>}
      </output>
    </Section>
  )
}

function sentenceOf(t: typeof deskDeliveryMessages, { pin, area, days }: Tried): string {
  if (area === null) return t.outside(pin)
  const [day] = days
  return day === undefined ? t.full(pin) : t.promised(pin, area, formatDeliveryDay(day))
}
