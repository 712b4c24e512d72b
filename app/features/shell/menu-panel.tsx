import { Calculator } from '#app/ui/icons/calculator.tsx'
import { ClipboardList } from '#app/ui/icons/clipboard-list.tsx'
import { House } from '#app/ui/icons/house.tsx'
import { Languages } from '#app/ui/icons/languages.tsx'
import { LayoutGrid } from '#app/ui/icons/layout-grid.tsx'
import { MapPin } from '#app/ui/icons/map-pin.tsx'
import { MessageCircle } from '#app/ui/icons/message-circle.tsx'
import { Package } from '#app/ui/icons/package.tsx'
import { Phone } from '#app/ui/icons/phone.tsx'
import { RotateCcw } from '#app/ui/icons/rotate-ccw.tsx'
import { ShieldCheck } from '#app/ui/icons/shield-check.tsx'
import { Store } from '#app/ui/icons/store.tsx'
import type { Icon } from '#app/ui/icon.tsx'
import { Link, useLocation } from 'react-router'
import { useStoreSettings } from '#app/state-kit/store-settings.tsx'
import { Panel } from '#app/ui/overlays/panel.tsx'
import { menuMessages } from '#messages/menu.ts'
import { shellMessages } from '#messages/shell.ts'
import { telLink, whatsappLink } from './contact-links.ts'
import { LanguageLinks } from './language-links.tsx'

/** The navigation menu with contact links. */
export function MenuPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = menuMessages
  const { home, menu } = shellMessages
  const settings = useStoreSettings()
  // navigation closes the panel, but a link to the current page does not navigate
  const { pathname } = useLocation()
  const links: [string, string, Icon][] = [
    ['/', home, House],
    ['/category', t.shopByCategories, Store],
    ['/categories', t.allCategories, LayoutGrid],
    ['/quick-order', t.quickOrder, ClipboardList],
    ['/calculators', t.calculators, Calculator],
    ['/profile/order', t.yourOrders, Package],
    ['/profile/address', t.yourAddresses, MapPin],
    ['/privacy', t.privacy, ShieldCheck],
    ['/return-policy', t.returns, RotateCcw],
  ]
  return (
    <Panel open={open} onClose={onClose} title={menu} className="phone:w-90">
      <nav aria-label={menu} className="p-2">
        <ul>
          {links.map(([to, label, Icon]) => (
            <li key={to}>
              <Link to={to} onClick={to === pathname ? onClose : undefined} className={row}>
                <Icon size={22} className="text-quiet" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="border-t border-hairline p-2">
        <a href={telLink(settings.hotline)} className={row}>
          <Phone size={22} className="text-quiet" />
          {settings.hotline}
        </a>
        <a href={whatsappLink(settings.whatsapp)} target="_blank" rel="noreferrer" className={row}>
          <MessageCircle size={22} className="text-quiet" />
          {t.whatsapp}
        </a>
        <LanguageLinks className={row} icon={<Languages size={22} className="text-quiet" />} />
      </div>
    </Panel>
  )
}

const row = 'flex min-h-12 items-center gap-4 rounded-control px-3 hover:bg-sunken active:bg-sunken'
