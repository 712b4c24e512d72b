import { ChevronLeft } from './icons/chevron-left.tsx'
import { ChevronRight } from './icons/chevron-right.tsx'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { uiMessages } from '#messages/ui.ts'
import { IconButton } from './icon-button.tsx'

interface ScrollerProps {
  /** The heading, to the left of the two buttons. */
  heading: ReactNode
  /** Pixels scrolled per button press. */
  step: number
  children: ReactNode
  className?: string
}

/** A row that scrolls sideways, by touch or with two buttons, which are there only where something lies beyond its edge. */
export function Scroller({ heading, step, children, className }: ScrollerProps) {
  const t = uiMessages
  const row = useRef<HTMLDivElement>(null)
  const overflows = useOverflow(row)
  const scroll = (by: number) => row.current?.scrollBy({ left: by, behavior: 'smooth' })
  const shown = overflows ? '' : 'invisible'
  return (
    <div className={className}>
      <div className="flex items-center gap-1 pb-2">
        <div className="min-w-0 flex-1">{heading}</div>
        <IconButton label={t.scrollLeft} className={shown} onClick={() => scroll(-step)}>
          <ChevronLeft size={22} />
        </IconButton>
        <IconButton label={t.scrollRight} className={shown} onClick={() => scroll(step)}>
          <ChevronRight size={22} />
        </IconButton>
      </div>
      <div ref={row} className="no-bar overflow-x-auto overscroll-x-contain p-1">
        <div className="flex w-max gap-3">{children}</div>
      </div>
    </div>
  )
}

/** Tells whether the content of a row is wider than the row, whatever changes the width of either. */
function useOverflow(row: RefObject<HTMLDivElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const box = row.current
    const content = box?.firstElementChild
    if (!box || !content) return undefined
    const observer = new ResizeObserver(() => setOverflows(box.scrollWidth > box.clientWidth + 1))
    observer.observe(box)
    observer.observe(content)
    return () => observer.disconnect()
  }, [row])
  return overflows
}
