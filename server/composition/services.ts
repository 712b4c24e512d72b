import type { Gstin } from '#domain/identity/gstin.ts'
import type { LoginLimits } from '#domain/identity/login-limits.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Phone } from '#domain/identity/phone.ts'
import type { Alarms } from '../gateways/alarms/port.ts'
import type { BotCheck } from '../gateways/bot-check/port.ts'
import type { CatalogueFiles } from '../gateways/catalogue/port.ts'
import type { RenderDocuments } from '../gateways/documents/port.ts'
import type { Jobs } from '../gateways/jobs/port.ts'
import type { Sheets } from '../gateways/sheets/port.ts'
import type { MediaStore } from '../gateways/media/port.ts'
import type { PictureStore, PictureVault, RemotePictures } from '../gateways/pictures/port.ts'
import type { PaymentProvider } from '../gateways/payments/port.ts'
import type { DeliveryReportRequest, SmsGateway } from '../gateways/sms/port.ts'
import type { MessageLimits } from '#domain/notifications/message-limits.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import { operator, type StaffActor } from '#domain/staff/staff-actor.ts'
import type { OrderStatus } from '#domain/orders/order.ts'
import type { OrderLimits } from '#domain/orders/order-limits.ts'
import type { MoneyAlarm } from '#domain/payments/money-alarm.ts'
import type { Breakdown, ReportPeriod } from '#domain/reports/report.ts'
import type { CalculatorName } from '#domain/calculators/calculator-names.ts'
import type { LinkQuery } from '#domain/calculators/read-inputs.ts'
import { calculate, findCalculators } from '../services/calculators/calculate.ts'
import { changeAddressBook, type AddressBookChange } from '../services/addresses/change-address-book.ts'
import { getAddressBook } from '../services/addresses/get-address-book.ts'
import { findSession } from '../services/identity/find-session.ts'
import { recordDeliveryReports } from '../services/identity/record-delivery-reports.ts'
import { renamePartner } from '../services/identity/rename-partner.ts'
import { claimFormerAccount, readFormerAccount } from '../services/identity/claim-former-account.ts'
import { linkFormerAccount } from '../services/identity/link-former-account.ts'
import { createChallenge } from '../services/identity/create-challenge.ts'
import { sendCode, type CodeRequest } from '../services/identity/send-code.ts'
import { forgetFirm, listRememberedFirms } from '../services/identity/remembered-firms.ts'
import { endAllDevices, endDevice } from '../services/identity/end-devices.ts'
import { acceptNewDevices, listNewDevices } from '../services/identity/new-devices.ts'
import { listDevices } from '../services/identity/list-devices.ts'
import { signIn, type SignInAttempt } from '../services/identity/log-in.ts'
import { isGenuineToken } from '../services/identity/steps/browser-token.ts'
import type { NetworkOrigin } from '../services/identity/steps/required-factor.ts'
import { signOut } from '../services/identity/log-out.ts'
import { findTaxDocument } from '../services/invoices/find-tax-document.ts'
import type { DocumentRequest } from '../services/invoices/steps/pick-document.ts'
import { readOwnCommission } from '../services/customers/read-commission.ts'
import { cancelOrder } from '../services/orders/cancel-order.ts'
import { changeOrderStatus } from '../services/orders/change-order-status.ts'
import { findOrder } from '../services/orders/find-order.ts'
import { getOrderLimits } from '../services/orders/get-order-limits.ts'
import { listLatestOrders, listOrders } from '../services/orders/list-orders.ts'
import { placeOnlineOrder } from '../services/orders/place-online-order.ts'
import { placeOrder } from '../services/orders/place-order.ts'
import { refundOrder, type RefundRequest } from '../services/orders/refund-order.ts'
import { reorder } from '../services/orders/reorder.ts'
import { sendOrderNotifications } from '../services/orders/send-order-notifications.ts'
import { showOrder } from '../services/orders/show-order.ts'
import type { OrderRequest } from '../services/orders/steps/build-order.ts'
import type { StatusChange } from '../services/orders/steps/change-status.ts'
import { checkPayment } from '../services/payments/check-payment.ts'
import { handleReturn } from '../services/payments/handle-return.ts'
import { findPaymentLink, settleLinkPayment, startLinkPayment } from '../services/payments/pay-by-link.ts'
import type { PaymentReturn } from '../services/payments/steps/settle-return.ts'
import { handleWebhook, type WebhookRequest } from '../services/payments/handle-webhook.ts'
import { createPictureReader } from '../services/pictures/read-picture.ts'
import { reconcileLedger } from '../services/payments/reconcile-ledger.ts'
import { reconcilePayments } from '../services/payments/reconcile-payments.ts'
import { sendPartRefunds } from '../services/payments/send-part-refunds.ts'
import { sendRefunds } from '../services/payments/send-refunds.ts'
import { startPayment } from '../services/payments/start-payment.ts'
import { updateVocabulary } from '../services/catalogue/update-vocabulary.ts'
import { sweepExpiredData } from '../services/privacy/sweep-expired-data.ts'
import { createDemandCounter } from '../services/demand/steps/count-demand.ts'
import { readReport, readReportFile } from '../services/reports/read-report.ts'
import { listDemand } from '../services/demand/list-demand.ts'
import { createPrivacyServices } from './privacy.ts'
import { fetchImportPictures } from '../services/imports/fetch-pictures.ts'
import { runScheduledChanges } from '../services/schedules/run-scheduled-changes.ts'
import { sendStockAlerts } from '../services/stock/send-stock-alerts.ts'
import { createMoneyServices } from './payments.ts'
import { createStoreServices } from './store.ts'
import { createDeliveryServices } from './delivery.ts'
import { createCatalogueServices } from './catalogue.ts'
import { createStockServices } from './stock.ts'
import { createListRequestServices, createQuickOrderServices } from './quick-order.ts'
import { createOrderEditServices } from './order-edits.ts'
import { createQuotationServices } from './quotations.ts'
import { createStaffServices } from './staff.ts'
import { createSharedReads } from './shared-reads.ts'
import type { Database } from '../db/database.ts'
import type { KindReader } from '../services/catalogue/steps/kind-reader.ts'

