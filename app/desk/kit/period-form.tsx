import { useState } from 'react'
import { deskPeriodMessages } from '#app/messages/desk/desk.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'

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

/** Asks for the first and last day of a period. */
export function PeriodForm({ period, isRight, wrong, onChoose }: PeriodFormProps) {
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
