import { Combobox } from '@base-ui/react/combobox'
import { useMemo } from 'react'
import { pickerMessages } from '#messages/picker.ts'
import { Check } from '#app/ui/icons/check.tsx'
import { ChevronDown } from '#app/ui/icons/chevron-down.tsx'

/** One of the options of a picker. */
export interface PickerOption {
  readonly value: string
  readonly label: string
}

/** Filter of options: the label contains every word of a text, in any order. */
export function usePickerFilter() {
  const { contains } = Combobox.useFilter()
  return ({ label }: PickerOption, text: string) =>
    text
      .split(/\s+/)
      .filter((word) => word !== '')
      .every((word) => contains(label, word))
}

/** Options of a picker, made of their values and labels. */
export function usePickerOptions(options: readonly (readonly [value: string, label: string])[]) {
  return useMemo(() => options.map(([value, label]): PickerOption => ({ value, label })), [options])
}

export const isSameOption = (one: PickerOption, other: PickerOption) => one.value === other.value

interface PickerInputProps {
  id: string
  label: string
  describedBy: string | undefined
  isInvalid: boolean
}

/** The input of a picker, and the button that shows the whole list. */
export function PickerInput({ id, label, describedBy, isInvalid }: PickerInputProps) {
  const t = pickerMessages
  return (
    <Combobox.InputGroup
      className={`flex min-h-12 items-center rounded-control border bg-surface focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-accent data-disabled:opacity-60 ${isInvalid ? 'border-bad' : 'border-control'}`}
    >
      <Combobox.Input
        id={id}
        placeholder={t.placeholder}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        className="min-w-0 flex-1 self-stretch rounded-control bg-transparent px-3 text-ellipsis outline-none"
        // typed text takes the place of the chosen option
        onFocus={(event) => event.currentTarget.select()}
      />
      <Combobox.Trigger
        aria-label={t.showAll(label)}
        className="grid size-11 shrink-0 place-items-center rounded-control text-quiet hover:text-ink"
      >
        <ChevronDown size={18} />
      </Combobox.Trigger>
    </Combobox.InputGroup>
  )
}

/** The list of a picker, below its input. */
export function PickerList() {
  const t = pickerMessages
  return (
    <Combobox.Portal>
      <Combobox.Positioner sideOffset={4} className="z-60 outline-none">
        <Combobox.Popup className="flex max-h-[min(22rem,var(--available-height))] w-(--anchor-width) max-w-(--available-width) flex-col overflow-hidden rounded-control border border-hairline bg-surface text-ink shadow-float">
          <Combobox.Empty className="px-3 py-3 text-sm text-quiet empty:p-0">{t.noMatch}</Combobox.Empty>
          <Combobox.List className="min-h-0 overflow-y-auto overscroll-contain py-1 outline-none empty:p-0">
            {(option: PickerOption) => (
              <Combobox.Item
                key={option.value}
                value={option}
                className="grid min-h-11 cursor-default grid-cols-[1.25rem_minmax(0,1fr)] items-center gap-2 px-3 py-2 break-words outline-none select-none data-highlighted:bg-accent-soft data-highlighted:text-accent"
              >
                <Combobox.ItemIndicator className="col-start-1 text-accent">
                  <Check size={18} />
                </Combobox.ItemIndicator>
                <span className="col-start-2">{option.label}</span>
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
}
