import { classNames } from '#app/ui/class-names.ts'

/** The spinner alone; put a text beside it. */
export function SpinnerMark({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'spinning inline-block size-5 rounded-full border-2 border-current border-r-transparent',
        className,
      )}
    />
  )
}

/** A spinner with its text, announced to screen readers. */
export function Spinner({ text, hideText = false }: { text: string; hideText?: boolean }) {
  return (
    <output className="flex min-h-32 flex-col items-center justify-center gap-3 text-quiet">
      <SpinnerMark className="size-7 text-accent" />
      <span className={hideText ? 'sr-only' : 'text-sm'}>{text}</span>
    </output>
  )
}
