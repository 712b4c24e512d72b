import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { classNames } from '#app/ui/class-names.ts'

interface RoomTabsProps {
  label: string
  /** The address below which the tabs lie. */
  base: string
  tabs: readonly (readonly [path: string, label: string])[]
  current: string
}

/** The parts of a room of the desk. */
export function RoomTabs({ label, base, tabs, current }: RoomTabsProps) {
  const shown = useRef<HTMLElement>(null)

  useEffect(() => {
    const tabsRow = shown.current
    const tab = tabsRow?.querySelector(`[href="${base}/${current}"]`)?.getBoundingClientRect()
    // on a phone the last tabs begin beyond the edge
    if (tabsRow && tab) tabsRow.scrollLeft += (tab.left + tab.right - tabsRow.clientWidth) / 2
  }, [base, current])

  return (
    <nav ref={shown} aria-label={label} className="-mx-4 mb-4 overflow-x-auto px-4 [scrollbar-width:none]">
      <ul className="flex gap-1 border-b border-hairline">
        {tabs.map(([path, text]) => (
          <li key={path}>
            <Link
              to={`${base}/${path}`}
              aria-current={path === current ? 'page' : undefined}
              className={classNames(
                'grid min-h-11 items-center border-b-2 px-3 font-medium whitespace-nowrap',
                path === current
                  ? 'border-accent text-accent'
                  : 'border-transparent text-quiet hover:text-ink',
              )}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
