import type { StatementPeriod } from '#domain/accounts/statement.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { makeAccountLink, revokeAccountLink } from '../services/accounts/account-links.ts'
import { allotCredit, type CreditToAllot } from '../services/accounts/allot-credit.ts'
import { outstandingFile, receiptsFile } from '../services/accounts/credit-files.ts'
import { enterOpening } from '../services/accounts/enter-opening.ts'
import { importOpenings } from '../services/accounts/import-openings.ts'
import type { Opening } from '../services/accounts/steps/post-opening.ts'
import { listCreditAccounts } from '../services/accounts/list-credit-accounts.ts'
import { openCreditAccount, type NewAccount } from '../services/accounts/open-credit-account.ts'
import {
  listOwnAccounts,
  ownStatementFile,
  printOwnStatement,
  showOwnStatement,
} from '../services/accounts/own-accounts.ts'
import { pauseReminders } from '../services/accounts/pause-reminders.ts'
import { recordReceipt } from '../services/accounts/record-receipt.ts'
import type { AccountReceipt } from '../services/accounts/steps/receive-on-account.ts'
import { reverseEntry, type Reversal } from '../services/accounts/reverse-entry.ts'
import { sendReminders, type RemindersToSend } from '../services/accounts/send-reminders.ts'
import { setCreditTerms, type TermsChange } from '../services/accounts/set-credit-terms.ts'
import { showCreditAccount } from '../services/accounts/show-credit-account.ts'
import { listReminders, previewReminders } from '../services/accounts/show-reminders.ts'
import {
  printConfirmation,
  printStatement,
  showStatement,
  statementFile,
} from '../services/accounts/show-statement.ts'
import type { StatementOf } from '../services/accounts/steps/print-statement.ts'
import { exportPriceList } from '../services/pricing/export-price-list.ts'
import { importPriceList, type PriceListFile } from '../services/pricing/import-price-list.ts'
import { checkOffersFor, type OffersQuestionFor } from '../services/offers/check-offers-for.ts'
import { exportOffers } from '../services/offers/export-offers.ts'
import { importOffers, type OffersFile } from '../services/offers/import-offers.ts'
import { undoOfferImport } from '../services/offers/undo-offer-import.ts'
import { changeOfferState, saveOffer, type OfferToSave } from '../services/offers/save-offer.ts'
import { showOffer, showOffers } from '../services/offers/show-offers.ts'
import { savePriceList, setRemoved, type PriceListToSave } from '../services/pricing/save-price-list.ts'
import { showOwnPrices, showPricesFor } from '../services/pricing/show-own-prices.ts'
import { showPriceList, showPriceLists } from '../services/pricing/show-price-lists.ts'
import { undoListImport } from '../services/pricing/undo-list-import.ts'
import { writeOffBill, type WriteOff } from '../services/accounts/write-off-bill.ts'
import type { Dependencies } from './dependencies.ts'

