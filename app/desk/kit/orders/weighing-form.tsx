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
    gross: weighing === null ? '' : String(weighing.gross),
    tare: weighing === null ? '' : String(weighing.tare),
    slip: weighing?.slip ?? '',
  })
  const [gross, tare] = [numberOf(typed.gross, limits), numberOf(typed.tare, limits)]
  const slip = typed.slip.trim()
  const net = gross === null || tare === null ? null : netOf({ gross, tare })
  const missing = net === null || slip === '' ? t.missing : net > 0 ? null : t.tooLight
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
        if (missing === null && gross !== null && tare !== null) onWeighed({ gross, tare, slip })
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
        {missing === null && net !== null ? t.use(net) : t.useNothing}
      </WaitingButton>
    </form>
  )
}
