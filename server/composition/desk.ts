import type { Phone } from '#domain/identity/phone.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { bindDayRates, bindEntries, bindImports, bindSchedules } from './catalogue-entries.ts'
import { bindAccounts, bindDeskOffers, bindPriceLists } from './accounts.ts'
import { bindDeskFirms, bindDeskSiteLists } from './firms.ts'
import { bindCustomers } from './customers.ts'
import { bindPrinting } from './printing.ts'
import { bindTrips } from './trips.ts'
import { changeOrderStatus, type DeskStatusChange } from '../services/orders/change-order-status.ts'
import { moveOrders, type OrdersToMove } from '../services/orders/move-orders.ts'
import { cancelLines, type LineCancellation } from '../services/fulfilments/cancel-lines.ts'
import { moveFulfilment, type FulfilmentMove } from '../services/fulfilments/move-fulfilment.ts'
import { returnLines, type LineReturn } from '../services/fulfilments/return-lines.ts'
import { recordEwayBill } from '../services/fulfilments/record-eway-bill.ts'
import type { RecordedEwayBill } from '../services/fulfilments/steps/keep-eway-bill.ts'
import { importPortalNumbers } from '../services/invoices/import-portal-numbers.ts'
import { recordEInvoice } from '../services/invoices/record-e-invoice.ts'
import type { Registration } from '../services/invoices/steps/register-e-invoice.ts'
import { weighLoad, type WeighedLoad } from '../services/order-edits/weigh-load.ts'
import { shipLines, type Shipment } from '../services/fulfilments/ship-lines.ts'
import { refundOrder, type RefundRequest } from '../services/orders/refund-order.ts'
import { readEwayBill } from '../services/gst-returns/read-eway-bill.ts'
import {
  readAccountList,
  readGstr1,
  type Gstr1Request,
  readMonthSummary,
  readTally,
  type AccountList,
} from '../services/gst-returns/read-accounts.ts'
import { findCustomer } from '../services/customers/find-customer.ts'
import { placeOrderFor, type OrderFor } from '../services/orders/place-order-for.ts'
import { sellAtCounter, type CounterSaleRequest } from '../services/orders/sell-at-counter.ts'
import { listCounterSales } from '../services/orders/list-counter-sales.ts'
import { readCounterTerms } from '../services/orders/read-counter-terms.ts'
import { findCounterItems } from '../services/orders/find-counter-items.ts'
import { refundPartially, type PartialRefundByStaff } from '../services/orders/refund-partially.ts'
import { addPicture } from '../services/pictures/add-picture.ts'
import { editPicture, findPictureEdit, type PictureChange } from '../services/pictures/edit-picture.ts'
import { changeSettings, restoreSetting, type SettingChange } from '../services/store/change-setting.ts'
import { listSettingVersions } from '../services/store/list-setting-versions.ts'
import { findOrderDocument } from '../services/invoices/find-order-document.ts'
import type { DocumentRequest } from '../services/invoices/steps/pick-document.ts'
import { passCredit } from '../services/orders/pass-credit.ts'
import { addOrderNote } from '../services/orders/add-order-note.ts'
import { listDeskOrders, type DeskOrderQuery } from '../services/orders/list-desk-orders.ts'
import { createTodayWatch, readToday } from '../services/orders/read-today.ts'
import { resendMessage, type MessageToResend } from '../services/orders/resend-message.ts'
import { showDeskOrder } from '../services/orders/show-desk-order.ts'
import { readDeskSettings } from '../services/store/read-desk-settings.ts'
import { readFirstSteps } from '../services/store/read-first-steps.ts'
import { endService } from '../services/staff/end-service.ts'
import { findDeskSession } from '../services/staff/find-desk-session.ts'
import { grantRole, type RoleGrant } from '../services/staff/grant-role.ts'
import { leaveDesk } from '../services/staff/leave-desk.ts'
import { listStaff } from '../services/staff/list-staff.ts'
import { openDesk } from '../services/staff/open-desk.ts'
import { signOutStaff } from '../services/staff/sign-out-staff.ts'
import { searchDesk } from '../services/staff/search-desk.ts'
import { proveIdentity } from '../services/staff/prove-identity.ts'
import { readAuditLog } from '../services/staff/read-audit-log.ts'
import type { CodeAttempt } from '../services/identity/steps/verify-code.ts'
import type { LoginAttempt } from '../services/identity/steps/with-code.ts'
import type { AuditFilter } from '../db/staff/audit-log.ts'
import type { Dependencies } from './dependencies.ts'

