import { expect, test } from 'vitest'
import type { Services } from '../services.ts'
import { jobHandlers } from './job-handlers.ts'

/** Jobs that note that they ran; reminders wait for a provider that does not answer. */
function jobsWithSlowReminders(ran: string[]): Services['jobs'] {
  const note = (name: string) => async () => void ran.push(name)
  return {
    reconcilePayments: note('payments'),
    reconcileLedger: note('ledger'),
    sendRefunds: note('refunds'),
    sendOrderNotifications: note('orders'),
    sendApprovalMessages: async () => {
      throw new Error('the provider is down')
    },
    runDueReminders: note('schedule'),
    sendReminderMessages: () => new Promise<never>(() => {}),
    sendQuotationMessages: note('quotations'),
    sendStockAlerts: note('alerts'),
    fetchImportPictures: note('pictures'),
    runScheduledChanges: note('changes'),
    updateVocabulary: note('vocabulary'),
    tellEndedOffers: note('offers'),
    sweepExpiredData: () => Promise.reject(new Error('not swept')),
  }
}

test('[CREDIT-05] reminders that wait for the provider hold back no message about an order', async () => {
  const ran: string[] = []
  const handlers = jobHandlers(jobsWithSlowReminders(ran), { info: () => {} })
  await expect(handlers.messages()).rejects.toThrow('the provider is down')
  expect(ran).toEqual(['orders', 'quotations'])
})