/** Binds what staff do with accounts of credit (CREDIT-01, CREDIT-02). */
export function bindAccounts(using: Dependencies) {
  return {
    list: (actor: StaffActor, filter: Parameters<typeof listCreditAccounts>[2]) =>
      listCreditAccounts(using, actor, filter),
    show: (actor: StaffActor, which: Parameters<typeof showCreditAccount>[2]) =>
      showCreditAccount(using, actor, which),
    open: (actor: StaffActor, account: NewAccount) => openCreditAccount(using, actor, account),
    setTerms: (actor: StaffActor, change: TermsChange) => setCreditTerms(using, actor, change),
    enterOpening: (actor: StaffActor, opening: Opening) => enterOpening(using, actor, opening),
    makeLink: (actor: StaffActor, id: string) => makeAccountLink(using, actor, id),
    revokeLink: (actor: StaffActor, id: string) => revokeAccountLink(using, actor, id),
    listReminders: (actor: StaffActor, id: string) => listReminders(using, actor, id),
    pauseReminders: (actor: StaffActor, which: Parameters<typeof pauseReminders>[2]) =>
      pauseReminders(using, actor, which),
    previewReminders: (actor: StaffActor, ids: readonly string[]) => previewReminders(using, actor, ids),
    sendReminders: (actor: StaffActor, which: RemindersToSend) => sendReminders(using, actor, which),
    receive: (actor: StaffActor, receipt: AccountReceipt) => recordReceipt(using, actor, receipt),
    importOpenings: (actor: StaffActor, file: Parameters<typeof importOpenings>[2]) =>
      importOpenings(using, actor, file),
    allot: (actor: StaffActor, credit: CreditToAllot) => allotCredit(using, actor, credit),
    writeOff: (actor: StaffActor, writeOff: WriteOff) => writeOffBill(using, actor, writeOff),
    outstandingFile: (actor: StaffActor) => outstandingFile(using, actor),
    receiptsFile: (actor: StaffActor, period: StatementPeriod) => receiptsFile(using, actor, period),
    statement: (actor: StaffActor, which: StatementOf) => showStatement(using, actor, which),
    printStatement: (actor: StaffActor, which: Parameters<typeof printStatement>[2]) =>
      printStatement(using, actor, which),
    statementFile: (actor: StaffActor, which: Parameters<typeof statementFile>[2]) =>
      statementFile(using, actor, which),
    printConfirmation: (actor: StaffActor, which: Parameters<typeof printConfirmation>[2]) =>
      printConfirmation(using, actor, which),
    reverse: (actor: StaffActor, reversal: Reversal) => reverseEntry(using, actor, reversal),
  }
}

/** Binds what those see of their accounts who buy on credit. */
export function bindOwnCredit(using: Dependencies) {
  return {
    list: (actor: Partner) => listOwnAccounts(using, actor),
    statement: (actor: Partner, which: StatementOf) => showOwnStatement(using, actor, which),
    print: (actor: Partner, which: Parameters<typeof printOwnStatement>[2]) =>
      printOwnStatement(using, actor, which),
    file: (actor: Partner, which: Parameters<typeof ownStatementFile>[2]) =>
      ownStatementFile(using, actor, which),
  }
}

/** Binds what those see of their prices who are on a price list (PRICE-08). */
export function bindPrices(using: Dependencies) {
  return {
    own: (actor: Partner, asked: Parameters<typeof showOwnPrices>[2]) => showOwnPrices(using, actor, asked),
  }
}

/** Binds what staff do with offers (OFFER-01). */
export function bindDeskOffers(using: Dependencies) {
  return {
    check: (actor: StaffActor, question: OffersQuestionFor) => checkOffersFor(using, actor, question),
    list: (actor: StaffActor) => showOffers(using, actor),
    show: (actor: StaffActor, id: string) => showOffer(using, actor, id),
    save: (actor: StaffActor, offer: OfferToSave) => saveOffer(using, actor, offer),
    changeState: (actor: StaffActor, which: Parameters<typeof changeOfferState>[2]) =>
      changeOfferState(using, actor, which),
    export: (actor: StaffActor, file: Parameters<typeof exportOffers>[2]) => exportOffers(using, actor, file),
    import: (actor: StaffActor, file: OffersFile) => importOffers(using, actor, file),
    undoImport: (actor: StaffActor, id: string) => undoOfferImport(using, actor, id),
  }
}

/** Binds what staff do with price lists (PRICE-08). */
export function bindPriceLists(using: Dependencies) {
  return {
    pricesFor: (actor: StaffActor, asked: Parameters<typeof showPricesFor>[2]) =>
      showPricesFor(using, actor, asked),
    list: (actor: StaffActor) => showPriceLists(using, actor),
    show: (actor: StaffActor, id: string) => showPriceList(using, actor, id),
    save: (actor: StaffActor, list: PriceListToSave) => savePriceList(using, actor, list),
    setRemoved: (actor: StaffActor, which: Parameters<typeof setRemoved>[2]) =>
      setRemoved(using, actor, which),
    export: (actor: StaffActor, which: Parameters<typeof exportPriceList>[2]) =>
      exportPriceList(using, actor, which),
    import: (actor: StaffActor, file: PriceListFile) => importPriceList(using, actor, file),
    undoImport: (actor: StaffActor, id: string) => undoListImport(using, actor, id),
  }
}