/** Binds the use cases of the desk: who works in the store, what they may see and change. Each checks the actor's role. */
export function bindDesk(using: Dependencies) {
  return {
    open: (attempt: LoginAttempt) => openDesk(using, attempt),
    findSession: (token: string) => findDeskSession(using, token),
    leave: (token: string) => leaveDesk(using, token),
    prove: (token: string, attempt: Omit<CodeAttempt, 'phone'>) => proveIdentity(using, token, attempt),
    list: (actor: StaffActor) => listStaff(using, actor),
    grant: (actor: StaffActor, grant: RoleGrant) => grantRole(using, actor, grant),
    endService: (actor: StaffActor, uid: string) => endService(using, actor, uid),
    signOut: (actor: StaffActor, uid: string) => signOutStaff(using, actor, uid),
    readAuditLog: (actor: StaffActor, filter: AuditFilter) => readAuditLog(using, actor, filter),
    search: (actor: StaffActor, typed: string) => searchDesk(using, actor, typed),
    readToday: (actor: StaffActor) => readToday(using, actor),
    watchToday: createTodayWatch(using),
    listOrders: (actor: StaffActor, filter: DeskOrderQuery) => listDeskOrders(using, actor, filter),
    showOrder: (actor: StaffActor, orderId: string) => showDeskOrder(using, actor, orderId),
    moveOrder: (actor: StaffActor, change: DeskStatusChange) => changeOrderStatus(using, actor, change),
    moveOrders: (actor: StaffActor, moves: OrdersToMove) =>
      moveOrders({ moveOrder: (change: DeskStatusChange) => changeOrderStatus(using, actor, change) }, moves),
    refundOrder: (actor: StaffActor, request: RefundRequest) => refundOrder(using, actor, request),
    refundPartially: (actor: StaffActor, request: PartialRefundByStaff) =>
      refundPartially(using, actor, request),
    findCustomer: (actor: StaffActor, phone: Phone) => findCustomer(using, actor, phone),
    placeOrderFor: (actor: StaffActor, order: OrderFor) => placeOrderFor(using, actor, order),
    sellAtCounter: (actor: StaffActor, sale: CounterSaleRequest) => sellAtCounter(using, actor, sale),
    listCounterSales: (actor: StaffActor, typed: string) => listCounterSales(using, actor, typed),
    readCounterTerms: (actor: StaffActor) => readCounterTerms(using, actor),
    findCounterItems: (actor: StaffActor, typed: string) => findCounterItems(using, actor, typed),
    readGstr1: (actor: StaffActor, wanted: Gstr1Request) => readGstr1(using, actor, wanted),
    readMonthSummary: (actor: StaffActor, month: string) => readMonthSummary(using, actor, month),
    readAccountList: (actor: StaffActor, wanted: AccountList) => readAccountList(using, actor, wanted),
    readEwayBill: (actor: StaffActor, request: Parameters<typeof readEwayBill>[2]) =>
      readEwayBill(using, actor, request),
    readTally: (actor: StaffActor, which: { month: string; file: 'ledgers' | 'vouchers' }) =>
      readTally(using, actor, which),
    shipLines: (actor: StaffActor, shipment: Shipment) => shipLines(using, actor, shipment),
    weighLoad: (actor: StaffActor, load: WeighedLoad) => weighLoad(using, actor, load),
    moveFulfilment: (actor: StaffActor, move: FulfilmentMove) => moveFulfilment(using, actor, move),
    recordEwayBill: (actor: StaffActor, recorded: RecordedEwayBill) => recordEwayBill(using, actor, recorded),
    recordEInvoice: (actor: StaffActor, registration: Registration) =>
      recordEInvoice(using, actor, registration),
    importPortalNumbers: (actor: StaffActor, file: Parameters<typeof importPortalNumbers>[2]) =>
      importPortalNumbers(using, actor, file),
    cancelLines: (actor: StaffActor, request: LineCancellation) => cancelLines(using, actor, request),
    returnLines: (actor: StaffActor, request: LineReturn) => returnLines(using, actor, request),
    passCredit: (actor: StaffActor, pass: Parameters<typeof passCredit>[2]) => passCredit(using, actor, pass),
    addOrderNote: (actor: StaffActor, note: { orderId: string; text: string }) =>
      addOrderNote(using, actor, note),
    resendMessage: (actor: StaffActor, which: MessageToResend) => resendMessage(using, actor, which),
    findDocument: (actor: StaffActor, which: DocumentRequest) => findOrderDocument(using, actor, which),
    accounts: bindAccounts(using),
    customers: bindCustomers(using),
    firms: bindDeskFirms(using),
    siteLists: bindDeskSiteLists(using),
    priceLists: bindPriceLists(using),
    offers: bindDeskOffers(using),
    dayRates: bindDayRates(using),
    trips: bindTrips(using),
    printing: bindPrinting(using),
    entries: bindEntries(using),
    imports: bindImports(using),
    schedules: bindSchedules(using),
    addPicture: (actor: StaffActor, bytes: Uint8Array) => addPicture(using, actor, bytes),
    editPicture: (actor: StaffActor, change: PictureChange) => editPicture(using, actor, change),
    findPictureEdit: (actor: StaffActor, url: string) => findPictureEdit(using, actor, url),
    readSettings: (actor: StaffActor) => readDeskSettings(using, actor),
    readFirstSteps: (actor: StaffActor) => readFirstSteps(using, actor),
    changeSettings: (actor: StaffActor, changes: readonly SettingChange[]) =>
      changeSettings(using, actor, changes),
    listSettingVersions: (actor: StaffActor, name: string) => listSettingVersions(using, actor, name),
    restoreSetting: (actor: StaffActor, which: Parameters<typeof restoreSetting>[2]) =>
      restoreSetting(using, actor, which),
  }
}
