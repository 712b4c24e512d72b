import { useState } from 'react'
import { MAX_GROSS_KG, MAX_SLIP_LENGTH, netOf, type Weighing } from '#domain/cart/weighing.ts'
import { deskWeighingMessages } from '#app/messages/desk/orders/weighing.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { NumberField } from '#app/ui/forms/number-field.tsx'
import { numberOf } from '#app/ui/forms/read-number.ts'
import { WaitingButton } from '#app/ui/waiting-button.tsx'

interface WeighingFormProps {
  weighing: Weighing | null
  onWeighed: (weighing: Weighing) => void
}

const limits = { most: MAX_GROSS_KG }

/** Form for the slip of a weighbridge. */
export function WeighingForm({ weighing, onWeighed }: WeighingFormProps) {
  const t = deskWeighingMessages
  const [typed, setTyped] = useState({
    gross: String(weighing?.gross ?? ''),
    tare: String(weighing?.tare ?? ''),
    slip: weighing?.slip ?? '',
  })
  const weighed = weighingOf(typed)
  const net = weighed && netOf(weighed)
  const missing = missingOf(weighed)
  const field = (name: 'gross' | 'tare') => ({
    label: t[name],
    limits,
    value: typed[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
  })
  return (
    <form
      className="grid grid-cols-1 gap-4 p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (missing === null && weighed !== null) onWeighed(weighed)
      }}
    >
      <p className="text-quiet">{t.intro}</p>
      <div className="grid grid-cols-2 items-start gap-3">
        <NumberField {...field('gross')} />
        <NumberField {...field('tare')} error={net !== null && net <= 0 ? t.tooLight : undefined} />
      </div>
      <Field
        label={t.slip}
        maxLength={MAX_SLIP_LENGTH}
        autoComplete="off"
        value={typed.slip}
        onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, slip: value }))}
      />
      {net !== null && net > 0 && (
        <p className="font-price tabular-nums" aria-live="polite">
          {t.net(net)}
        </p>
      )}
      <WaitingButton type="submit" waitsFor={missing}>
        {net === null || net <= 0 ? t.billNothing : t.bill(net)}
      </WaitingButton>
    </form>
  )
}

/** Typed weights as numbers; null while one is missing. The slip may be. */
function weighingOf({ gross, tare, slip }: Record<'gross' | 'tare' | 'slip', string>): Weighing | null {
  const [full, empty] = [numberOf(gross, limits), numberOf(tare, limits)]
  return full === null || empty === null ? null : { gross: full, tare: empty, slip: slip.trim() }
}

function missingOf(weighed: Weighing | null): string | null {
  const t = deskWeighingMessages
  if (weighed !== null && netOf(weighed) <= 0) return t.tooLight
  return weighed === null || weighed.slip === '' ? t.missing : null
}
