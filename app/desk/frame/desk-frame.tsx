import { useState, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { leaveDesk } from '#app/api/desk/desk.ts'
import { deskMessages, roleMessages } from '#app/messages/desk/desk.ts'
import { deskMyTripMessages } from '#app/messages/desk/orders/my-trip.ts'
import { useStoreSettings } from '#app/state-kit/store-settings.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { SignOut } from '#app/ui/icons/log-out.tsx'
import { Menu } from '#app/ui/icons/menu.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { Sheet } from '#app/ui/overlays/sheet.tsx'
import { clearBaskets } from '#app/desk/counter/stored-baskets.ts'
import { clearOrderDrafts } from '#app/desk/orders/new-order/order-draft.ts'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { countUnsent } from '#app/desk/trips/my-trip/use-outbox.ts'
import { useRooms, type Room } from '#app/desk/kit/rooms.ts'
import { DeskSearch } from '#app/desk/search/desk-search.tsx'

/** The frame of every page of the desk: where one can go with one's role, and who one is. */
export function DeskFrame({ children }: { children: ReactNode }) {
  const [, , room = ''] = useLocation().pathname.split('/')
  const t = deskMessages
  const { name } = useStoreSettings()
  return (
    <div className="min-h-dvh wide:grid wide:grid-cols-[clamp(220px,13.75rem,25vw)_minmax(0,1fr)]">
      <header className="flex items-center justify-between gap-2 border-b border-hairline bg-surface px-4 py-2 wide:sticky wide:top-0 wide:h-dvh wide:flex-col wide:items-stretch wide:justify-start wide:gap-4 wide:border-r wide:border-b-0 wide:p-4 print:hidden">
        <Link to="/desk" className="min-w-0 truncate font-price text-lg max-wide:mr-auto">
          {name} <span className="font-normal text-quiet">{t.title}</span>
        </Link>
        <DeskSearch />
        <Navigation room={room} className="max-wide:hidden wide:min-h-0 wide:overflow-y-auto" />
        <Account />
      </header>
      <main className="min-w-0 p-4 pb-24 wide:p-6">{children}</main>
      <Navigation
        room={room}
        most={5}
        className="fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-surface pb-[env(safe-area-inset-bottom)] wide:hidden print:hidden"
      />
    </div>
  )
}

interface NavigationProps {
  room: string
  /** Maximum number of rooms shown; if there are more, the last place opens the rest. */
  most?: number
  className: string
}

function Navigation({ room, most = Infinity, className }: NavigationProps) {
  const t = deskMessages
  const allowed = useRooms()
  const shown = allowed.length > most ? allowed.slice(0, most - 1) : allowed
  const rest = allowed.slice(shown.length)
  return (
    <nav aria-label={t.navigation} className={className}>
      <ul className="flex wide:grid wide:justify-stretch wide:gap-0.5">
        {shown.map((one) => (
          <li key={one[0]} className="max-wide:flex-1">
            <RoomLink room={one} isCurrent={one[0] === room} />
          </li>
        ))}
        {rest.length > 0 && (
          <li className="flex-1">
            <MoreRooms rooms={rest} room={room} />
          </li>
        )}
      </ul>
    </nav>
  )
}

const place =
  'flex w-full items-center gap-1 rounded-control px-1 font-medium max-wide:h-14 max-wide:flex-col max-wide:justify-center max-wide:text-xs wide:min-h-9 wide:gap-3 wide:px-3 wide:pointer-coarse:min-h-11'

interface RoomLinkProps {
  room: Room
  isCurrent: boolean
  onOpen?: () => void
}

function RoomLink({ room: [path, label, Icon], isCurrent, onOpen }: RoomLinkProps) {
  return (
    <Link
      to={path === '' ? '/desk' : `/desk/${path}`}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        place,
        isCurrent ? 'text-accent wide:bg-accent-soft' : 'text-quiet hover:text-ink',
      )}
      onClick={onOpen}
    >
      <Icon size={20} />
      {label}
    </Link>
  )
}

/** The rooms for which a phone has no place. */
function MoreRooms({ rooms, room }: { rooms: readonly Room[]; room: string }) {
  const t = deskMessages
  const [isOpen, setOpen] = useState(false)
  const isHere = rooms.some(([path]) => path === room)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={classNames(place, isHere ? 'text-accent' : 'text-quiet hover:text-ink')}
        onClick={() => setOpen(true)}
      >
        <Menu size={20} />
        {t.moreRooms}
      </button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t.moreRooms}>
        <nav aria-label={t.navigation} className="overflow-y-auto p-4">
          <ul className="grid grid-cols-3 gap-2">
            {rooms.map((one) => (
              <li key={one[0]}>
                <RoomLink room={one} isCurrent={one[0] === room} onOpen={() => setOpen(false)} />
              </li>
            ))}
          </ul>
        </nav>
      </Sheet>
    </>
  )
}

function Account() {
  const t = deskMessages
  const roles = roleMessages
  const toast = useToast()
  const { login, signedOut } = useDesk()
  const myTrip = deskMyTripMessages
  /** Number of unsent reports of a driver who is about to sign out. */
  const [unsent, setUnsent] = useState(0)

  async function leave() {
    setUnsent(0)
    try {
      await leaveDesk()
      clearOrderDrafts()
      clearBaskets()
      signedOut()
    } catch {
      toast({ text: t.leaveFailed, tone: 'bad' })
    }
  }

  async function askToLeave() {
    const count = await countUnsent(login.phone)
    if (count === 0) await leave()
    else setUnsent(count)
  }

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
        onClick={() => void askToLeave()}
      >
        <SignOut size={20} />
      </button>
      {unsent > 0 && (
        <ConfirmDialog
          open
          question={myTrip.leaveTitle}
          detail={myTrip.leaveText(unsent)}
          confirmLabel={t.leave}
          cancelLabel={t.cancel}
          onConfirm={() => void leave()}
          onCancel={() => setUnsent(0)}
        />
      )}
    </div>
  )
}
