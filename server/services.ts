import type { LoginLimits } from '#domain/identity/login-limits.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { ProductFilters } from '#domain/catalogue/product-card.ts'
import type { BotCheck } from './gateways/bot-check/port.ts'
import type { CatalogueFiles } from './gateways/catalogue/port.ts'
import type { RenderInvoice } from './gateways/documents/port.ts'
import type { Jobs } from './gateways/jobs/port.ts'
import type { PaymentProvider } from './gateways/payments/port.ts'
import type { DeliveryReportRequest, SmsGateway } from './gateways/sms/port.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import {
  changeAddressBook,
  readAddressBook,
  type AddressBookChange,
} from './services/addresses/change-address-book.ts'
import { exportCatalogue } from './services/catalogue/export-catalogue.ts'
import { findProduct, findProducts, listAllProducts } from './services/catalogue/find-products.ts'
import { importCatalogue, type ImportRequest } from './services/catalogue/import-catalogue.ts'
import { listFacets, listProducts, type ListRequest } from './services/catalogue/list-products.ts'
import {
  listBanners,
  listMainCategories,
  listShops,
  listSubcategories,
} from './services/catalogue/read-lists.ts'
import { matchLines } from './services/quick-order/match-lines.ts'
import { rebuildSearchIndex } from './services/catalogue/rebuild-search-index.ts'
import { searchProducts, type SearchRequest } from './services/catalogue/search-products.ts'
import { suggest } from './services/catalogue/suggest.ts'
import { findSession, signOut } from './services/identity/find-session.ts'
import { recordDeliveryReports } from './services/identity/record-delivery-report.ts'
import { renamePartner } from './services/identity/rename-partner.ts'
import { createChallenge } from './services/identity/create-challenge.ts'
import { sendCode, type CodeRequest } from './services/identity/send-code.ts'
import { endAllDevices, endDevice, listDevices } from './services/identity/sessions.ts'
import { signIn, type LoginAttempt } from './services/identity/sign-in.ts'
import { findDocument, findOrder, showOrder } from './services/orders/find-order.ts'
import { listLatest, listOrders } from './services/orders/list-orders.ts'
import { changeOrderStatus, type StatusChange } from './services/orders/change-status.ts'
import { placeOrder, type OrderRequest } from './services/orders/place-order.ts'
import { refundOrder, type RefundRequest } from './services/orders/refund-order.ts'
import { reorder } from './services/orders/reorder.ts'
import { sendOrderNotifications } from './services/orders/send-notifications.ts'
import { reconcilePayments } from './services/payments/reconcile-payments.ts'
import {
  checkPayment,
  handleWebhook,
  handleReturn,
  type WindowReturn,
} from './services/payments/handle-payment-news.ts'
import { sendRefunds } from './services/payments/send-refunds.ts'
import { settlePayment } from './services/payments/settle-payment.ts'
import { startPayment } from './services/payments/start-payment.ts'
import { changeSetting } from './services/store/change-setting.ts'
import { checkReadiness } from './services/store/check-readiness.ts'
import { findSeller, readSettings } from './services/store/read-settings.ts'
import type { Database } from './db/database.ts'

/** What the verbs of the store work with. */
export type Dependencies = {
  readonly database: Database
  readonly messages: SmsGateway
  readonly botCheck: BotCheck
  readonly catalogueFiles: CatalogueFiles
  readonly payments: PaymentProvider
  readonly renderInvoice: RenderInvoice
  readonly jobs: Jobs
  readonly now: () => Date
  /** The key of the hashes of sign-in codes, the same for all processes of a store. */
  readonly loginSecret: string
  readonly loginLimits: LoginLimits
  readonly storeName: string
  readonly apiBase: string
  readonly publicUrl: string | null
  /** Whether strangers may buy here: then no made-up firm stands on an invoice. */
  readonly live: boolean
  /** Whether the store is only ready once it has a catalogue. */
  readonly wantsCatalogue: boolean
}

