import { classNames } from '#app/ui/class-names.ts'

interface FilterChipsProps {
  chips: readonly (readonly [value: string, label: string])[]
  chosen: string
  onChoose: (value: string) => void
}

/** Filters of a list of which one holds, in a row that scrolls on a phone. */
export function FilterChips({ chips, chosen, onChoose }: FilterChipsProps) {
  return (
    <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1">
      {chips.map(([value, label]) => (
        <li key={label} className="shrink-0">
          <button
            type="button"
            aria-pressed={chosen === value}
            onClick={() => onChoose(value)}
            className={classNames(
              'h-10 rounded-full border px-4 text-sm whitespace-nowrap',
              chosen === value ? 'border-accent bg-accent-soft text-accent' : 'border-control',
            )}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}
