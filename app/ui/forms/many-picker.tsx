import { Combobox } from '@base-ui/react/combobox'
import { useId } from 'react'
import {
  isSameOption,
  PickerInput,
  PickerList,
  usePickerFilter,
  usePickerOptions,
  type PickerOption,
} from './picker-options.tsx'

interface ManyPickerProps {
  /** For screen readers; the field around it shows it. */
  label: string
  hint: string
  options: readonly (readonly [value: string, label: string])[]
  /** The values that are chosen, in the order in which they were. */
  values: readonly string[]
  onChange: (values: string[]) => void
}

/** A choice of several that are found by typing; what is chosen is ticked, and shown by the field around it. For pages of the desk only. */
export function ManyPicker({ label, hint, options, values, onChange }: ManyPickerProps) {
  const id = useId()
  const items = usePickerOptions(options)
  const filter = usePickerFilter()
  const byValue = new Map(items.map((item) => [item.value, item]))
  return (
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Combobox.Root
        multiple
        items={items}
        value={values.map((value) => byValue.get(value) ?? { value, label: value })}
        isItemEqualToValue={isSameOption}
        filter={filter}
        autoHighlight
        onValueChange={(picked: PickerOption[]) => onChange(picked.map(({ value }) => value))}
      >
        <PickerInput id={id} label={label} describedBy={`${id}-hint`} isInvalid={false} />
        <PickerList />
      </Combobox.Root>
      <span id={`${id}-hint`} className="text-xs text-quiet">
        {hint}
      </span>
    </div>
  )
}