/** Binds every verb of the store to what it works with. */
export function createServices(using: Dependencies) {
  const settling = { ...using, settle: (providerOrderId: string) => settlePayment(using, providerOrderId) }
  return {
    store: {
      getSettings: () => readSettings(using),
      getSeller: () => findSeller(using),
      changeSetting: (name: string, value: string) => changeSetting(using, name, value),
      isReady: () => checkReadiness(using),
      /** Base of the four catalogue calls. */
      apiBase: using.apiBase,
    },
    catalogue: {
      listBanners: () => listBanners(using),
      listMainCategories: () => listMainCategories(using),
      listSubcategories: () => listSubcategories(using),
      listShops: () => listShops(using),
      listProducts: (list: ListRequest) => listProducts(using, list),
      listFacets: (list: { subcategoryId: string; filters: ProductFilters }) => listFacets(using, list),
      findProduct: (id: string) => findProduct(using, id),
      findProducts: (ids: readonly string[]) => findProducts(using, ids),
      readProductsFrom: (page: { offset: number; limit: number }) => listAllProducts(using, page),
      importFolder: (request: ImportRequest) => importCatalogue(using, request),
      exportFolder: (folder: string) => exportCatalogue(using, folder),
      remakeSearch: () => rebuildSearchIndex(using),
      searchProducts: (request: SearchRequest) => searchProducts(using, request),
      suggest: (q: string) => suggest(using, q),
      matchLines: (text: string) => matchLines(using, text),
    },
    identity: {
      makeChallenge: () => createChallenge(using),
      sendCode: (request: CodeRequest) => sendCode(using, request),
      noteDeliveries: (route: string, request: DeliveryReportRequest) =>
        recordDeliveryReports(using, route, request),
      signIn: (proof: LoginAttempt) => signIn(using, proof),
      listDevices: (actor: Partner, token: string) => listDevices(using, actor, token),
      endDevice: (actor: Partner, id: string) => endDevice(using, actor, id),
      endAllDevices: (actor: Partner) => endAllDevices(using, actor),
      findSession: (token: string) => findSession(using, token),
      signOut: (token: string) => signOut(using, token),
      rename: (actor: Partner, name: string) => renamePartner(using, actor, name),
    },
    addresses: {
      read: (actor: Partner) => readAddressBook(using, actor),
      change: (actor: Partner, change: AddressBookChange) => changeAddressBook(using, actor, change),
    },
    orders: {
      place: (actor: Partner, request: OrderRequest) => placeOrder(using, actor, request),
      list: (actor: Partner) => listOrders(using, actor),
      find: (actor: Partner, orderId: string) => findOrder(using, actor, orderId),
      cancel: ({ uid }: Partner, orderId: string, reason: string) =>
        changeOrderStatus(using, { kind: 'customer', uid }, { orderId, to: 'CANCELLED', note: reason }),
      reorder: (actor: Partner, orderId: string) => reorder(using, actor, orderId),
      findDocument: (actor: Partner, wanted: { orderId: string; kind: TaxDocument['kind'] }) =>
        findDocument(using, actor, wanted),
      renderDocument: (document: TaxDocument) => using.renderInvoice(document),
    },
    payments: {
      start: (actor: Partner, orderId: string) => startPayment(using, actor, orderId),
      comeBack: (whose: { actor: Partner; orderId: string }, given: WindowReturn) =>
        handleReturn(settling, whose, given),
      check: (actor: Partner, orderId: string) => checkPayment(settling, actor, orderId),
      hear: (notice: { body: string; header: (name: string) => string | undefined }) =>
        handleWebhook(settling, notice),
    },
    /** What staff do; whoever calls these has made sure that it is staff. */
    desk: {
      list: (wanted: { status: string | null; most: number }) => listLatest(using, wanted),
      show: (order: string) => showOrder(using, order),
      refund: (name: string, request: RefundRequest) => refundOrder(using, name, request),
      move: (name: string, request: StatusChange) =>
        changeOrderStatus(using, { kind: 'staff', name }, request),
    },
    /** What the store does by itself. */
    jobs: {
      payments: () => reconcilePayments(settling),
      refunds: () => sendRefunds(using),
      messages: () => sendOrderNotifications(using),
    },
  }
}

/** Everything the store can do, by noun and verb. */
export type Services = ReturnType<typeof createServices>
