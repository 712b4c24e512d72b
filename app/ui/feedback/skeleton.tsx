import { classNames } from '#app/ui/class-names.ts'

/** A grey placeholder in the final size. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={classNames('skeleton block', className)} />
}

/** Placeholder lines of text. */
export function SkeletonText({ lines = 2 }: { lines?: number }) {
  return (
    <span className="grid gap-2">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={line === lines - 1 ? 'h-3 w-2/3' : 'h-3'} />
      ))}
    </span>
  )
}
