import type { Permission } from '#domain/staff/permissions.ts'
import { deskCatalogueMessages } from '#app/messages/desk/catalogue/catalogue.ts'
import { deskNewOrderMessages } from '#app/messages/desk/orders/new-order.ts'
import { deskQuotationRequestMessages } from '#app/messages/desk/orders/quotation-requests.ts'
import { deskSettingsMessages } from '#app/messages/desk/settings.ts'
import { deskStockMessages } from '#app/messages/desk/catalogue/stock.ts'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { useRooms } from '#app/desk/kit/rooms.ts'
import { catalogueTabs, settingsTabs } from '#app/desk/kit/tabs.ts'
import type { Found } from './found.ts'

const MOST = 5

/** The pages of the desk that the role may open and whose names hold every word of a text. */
export function useFoundPages(text: string): readonly Found[] {
  const { can } = useDesk()
  const t = deskMessages
  const settingsMessages = deskSettingsMessages
  const catalogueMessages = deskCatalogueMessages
  const stock = deskStockMessages
  const newOrder = deskNewOrderMessages
  const requests = deskQuotationRequestMessages
  const rooms = useRooms().map(([path, label]) => [path, label, ''] as const)
  const pages: readonly (readonly [path: string, label: string, room: string, permission: Permission])[] = [
    ['new-order', newOrder.open, '', 'orders:place'],
    ...settingsTabs.map(
      (tab) => [`settings/${tab}`, settingsMessages[`tab-${tab}`], t.settings, 'settings:read'] as const,
    ),
    ...catalogueTabs.map(
      (tab) => [`catalogue/${tab}`, catalogueMessages[`tab-${tab}`], t.catalogue, 'catalogue:read'] as const,
    ),
    ['quotations/requests', requests.title, '', 'quotations:read'],
    ['stock/places', stock.places, stock.title, 'stock:read'],
    ['stock/movements', stock.movements, stock.title, 'stock:read'],
  ]
  const terms = text
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '')
  if (terms.length === 0) return []
  return [...rooms, ...pages.filter(([, , , permission]) => can(permission))]
    .filter(([, label, room]) => terms.every((word) => `${label} ${room}`.toLowerCase().includes(word)))
    .slice(0, MOST)
    .map(([path, title, detail]) => ({
      to: path === '' ? '/desk' : `/desk/${path}`,
      title,
      detail,
      state: null,
      at: null,
    }))
}
