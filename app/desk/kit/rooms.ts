import type { Permission } from '#domain/staff/permissions.ts'
import { deskCashMessages } from '#app/messages/desk/till.ts'
import { deskCreditMessages } from '#app/messages/desk/credit.ts'
import { deskCounterMessages } from '#app/messages/desk/counter.ts'
import { deskCustomerMessages } from '#app/messages/desk/customers.ts'
import { deskDeliveryMessages } from '#app/messages/desk/orders/delivery.ts'
import { deskDemandMessages } from '#app/messages/desk/demand.ts'
import { deskFirmMessages } from '#app/messages/desk/firms.ts'
import { deskListRequestMessages } from '#app/messages/desk/orders/list-requests.ts'
import { deskMyTripMessages } from '#app/messages/desk/orders/my-trip.ts'
import { deskPaymentMessages } from '#app/messages/desk/orders/payments.ts'
import { deskQuotationMessages } from '#app/messages/desk/orders/quotation.ts'
import { deskReportMessages } from '#app/messages/desk/reports.ts'
import { deskStockMessages } from '#app/messages/desk/catalogue/stock.ts'
import { deskTripMessages } from '#app/messages/desk/orders/trips.ts'
import { deskMessages } from '#app/messages/desk/desk.ts'
import type { Icon } from '#app/ui/icon.tsx'
import { Banknote } from '#app/ui/icons/banknote.tsx'
import { ChartColumn } from '#app/ui/icons/chart-column.tsx'
import { ClipboardList } from '#app/ui/icons/clipboard-list.tsx'
import { Clock } from '#app/ui/icons/clock.tsx'
import { CreditCard } from '#app/ui/icons/credit-card.tsx'
import { FileText } from '#app/ui/icons/file-text.tsx'
import { LayoutGrid } from '#app/ui/icons/layout-grid.tsx'
import { MapPin } from '#app/ui/icons/map-pin.tsx'
import { MessageCircle } from '#app/ui/icons/message-circle.tsx'
import { PackageCheck } from '#app/ui/icons/package-check.tsx'
import { Package } from '#app/ui/icons/package.tsx'
import { Search } from '#app/ui/icons/search.tsx'
import { ShoppingCart } from '#app/ui/icons/shopping-cart.tsx'
import { Store } from '#app/ui/icons/store.tsx'
import { Truck } from '#app/ui/icons/truck.tsx'
import { UserRound } from '#app/ui/icons/user-round.tsx'
import { UsersRound } from '#app/ui/icons/users-round.tsx'
import { useDesk } from './desk-context.ts'

/** A room of the desk: its path below `/desk`, and who may enter. */
export type Room = readonly [path: string, label: string, icon: Icon, permission: Permission]

/** The rooms that the role may enter, in the order of the navigation. */
export function useRooms(): readonly Room[] {
  const t = deskMessages
  const demand = deskDemandMessages
  const trips = deskTripMessages
  const myTrip = deskMyTripMessages
  const stock = deskStockMessages
  const delivery = deskDeliveryMessages
  const cash = deskCashMessages
  const payments = deskPaymentMessages
  const quotations = deskQuotationMessages
  const lists = deskListRequestMessages
  const customers = deskCustomerMessages
  const firms = deskFirmMessages
  const reports = deskReportMessages
  const counter = deskCounterMessages
  const { can } = useDesk()
  const rooms: readonly Room[] = [
    ['', t.today, Clock, 'orders:read'],
    ['counter', counter.room, ShoppingCart, 'counter:sell'],
    ['orders', t.orders, ClipboardList, 'orders:read'],
    ['trips', trips.title, Truck, 'trips:read'],
    ['cash', cash.title, Banknote, 'cash:read'],
    ['payments', payments.title, CreditCard, 'payments:read'],
    ['credit', deskCreditMessages.title, FileText, 'credit:read'],
    ['my-trip', myTrip.title, Truck, 'trips:drive'],
    ['customers', customers.title, UsersRound, 'customers:read'],
    ['firms', firms.title, Store, 'firms:read'],
    ['list-requests', lists.title, MessageCircle, 'orders:place'],
    ['quotations', quotations.title, FileText, 'quotations:read'],
    ['catalogue', t.catalogue, Package, 'catalogue:read'],
    ['stock', stock.title, PackageCheck, 'stock:read'],
    ['delivery', delivery.title, MapPin, 'delivery:read'],
    ['demand', demand.title, Search, 'demand:read'],
    ['reports', reports.title, ChartColumn, 'reports:read'],
    ['accounts', t.accounts, FileText, 'accounts:read'],
    ['staff', t.staff, UserRound, 'staff:read'],
    ['audit', t.audit, LayoutGrid, 'audit:read'],
    ['settings', t.settings, Store, 'settings:read'],
  ]
  return rooms.filter(([, , , permission]) => can(permission))
}
