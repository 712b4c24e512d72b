import { Banknote } from '#app/ui/icons/banknote.tsx'
import { ClipboardList } from '#app/ui/icons/clipboard-list.tsx'
import { ChevronRight } from '#app/ui/icons/chevron-right.tsx'
import { ExternalLink } from '#app/ui/icons/external-link.tsx'
import { FileText } from '#app/ui/icons/file-text.tsx'
import { MapPin } from '#app/ui/icons/map-pin.tsx'
import { Package } from '#app/ui/icons/package.tsx'
import { RotateCcw } from '#app/ui/icons/rotate-ccw.tsx'
import { ShieldCheck } from '#app/ui/icons/shield-check.tsx'
import { Smartphone } from '#app/ui/icons/smartphone.tsx'
import { UsersRound } from '#app/ui/icons/users-round.tsx'
import type { ReactNode } from 'react'
import { Link, useLocation, useHref } from 'react-router'
import type { Icon } from '#app/ui/icon.tsx'
import { ownQuotationTitleMessages } from '#messages/profile/own-quotations-title.ts'
import { profileMessages } from '#messages/profile/profile.ts'

interface ProfileMenuProps {
  /** True when they earn commission. */
  isActivePartner: boolean
  /** True when they are in a firm, or invited to one. */
  hasFirms: boolean
  /** True when they see an account of credit. */
  hasCredit: boolean
  onLeave?: (() => void) | undefined
  /** Extra rows, such as Log Out. */
  after?: ReactNode
}

/** The account menu (PROF-01). */
export function ProfileMenu({ isActivePartner, hasFirms, hasCredit, onLeave, after }: ProfileMenuProps) {
  const t = profileMessages
  const privacy = useHref('/privacy')
  // navigation closes the panel, but a link to the current page does not navigate
  const { pathname } = useLocation()
  const links: [string, string, Icon][] = [
    ['/profile/order', t.orders, Package],
    ['/profile/address', t.addresses, MapPin],
    ...(hasFirms ? [firmsLink(t)] : []),
    ...(hasCredit ? [creditLink(t)] : []),
    ['/return-policy', t.returns, RotateCcw],
    ['/profile/quotations', ownQuotationTitleMessages.title, ClipboardList],
    ...(isActivePartner ? [commissionLink(t)] : []),
    ['/profile/devices', t.devices, Smartphone],
    ['/profile/data', t.data, FileText],
  ]
  const rows = links.map(([to, label, Mark]) => (
    <li key={to}>
      <Link to={to} onClick={to === pathname ? onLeave : undefined} className={menuRow}>
        <Mark {...iconProps} />
        <span className="flex-1">{label}</span>
        <ChevronRight size={18} className="text-quiet" />
      </Link>
    </li>
  ))
  rows.splice(
    2,
    0,
    <li key="/privacy">
      <a href={privacy} target="_blank" rel="noreferrer" className={menuRow}>
        <ShieldCheck {...iconProps} />
        <span className="flex-1">{t.privacy}</span>
        <span className="sr-only">({t.newTab})</span>
        <ExternalLink size={18} className="text-quiet" />
      </a>
    </li>,
  )
  return (
    <nav aria-label={t.menu}>
      <ul>
        {rows}
        {after}
      </ul>
    </nav>
  )
}

function commissionLink(t: typeof profileMessages): [string, string, Icon] {
  return ['/profile/commission', t.commission, Banknote]
}

function creditLink(t: typeof profileMessages): [string, string, Icon] {
  return ['/profile/credit', t.credit, Banknote]
}

function firmsLink(t: typeof profileMessages): [string, string, Icon] {
  return ['/profile/firms', t.firms, UsersRound]
}

const iconProps = { size: 22, className: 'shrink-0 text-quiet' } as const

export const menuRow =
  'flex min-h-13 w-full items-center gap-4 rounded-control px-3 text-left transition-colors hover:bg-sunken active:bg-sunken'
