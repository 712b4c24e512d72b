import { classNames } from './class-names.ts'

interface DotsProps {
  count: number
  current: number
  onChoose: (index: number) => void
  /** What pressing a dot does, said by screen readers: `Show picture 2`. */
  label: (index: number) => string
  className?: string
}

/** One dot for each picture of a row; the current one is long. */
export function Dots({ count, current, onChoose, label, className }: DotsProps) {
  return (
    <div className={classNames('flex justify-center', className)}>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={label(index)}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onChoose(index)}
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
