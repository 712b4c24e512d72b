import type { Logger } from 'pino'
import type { JobHandlers } from '../../gateways/jobs/pg-boss-queue.ts'
import type { bindJobs } from './jobs.ts'

/** Handlers of the jobs; the keys are queue names, which the database stores. */
export function jobHandlers(jobs: ReturnType<typeof bindJobs>, log: Pick<Logger, 'info'>): JobHandlers {
  return {
    payments: jobs.reconcilePayments,
    ledger: jobs.reconcileLedger,
    reminders: jobs.runDueReminders,
    // many at once, which hold back no message about an order while the provider is slow
    'reminder-messages': jobs.sendReminderMessages,
    refunds: jobs.sendRefunds,
    messages: async () => {
      const senders = [jobs.sendOrderNotifications, jobs.sendApprovalMessages, jobs.sendQuotationMessages]
      // one that fails holds back none of the others
      const results = await Promise.allSettled(senders.map((send) => send()))
      const failed = results.find((result) => result.status === 'rejected')
      if (failed !== undefined) throw failed.reason
    },
    'stock-alerts': jobs.sendStockAlerts,
    'import-pictures': jobs.fetchImportPictures,
    'scheduled-changes': jobs.runScheduledChanges,
    vocabulary: jobs.updateVocabulary,
    'expired-data': async () => {
      await jobs.tellEndedOffers()
      const counts = await jobs.sweepExpiredData()
      if (Object.values(counts).some((count) => count > 0))
        log.info({ counts }, 'personal data whose time was over was removed')
    },
  }
}
