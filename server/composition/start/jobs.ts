import { sendApprovalMessages } from '../../services/approvals/send-approval-messages.ts'
import { runDueReminders } from '../../services/accounts/run-due-reminders.ts'
import { sendReminderMessages } from '../../services/accounts/send-reminder-messages.ts'
import { sendQuotationMessages } from '../../services/quotations/send-quotation-messages.ts'
import { sendOrderNotifications } from '../../services/orders/send-order-notifications.ts'
import { reconcileLedger } from '../../services/payments/reconcile-ledger.ts'
import { reconcilePayments } from '../../services/payments/reconcile-payments.ts'
import { sendRefunds } from '../../services/payments/send-refunds.ts'
import { updateVocabulary } from '../../services/catalogue/update-vocabulary.ts'
import { sweepExpiredData } from '../../services/privacy/sweep-expired-data.ts'
import { fetchImportPictures } from '../../services/imports/fetch-pictures.ts'
import { runDueRates } from '../../services/day-rates/run-due-rates.ts'
import { runScheduledChanges } from '../../services/schedules/run-scheduled-changes.ts'
import { tellEndedOffers } from '../../services/offers/tell-ended-offers.ts'
import { sendStockAlerts } from '../../services/stock/send-stock-alerts.ts'
import type { Dependencies } from '../dependencies.ts'

/** Binds what runs in the background. */
export function bindJobs(using: Dependencies) {
  return {
    reconcilePayments: () => reconcilePayments(using),
    reconcileLedger: () => reconcileLedger(using),
    sendRefunds: () => sendRefunds(using),
    sendOrderNotifications: () => sendOrderNotifications(using),
    sendApprovalMessages: () => sendApprovalMessages(using),
    runDueReminders: () => runDueReminders(using),
    sendReminderMessages: () => sendReminderMessages(using),
    sendQuotationMessages: () => sendQuotationMessages(using),
    sendStockAlerts: () => sendStockAlerts(using),
    fetchImportPictures: () => fetchImportPictures(using),
    runScheduledChanges: async () => {
      await runScheduledChanges(using)
      await runDueRates(using)
    },
    updateVocabulary: () => updateVocabulary(using),
    tellEndedOffers: () => tellEndedOffers(using),
    sweepExpiredData: () => sweepExpiredData(using),
  }
}
