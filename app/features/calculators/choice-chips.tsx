import { classNames } from '#app/ui/class-names.ts'

interface ChoiceChipsProps {
  label: string
  name: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  className?: string
}

/** A choice of one among a few, side by side. */
export function ChoiceChips({ label, name, value, options, className }: ChoiceChipsProps) {
  return (
    <fieldset className={className}>
      <legend className="pb-1 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(([option, text]) => (
          <label
            key={option}
            className={classNames(
              'inline-flex min-h-11 items-center rounded-control border border-control bg-surface px-3 text-sm',
              'has-checked:border-accent has-checked:bg-accent-soft has-checked:font-price has-checked:text-accent',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option}
              defaultChecked={option === value}
              className="sr-only"
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
