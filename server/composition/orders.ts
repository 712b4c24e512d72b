import type { Partner } from '#domain/identity/partner.ts'
import type { Phone } from '#domain/identity/phone.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import { operator } from '#domain/staff/staff-actor.ts'
import type { OrderStatus } from '#domain/orders/order.ts'
import { linkFormerAccount } from '../services/identity/link-former-account.ts'
import { findTaxDocument } from '../services/invoices/find-tax-document.ts'
import type { DocumentRequest } from '../services/invoices/steps/pick-document.ts'
import { readOwnCommission } from '../services/customers/read-commission.ts'
import { cancelOrder } from '../services/orders/cancel-order.ts'
import { changeOrderStatus } from '../services/orders/change-order-status.ts'
import { checkOffers } from '../services/offers/check-offers.ts'
import { findOrder } from '../services/orders/find-order.ts'
import { getOrderLimits } from '../services/orders/get-order-limits.ts'
import { listLatestOrders, listOrders, type OwnOrdersRequest } from '../services/orders/list-orders.ts'
import { placeOnlineOrder } from '../services/orders/place-online-order.ts'
import { placeOwnOrder } from '../services/orders/place-own-order.ts'
import { refundOrder, type RefundRequest } from '../services/orders/refund-order.ts'
import { reorder } from '../services/orders/reorder.ts'
import { showOrder } from '../services/orders/show-order.ts'
import type { OrderRequest } from '../services/orders/steps/build-order.ts'
import type { StatusChange } from '../services/orders/steps/change-status.ts'
import type { Dependencies } from './dependencies.ts'

/** Binds what customers do with their orders. */
export function bindOrders(using: Dependencies) {
  return {
    place: (actor: Partner, request: OrderRequest) => placeOwnOrder(using, actor, request),
    placeOnline: (actor: Partner, request: Omit<OrderRequest, 'paymentMode'>) =>
      placeOnlineOrder(using, actor, request),
    checkOffers: (question: Parameters<typeof checkOffers>[1]) => checkOffers(using, question),
    getLimits: (actor: Partner) => getOrderLimits(using, actor),
    list: (actor: Partner, asked: OwnOrdersRequest) => listOrders(using, actor, asked),
    find: (actor: Partner, orderId: string) => findOrder(using, actor, orderId),
    cancel: (actor: Partner, request: { orderId: string; reason: string }) =>
      cancelOrder(using, actor, request),
    readCommission: (actor: Partner, month: string) => readOwnCommission(using, actor, month),
    reorder: (actor: Partner, again: Parameters<typeof reorder>[2]) => reorder(using, actor, again),
    findDocument: (actor: Partner, which: DocumentRequest) => findTaxDocument(using, actor, which),
    renderDocument: (document: TaxDocument) => using.renderDocuments({ paper: 'a4', documents: [document] }),
  }
}

/** Binds the desk for commands, whose actor may do what the owner may. */
export function bindOperator(using: Dependencies) {
  return {
    listOrders: (filter: { status: OrderStatus | null; most: number }) => listLatestOrders(using, filter),
    showOrder: (idOrNumber: string) => showOrder(using, idOrNumber),
    refundOrder: (name: string, request: RefundRequest) => refundOrder(using, operator(name), request),
    changeOrderStatus: (name: string, change: StatusChange) =>
      changeOrderStatus(using, operator(name), change),
    linkFormerAccount: (name: string, link: { orderId: string; phone: Phone }) =>
      linkFormerAccount(using, operator(name), link),
  }
}
