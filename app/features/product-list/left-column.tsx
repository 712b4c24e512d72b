import type { ReactNode } from 'react'

/**
 * Column that leads through a list on wide screens: it stands beside it and scrolls by itself. On mobile its parts stand
 * above the list.
 */
export function LeftColumn({ children }: { children: ReactNode }) {
  return (
    <div className="max-wide:contents wide:sticky wide:top-24 wide:max-h-[calc(100dvh-7rem-var(--floor))] wide:w-50 wide:shrink-0 wide:self-start wide:overflow-y-auto wide:pr-1">
      {children}
    </div>
  )
}
