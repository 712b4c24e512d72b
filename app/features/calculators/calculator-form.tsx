import { useEffect, useRef, useState } from 'react'
import { Form, useLocation, useSubmit } from 'react-router'
import type { Calculation } from '#domain/calculators/calculate.ts'
import type { CalculatorName } from '#domain/calculators/calculator-names.ts'
import type { AnsweredInput } from '#domain/calculators/read-inputs.ts'
import type { LengthUnit } from '#domain/calculators/units.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { calculatorMessages } from '#messages/catalogue/calculators.ts'
import { ChoiceChips } from './choice-chips.tsx'

/** Typing rests this long before it is calculated with. */
const REST_MS = 400

interface CalculatorFormProps {
  calculation: Calculation
  formId: string
}

/** The measures of a job: a plain form whose answer is the page of its address, sent by itself while it is filled in. */
export function CalculatorForm({
  calculation: { name, unit: answered, inputs },
  formId,
}: CalculatorFormProps) {
  const t = calculatorMessages
  const { unit, ask } = useUnit(answered)
  const { changed, typed } = useAutoSubmit()
  return (
    <Form
      id={formId}
      replace
      preventScrollReset
      noValidate
      aria-label={t.measures}
      onChange={({ currentTarget, target }) => {
        ask(currentTarget)
        if (target instanceof HTMLInputElement && target.type === 'text') typed(currentTarget)
        else changed(currentTarget)
      }}
      className="grid gap-4"
    >
      <input type="hidden" name="from" value={unit} />
      <ChoiceChips
        label={t.units}
        name="in"
        value={unit}
        options={[
          ['ft', t.feet],
          ['m', t.metres],
        ]}
      />
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4">
        {inputs.map((input) => (
          <Input key={`${input.name} ${unit}`} input={input} calculator={name} unit={unit} />
        ))}
      </div>
      <Button type="submit" variant="secondary">
        {t.calculate}
      </Button>
    </Form>
  )
}

interface InputProps {
  input: AnsweredInput
  calculator: CalculatorName
  unit: LengthUnit
}

const MOST_CHIPS = 4

function Input({ input, calculator, unit }: InputProps) {
  const t = calculatorMessages
  const { name, kind, value, options } = input
  const label = t.input(name)
  if (kind === 'choice' || kind === 'size') {
    const labelled = options.map(
      (option) => [option.value, t.option(calculator, name, option.value) || t.size(option.label)] as const,
    )
    if (kind === 'choice' && options.length <= MOST_CHIPS)
      return <ChoiceChips className="col-span-2" label={label} name={name} value={value} options={labelled} />
    return (
      <SelectField className="col-span-2" label={label} name={name} defaultValue={value} options={labelled} />
    )
  }
  return <NumberField input={input} unit={unit} label={label} />
}

const suffixes = {
  length: { ft: calculatorMessages.inUnit('ft'), m: calculatorMessages.inUnit('m') },
  area: { ft: calculatorMessages.inUnit('sq ft'), m: 'm²' },
  volume: { ft: calculatorMessages.inUnit('cft'), m: 'm³' },
} as const

function NumberField({ input, unit, label }: { input: AnsweredInput; unit: LengthUnit; label: string }) {
  const t = calculatorMessages
  const { name, kind, value, issue } = input
  const suffix = kind === 'length' || kind === 'area' || kind === 'volume' ? suffixes[kind][unit] : ''
  const taken = `${Number(value).toLocaleString('en-IN')} ${suffix}`.trim()
  return (
    <Field
      label={label}
      name={name}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      defaultValue={value}
      error={issue && t.issue(issue.code, issue.typed, taken)}
      after={suffix && <span className="pr-3 text-sm text-quiet">{suffix}</span>}
      onFocus={(event) => event.currentTarget.select()}
    />
  )
}

/**
 * The unit that the fields are in. They are made anew with it, and `from` tells it with them: by an answer that a further change has
 * overtaken, that change would be lost.
 */
function useUnit(answered: LengthUnit) {
  const { search } = useLocation()
  const [asked, setAsked] = useState<string | null>(null)
  const [unit, setUnit] = useState(answered)
  const isLatest = asked === null || asked === search
  if (isLatest && unit !== answered) setUnit(answered)
  return { unit, ask: (form: HTMLFormElement) => setAsked(searchOf(form)) }
}

function searchOf(form: HTMLFormElement): string {
  const texts = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  )
  return `?${new URLSearchParams(texts).toString()}`
}

/** Sends a form at once, or when typing rests. */
function useAutoSubmit() {
  const submit = useSubmit()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const changed = (form: HTMLFormElement) => {
    clearTimeout(timer.current)
    void submit(form, { replace: true, preventScrollReset: true })
  }
  return {
    changed,
    typed: (form: HTMLFormElement) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => changed(form), REST_MS)
    },
  }
}