/** What the use cases depend on. */
export type Dependencies = {
  readonly database: Database
  /** The catalogue read as product kinds. */
  readonly kindReader: KindReader
  readonly sms: SmsGateway
  readonly botCheck: BotCheck
  readonly alarms: Alarms
  readonly catalogueFiles: CatalogueFiles
  readonly payments: PaymentProvider
  readonly media: MediaStore
  readonly pictures: PictureStore
  readonly remotePictures: RemotePictures
  /** Pictures of signed challans. */
  readonly challans: PictureVault
  /** The folder of the demo catalogue. */
  readonly demoCatalogue: string
  readonly sheets: Sheets
  readonly renderDocuments: RenderDocuments
  readonly jobs: Jobs
  readonly now: () => Date
  /** Tells staff of money that they must look at. */
  readonly alarm: (alarm: MoneyAlarm) => void
  /** Marks this store's orders at the payment provider, whose account it may share with others. */
  readonly storeId: string
  /** The key that sign-in codes are hashed with, the same for all processes of a store. */
  readonly loginSecret: string
  readonly loginLimits: LoginLimits
  readonly orderLimits: OrderLimits
  readonly messageLimits: MessageLimits
  /** Whether the store can send messages about what is back in stock. */
  readonly stockAlerts: boolean
  readonly storeName: string
  readonly apiBase: string
  readonly publicUrl: string | null
  /** Whether real customers buy here: then no invoice is issued in the name of the demo firm. */
  readonly live: boolean
  /** Whether the store is ready only once it has a catalogue. */
  readonly expectsCatalogue: boolean
}

