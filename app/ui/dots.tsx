import { classNames } from './class-names.ts'

interface DotsProps {
  count: number
  current: number
  onSelect: (index: number) => void
  /** The accessible name of a dot: `Show picture 2`. */
  label: (index: number) => string
  className?: string
}

/** One dot per slide; the current one is elongated. */
export function Dots({ count, current, onSelect, label, className }: DotsProps) {
  return (
    <div className={classNames('flex justify-center', className)}>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={label(index)}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onSelect(index)}
          className="group grid h-11 min-w-6 place-items-center px-1 focus-visible:-outline-offset-4"
        >
          <span
            className={classNames(
              'h-2 rounded-full transition-all',
              index === current ? 'w-6 bg-accent' : 'w-2 bg-control group-hover:bg-ink',
            )}
          />
        </button>
      ))}
    </div>
  )
}
