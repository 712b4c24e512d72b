import { expect, test } from 'vitest'
import { noFaults } from './fault-injection.ts'
import { openLedger } from './ledger.ts'
import { createWebhookQueue } from './webhooks.ts'

test('[PAY-07] whoever waits for due webhooks does not wait for those that become due meanwhile', async () => {
  const ledger = openLedger(':memory:')
  let delivered = 0
  const webhooks = createWebhookQueue({
    ledger,
    webhookSecret: 'secret',
    // as under load: with each one that is delivered another becomes due
    deliver: async () => {
      delivered += 1
      webhooks.queue('payment.captured', {})
    },
    nextFault: noFaults.webhook,
    now: () => new Date(),
  })
  webhooks.queue('payment.captured', {})
  await webhooks.deliverDue({ withinMs: 20 })
  expect(delivered).toBeGreaterThan(0)
  ledger.database.close()
})
