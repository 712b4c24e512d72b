import { Combobox } from '@base-ui/react/combobox'
import { useId } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import {
  isSameOption,
  PickerInput,
  PickerList,
  usePickerFilter,
  usePickerOptions,
  type PickerOption,
} from './picker-options.tsx'
import { SelectField } from './select-field.tsx'

/** From more options than so many on, one types instead of scrolling. */
const MOST_TO_SCROLL = 12

interface PickerFieldProps {
  label: string
  hint?: string
  error?: string | null | undefined
  options: readonly (readonly [value: string, label: string])[]
  value: string
  disabled?: boolean
  className?: string
  onChange: (value: string) => void
}

/**
 * A labelled choice of one from a list of any length: as the platform shows it while it is short, and found by typing when
 * it is long. Pulls in Base UI: for pages of the desk only.
 */
export function PickerField({ options, ...field }: PickerFieldProps) {
  if (options.length > MOST_TO_SCROLL) return <TypedPicker options={options} {...field} />
  const { error: _, onChange, ...select } = field
  return (
    <SelectField {...select} options={options} onChange={({ currentTarget: { value } }) => onChange(value)} />
  )
}

function TypedPicker({
  label,
  hint,
  error,
  options,
  value,
  disabled,
  className,
  onChange,
}: PickerFieldProps) {
  const id = useId()
  const items = usePickerOptions(options)
  const chosen = items.find((item) => item.value === value) ?? null
  const filter = usePickerFilter()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames('grid grid-cols-1 content-start gap-1', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <Combobox.Root
        items={items}
        value={chosen}
        isItemEqualToValue={isSameOption}
        filter={filter}
        autoHighlight
        disabled={disabled ?? false}
        onValueChange={(picked: PickerOption | null) => {
          // an emptied field has chosen nothing yet
          if (picked !== null) onChange(picked.value)
        }}
      >
        <PickerInput id={id} label={label} describedBy={described || undefined} isInvalid={Boolean(error)} />
        <PickerList />
      </Combobox.Root>
      {hint && (
        <span id={`${id}-hint`} className="text-xs text-quiet">
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} role="alert" className="text-sm text-bad">
          {error}
        </span>
      )}
    </div>
  )
}
