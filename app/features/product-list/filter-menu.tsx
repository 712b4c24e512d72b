import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { ChevronRight } from '#app/ui/icons/chevron-right.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { useEverOpen } from '#app/ui/overlays/use-ever-open.ts'

interface FilterMenuProps {
  title: string
  /** A filter of this menu is active. */
  active: boolean
  /** Hovered or focused: a chance to preload the content. */
  onIntent: () => void
  /** Mounted when the menu first opens; may suspend. */
  children: ReactNode
}

/**
 * A chip that opens a menu across its row, which must be positioned; only one menu of a row is open at a time. Closes
 * on Escape and on an outside press.
 */
export function FilterMenu({ title, active, onIntent, children }: FilterMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  const everOpen = useEverOpen(open)

  useEffect(() => {
    function closeOnOutsidePress(event: PointerEvent) {
      const { current } = menu
      if (current?.open && event.target instanceof Node && !current.contains(event.target))
        current.open = false
    }
    document.addEventListener('pointerdown', closeOnOutsidePress)
    return () => document.removeEventListener('pointerdown', closeOnOutsidePress)
  }, [])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape has to work wherever the focus is inside
    <details
      ref={menu}
      name="filter"
      className="group"
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return
        menu.current.open = false
        menu.current.querySelector('summary')?.focus()
      }}
    >
      <summary
        className={classNames(
          'touch inline-flex min-h-9 list-none items-center gap-1 rounded-full border pr-2 pl-3 text-sm whitespace-nowrap transition-colors [&::-webkit-details-marker]:hidden',
          active
            ? 'border-accent bg-accent-soft font-price text-accent'
            : 'border-hairline bg-surface hover:border-control',
        )}
      >
        {title}
        <ChevronRight size={16} className="rotate-90 transition-transform group-open:-rotate-90" />
      </summary>
      <div className="absolute inset-x-0 top-full z-20 mt-1.5 rounded-card border border-hairline bg-surface p-1.5 shadow-float">
        {everOpen && <Suspense fallback={<Skeleton className="h-24" />}>{children}</Suspense>}
      </div>
    </details>
  )
}