/** The composition root: binds every use case to its dependencies. */
export function createServices(using: Dependencies) {
  const demand = createDemandCounter(using)
  const sharedReads = createSharedReads()
  const catalogue = createCatalogueServices({ ...using, demand, sharedReads })
  const readSubcategories = catalogue.listSubcategories
  return {
    sharedReads: { start: sharedReads.start, forget: sharedReads.forget },
    store: createStoreServices({ ...using, sharedReads }),
    stock: createStockServices(using),
    catalogue,
    calculators: {
      calculate: (name: CalculatorName, query: LinkQuery) =>
        calculate({ ...using, readSubcategories }, name, query),
      find: (subcategoryIds: readonly string[]) => findCalculators({ readSubcategories }, subcategoryIds),
    },
    quickOrder: createQuickOrderServices({ ...using, demand }),
    listRequests: createListRequestServices(using),
    demand: {
      list: (actor: StaffActor, query: { readonly days: number }) =>
        listDemand({ ...using, demand }, actor, query),
    },
    reports: {
      read: (actor: StaffActor, period: ReportPeriod) => readReport({ ...using, demand }, actor, period),
      readFile: (actor: StaffActor, wanted: ReportPeriod & { readonly by: Breakdown }) =>
        readReportFile(using, actor, wanted),
    },
    delivery: createDeliveryServices(using),
    identity: {
      createChallenge: (origin: NetworkOrigin) => createChallenge(using, origin),
      isGenuineToken: (token: string) => isGenuineToken(using.loginSecret, token, using.now()),
      sendCode: (request: CodeRequest) => sendCode(using, request),
      recordDeliveryReports: (route: string, request: DeliveryReportRequest) =>
        recordDeliveryReports(using, route, request),
      logIn: (attempt: SignInAttempt) => signIn(using, attempt),
      listDevices: (actor: Partner, token: string) => listDevices(using, actor, token),
      ...bindAccountChecks(using),
      endDevice: (actor: Partner, id: string) => endDevice(using, actor, id),
      endAllDevices: (actor: Partner, deviceToken: string | null) => endAllDevices(using, actor, deviceToken),
      findSession: (token: string) => findSession(using, token),
      logOut: (token: string) => signOut(using, token),
      rename: (actor: Partner, name: string) => renamePartner(using, actor, name),
    },
    addresses: {
      read: (actor: Partner) => getAddressBook(using, actor),
      change: (actor: Partner, change: AddressBookChange) => changeAddressBook(using, actor, change),
    },
    orders: {
      place: (actor: Partner, request: OrderRequest) => placeOrder(using, actor, request),
      placeOnline: (actor: Partner, request: Omit<OrderRequest, 'paymentMode'>) =>
        placeOnlineOrder(using, actor, request),
      getLimits: (actor: Partner) => getOrderLimits(using, actor),
      list: (actor: Partner, page: { readonly after?: string | undefined }) => listOrders(using, actor, page),
      find: (actor: Partner, orderId: string) => findOrder(using, actor, orderId),
      cancel: (actor: Partner, request: { orderId: string; reason: string }) =>
        cancelOrder(using, actor, request),
      readCommission: (actor: Partner, month: string) => readOwnCommission(using, actor, month),
      reorder: (actor: Partner, orderId: string) => reorder(using, actor, orderId),
      findDocument: (actor: Partner, which: DocumentRequest) => findTaxDocument(using, actor, which),
      renderDocument: (document: TaxDocument) =>
        using.renderDocuments({ paper: 'a4', documents: [document] }),
    },
    payments: {
      start: (actor: Partner, orderId: string) => startPayment(using, actor, orderId),
      handleReturn: (order: { actor: Partner; orderId: string }, returned: PaymentReturn) =>
        handleReturn(using, order, returned),
      check: (actor: Partner, orderId: string) => checkPayment(using, actor, orderId),
      handleWebhook: (request: WebhookRequest) => handleWebhook(using, request),
      findLink: (token: string) => findPaymentLink(using, token),
      startByLink: (token: string) => startLinkPayment(using, token),
      settleByLink: (token: string, returned: PaymentReturn | null) =>
        settleLinkPayment(using, token, returned),
    },
    pictures: { read: createPictureReader(using) },
    orderEdits: createOrderEditServices(using),
    quotations: createQuotationServices(using),
    staff: createStaffServices(using),
    money: createMoneyServices(using),
    /** The back office for commands; whoever runs them on the server may do what its owner may. */
    desk: {
      listOrders: (filter: { status: OrderStatus | null; most: number }) => listLatestOrders(using, filter),
      showOrder: (idOrNumber: string) => showOrder(using, idOrNumber),
      refundOrder: (name: string, request: RefundRequest) => refundOrder(using, operator(name), request),
      changeOrderStatus: (name: string, change: StatusChange) =>
        changeOrderStatus(using, operator(name), change),
      linkFormerAccount: (name: string, link: { orderId: string; phone: Phone }) =>
        linkFormerAccount(using, operator(name), link),
    },
    privacy: createPrivacyServices(using),
    jobs: createJobs(using),
  }
}

/** What runs in the background. */
function createJobs(using: Dependencies) {
  return {
    reconcilePayments: () => reconcilePayments(using),
    reconcileLedger: () => reconcileLedger(using),
    sendRefunds: async () => {
      await sendRefunds(using)
      await sendPartRefunds(using)
    },
    sendOrderNotifications: () => sendOrderNotifications(using),
    sendStockAlerts: () => sendStockAlerts(using),
    fetchImportPictures: async () => {
      if (await fetchImportPictures(using)) using.jobs.trigger('import-pictures')
    },
    runScheduledChanges: async () => {
      const next = await runScheduledChanges(using)
      if (next !== null) using.jobs.runAt('scheduled-changes', next)
    },
    updateVocabulary: () => updateVocabulary(using),
    sweepExpiredData: () => sweepExpiredData(using),
  }
}

/** What a partner is told of other browsers in their account, and of the one that their number had before. */
function bindAccountChecks(using: Dependencies) {
  return {
    listFirms: (actor: Partner) => listRememberedFirms(using, actor),
    forgetFirm: (actor: Partner, gstin: Gstin) => forgetFirm(using, actor, gstin),
    listNewDevices: (actor: Partner, deviceToken: string | null) => listNewDevices(using, actor, deviceToken),
    acceptNewDevices: (actor: Partner, request: { deviceToken: string | null; until: Date }) =>
      acceptNewDevices(using, actor, request),
    readFormerAccount: (actor: Partner) => readFormerAccount(using, actor),
    claimFormerAccount: (actor: Partner, proof: string) => claimFormerAccount(using, actor, proof),
  }
}

/** All use cases, by aggregate. */
export type Services = ReturnType<typeof createServices>
