import { House } from '#app/ui/icons/house.tsx'
import { LayoutGrid } from '#app/ui/icons/layout-grid.tsx'
import { ShoppingCart } from '#app/ui/icons/shopping-cart.tsx'
import { UserRound } from '#app/ui/icons/user-round.tsx'
import type { Icon } from '#app/ui/icon.tsx'
import { Link, useLocation } from 'react-router'
import { classNames } from '#app/ui/class-names.ts'
import { shellMessages } from '#messages/shell.ts'
import { currentTab, type Tab } from './shell-visibility.ts'

/** The bottom tab bar up to 768 px (NAV-06). */
export function TabBar() {
  const t = shellMessages
  const { pathname } = useLocation()
  const current = currentTab(pathname)
  const tabs: [Tab, string, string, Icon][] = [
    ['home', '/', t.home, House],
    ['category', '/category', t.category, LayoutGrid],
    ['cart', '/cart', t.cart, ShoppingCart],
    ['profile', '/profile', t.profile, UserRound],
  ]
  return (
    <nav
      aria-label={t.mainNavigation}
      className="print:hidden fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-surface max-wide:min-h-(--tabs) pb-[env(safe-area-inset-bottom)] wide:hidden"
    >
      <ul className="grid grid-cols-4">
        {tabs.map(([tab, to, label, Icon]) => (
          <li key={tab}>
            <Link
              to={to}
              aria-current={tab === current ? 'page' : undefined}
              className={classNames(
                'flex min-h-14 flex-col items-center justify-center gap-0.5 text-[min(0.75rem,4.4vw)] font-medium focus-visible:-outline-offset-2',
                tab === current ? 'text-accent' : 'text-quiet',
              )}
            >
              <Icon size={22} strokeWidth={tab === current ? 2.25 : 1.75} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
