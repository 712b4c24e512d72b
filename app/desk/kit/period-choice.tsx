import { useState } from 'react'
import { deskPeriodMessages } from '#app/messages/desk/desk.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import type { useQuery } from './data/use-query.ts'
import { FilterChips } from './filter-chips.tsx'

/** Two days in India. */
interface Period {
  readonly from: string
  readonly to: string
}

interface PeriodFormProps {
  period: Period
  /** Tells whether the days can be shown; `wrong` says why not. */
  isRight: (period: Period) => boolean
  wrong: string
  onChoose: (period: Period) => void
}

interface PeriodChoiceProps<Preset extends string> extends Omit<PeriodFormProps, 'onChoose'> {
  /** The address, which names a preset or two days. */
  address: Pick<ReturnType<typeof useQuery>, 'query' | 'change'>
  presets: readonly Preset[]
  usual: Preset
  labelOf: (chip: Preset | 'custom') => string
}

/** Chooses the period that a page is about, as its address names it: a preset, or days of one’s own. */
export function PeriodChoice<Preset extends string>({
  address: { query, change },
  presets,
  usual,
  labelOf,
  period,
  ...form
}: PeriodChoiceProps<Preset>) {
  const chosen = query.has('from') ? 'custom' : (query.get('period') ?? usual)
  return (
    <>
      <FilterChips
        chips={[...presets, 'custom' as const].map((chip) => [chip, labelOf(chip)])}
        chosen={chosen}
        onChoose={(chip) =>
          change(chip === 'custom' ? { period: '', ...period } : { period: chip, from: '', to: '' })
        }
      />
      {chosen === 'custom' && (
        <PeriodForm {...form} period={period} onChoose={(days) => change({ ...days })} />
      )}
    </>
  )
}

/** Asks for the first and last day of a period. */
function PeriodForm({ period, isRight, wrong, onChoose }: PeriodFormProps) {
  const t = deskPeriodMessages
  const [typed, setTyped] = useState(period)
  const [isWrong, setWrong] = useState(false)
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setWrong(!isRight(typed))
        if (isRight(typed)) onChoose(typed)
      }}
    >
      {(['from', 'to'] as const).map((name) => (
        <Field
          key={name}
          label={t[name]}
          type="date"
          required
          value={typed[name]}
          error={name === 'to' && isWrong ? wrong : null}
          onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
        />
      ))}
      <Button variant="secondary" type="submit">
        {t.show}
      </Button>
    </form>
  )
}
