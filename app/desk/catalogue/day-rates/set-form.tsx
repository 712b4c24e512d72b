import { useState } from 'react'
import type { Paise } from '#domain/money/paise.ts'
import { deskDayRateMessages } from '#app/messages/desk/catalogue/day-rates.ts'
import { NumberField } from '#app/ui/forms/number-field.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { baseLimits, changeText, readBase } from './typed-base.ts'

interface SetFormProps {
  rate: { readonly name: string; readonly unit: string; readonly base: Paise | null }
  /** Asks what the base would do. */
  onSet: (base: Paise) => void
}

/** The field of today’s base, with what it changes against the one that holds. */
export function SetForm({ rate: { name, unit, base: held }, onSet }: SetFormProps) {
  const t = deskDayRateMessages
  const [typed, setTyped] = useState('')
  const base = readBase(typed)
  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-2 gap-y-1"
      onSubmit={(event) => {
        event.preventDefault()
        if (base !== null) onSet(base)
      }}
    >
      <NumberField
        label={t.today}
        aria-label={t.rateOf(name, unit)}
        prefix="₹"
        limits={baseLimits}
        value={typed}
        onChange={setTyped}
      />
      <WaitingButton
        type="submit"
        variant="secondary"
        aria-label={t.setOf(name)}
        waitsFor={typed !== '' && base === null ? t.needsRate : null}
      >
        {t.set}
      </WaitingButton>
      <output className="col-span-2 min-h-5 text-sm text-quiet tabular-nums">{changeText(base, held)}</output>
    </form>
  )
}
