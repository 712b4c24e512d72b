import { useMessages } from '#app/i18n/locale.tsx'
import { uiMessages } from '#app/messages/ui.ts'
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

/** Placeholder cards, announced once. */
export function SkeletonCards({ count, className }: { count: number; className?: string }) {
  const t = useMessages(uiMessages)
  return (
    <output className={className}>
      <span className="sr-only">{t.loading}</span>
      {Array.from({ length: count }, (_, card) => (
        <span
          key={card}
          className="grid content-start gap-3 rounded-card border border-hairline bg-surface p-3"
        >
          <Skeleton className="aspect-square" />
          <SkeletonText />
        </span>
      ))}
    </output>
  )
}
