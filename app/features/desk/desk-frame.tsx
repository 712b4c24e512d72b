import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Permission } from '#domain/staff/permissions.ts'
import { leaveDesk } from '#app/api/desk.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskDemandMessages } from '#app/messages/desk-demand.ts'
import { deskMessages, roleMessages } from '#app/messages/desk.ts'
import { Search } from '#app/ui/icons/search.tsx'
import { useStoreSettings } from '#app/state-kit/store-settings.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { useToast } from '#app/ui/feedback/toast.tsx'
import type { Icon } from '#app/ui/icon.tsx'
import { ClipboardList } from '#app/ui/icons/clipboard-list.tsx'
import { Clock } from '#app/ui/icons/clock.tsx'
import { FileText } from '#app/ui/icons/file-text.tsx'
import { LayoutGrid } from '#app/ui/icons/layout-grid.tsx'
import { LogOut } from '#app/ui/icons/log-out.tsx'
import { Package } from '#app/ui/icons/package.tsx'
import { Store } from '#app/ui/icons/store.tsx'
import { UserRound } from '#app/ui/icons/user-round.tsx'
import { useDesk } from './desk-context.ts'

/** The frame of every page of the desk: where one can go with one's role, and who one is. */
export function DeskFrame({ room, children }: { room: string; children: ReactNode }) {
  const t = useMessages(deskMessages)
  const { name } = useStoreSettings()
  return (
    <div className="min-h-dvh wide:grid wide:grid-cols-[220px_minmax(0,1fr)]">
      <header className="flex items-center justify-between gap-2 border-b border-hairline bg-surface px-4 py-2 wide:sticky wide:top-0 wide:h-dvh wide:flex-col wide:items-stretch wide:justify-start wide:gap-6 wide:border-r wide:border-b-0 wide:p-4 print:hidden">
        <Link to="/desk" className="font-price text-lg">
          {name} <span className="font-normal text-quiet">{t.title}</span>
        </Link>
        <Navigation room={room} className="max-wide:hidden" />
        <Account />
      </header>
      <main className="min-w-0 p-4 pb-24 wide:p-6">{children}</main>
      <Navigation
        room={room}
        className="fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-surface pb-[env(safe-area-inset-bottom)] wide:hidden print:hidden"
      />
    </div>
  )
}

function Navigation({ room, className }: { room: string; className: string }) {
  const t = useMessages(deskMessages)
  const demand = useMessages(deskDemandMessages)
  const { can } = useDesk()
  const rooms: readonly (readonly [string, string, Icon, Permission])[] = [
    ['', t.today, Clock, 'orders:read'],
    ['orders', t.orders, ClipboardList, 'orders:read'],
    ['catalogue', t.catalogue, Package, 'catalogue:read'],
    ['demand', demand.title, Search, 'demand:read'],
    ['accounts', t.accounts, FileText, 'accounts:read'],
    ['staff', t.staff, UserRound, 'staff:read'],
    ['audit', t.audit, LayoutGrid, 'audit:read'],
    ['settings', t.settings, Store, 'settings:read'],
  ]
  return (
    <nav aria-label={t.navigation} className={className}>
      <ul className="no-bar flex max-wide:overflow-x-auto max-wide:overscroll-x-contain wide:grid wide:justify-stretch wide:gap-1">
        {rooms
          .filter(([, , , permission]) => can(permission))
          .map(([path, label, Icon]) => (
            <li
              key={path}
              ref={path === room ? reveal : undefined}
              className="max-wide:min-w-[4.2rem] max-wide:shrink-0 max-wide:grow"
            >
              <Link
                to={path === '' ? '/desk' : `/desk/${path}`}
                aria-current={path === room ? 'page' : undefined}
                className={classNames(
                  'flex items-center gap-1 rounded-control px-2 font-medium max-wide:h-14 max-wide:flex-col max-wide:justify-center max-wide:text-xs wide:min-h-11 wide:gap-3 wide:px-3',
                  path === room ? 'text-accent wide:bg-accent-soft' : 'text-quiet hover:text-ink',
                )}
              >
                <Icon size={20} />
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}

/** Brings the current room into view: on a phone the row scrolls when there are more rooms than fit. */
function reveal(item: HTMLElement | null): void {
  item?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function Account() {
  const t = useMessages(deskMessages)
  const roles = useMessages(roleMessages)
  const toast = useToast()
  const { login, signedOut } = useDesk()
  return (
    <div className="flex items-center gap-2 wide:mt-auto wide:justify-between">
      <p className="text-right text-sm wide:text-left">
        <span className="block font-medium">{login.name}</span>
        <span className="block text-xs text-quiet">{roles[login.role]}</span>
      </p>
      <button
        type="button"
        aria-label={t.leave}
        title={t.leave}
        className="touch grid size-11 place-items-center rounded-control text-quiet hover:text-accent"
        onClick={() => {
          leaveDesk().then(signedOut, () => toast({ text: t.leaveFailed, tone: 'bad' }))
        }}
      >
        <LogOut size={20} />
      </button>
    </div>
  )
}
