import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useStoreSettings } from '#app/state-kit/store-settings.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Logo } from '#app/ui/logo.tsx'
import { shellMessages } from '#messages/shell.ts'
import { MenuButton } from './menu-button.tsx'
import { headerVisibility } from './shell-visibility.ts'

interface HeaderProps {
  search: ReactNode
  /** Login or profile, and cart: only known in the browser. */
  actions: ReactNode
}

/** Logo, search, account and cart; on mobile the search has its own row. */
export function Header({ search, actions }: HeaderProps) {
  const t = shellMessages
  const { name, logoWords } = useStoreSettings()
  const { pathname } = useLocation()
  const visibility = headerVisibility(pathname)
  if (visibility === 'nowhere') return null
  return (
    <header
      className={classNames(
        'z-30 border-b border-hairline bg-surface wide:sticky wide:top-0',
        visibility === 'wide' && 'max-wide:hidden',
      )}
    >
      {/* on mobile the search comes last to the eye, and so to the keyboard where `reading-flow` is known */}
      <div className="page flex flex-wrap items-center gap-x-2 [reading-flow:flex-visual] wide:min-h-18 wide:flex-nowrap wide:gap-x-6">
        <div className="-ml-2 wide:hidden">
          <MenuButton />
        </div>
        <Link to="/" aria-label={t.toHome(name)} className="flex h-14 items-center rounded-control">
          <Logo name={name} words={logoWords} height={30} />
        </Link>
        <div className="w-full pb-3 max-wide:order-last wide:mx-auto wide:max-w-[800px] wide:flex-1 wide:pb-0">
          {search}
        </div>
        <div className="ml-auto flex shrink-0 items-center gap-1 wide:ml-0 wide:gap-2">{actions}</div>
      </div>
    </header>
  )
}
