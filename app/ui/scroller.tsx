import { ChevronLeft } from './icons/chevron-left.tsx'
import { ChevronRight } from './icons/chevron-right.tsx'
import { useRef, type ReactNode } from 'react'
import { uiMessages } from '#messages/ui.ts'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

interface ScrollerProps {
  /** The heading, to the left of the two buttons. */
  heading: ReactNode
  /** Pixels scrolled per button press. */
  step: number
  children: ReactNode
  className?: string
}

/** A row that scrolls sideways, by touch or with two buttons. */
export function Scroller({ heading, step, children, className }: ScrollerProps) {
  const t = uiMessages
  const row = useRef<HTMLDivElement>(null)
  const scroll = (by: number) => row.current?.scrollBy({ left: by, behavior: 'smooth' })
  return (
    <div className={className}>
      <div className="flex items-center gap-1 pb-2">
        <div className="min-w-0 flex-1">{heading}</div>
        <IconButton label={t.scrollLeft} onClick={() => scroll(-step)}>
          <ChevronLeft size={22} />
        </IconButton>
        <IconButton label={t.scrollRight} onClick={() => scroll(step)}>
          <ChevronRight size={22} />
        </IconButton>
      </div>
      <div ref={row} className={classNames('no-bar flex gap-3 overflow-x-auto overscroll-x-contain p-1')}>
        {children}
      </div>
    </div>
  )
}
