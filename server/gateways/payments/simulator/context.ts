import type { Ledger } from './ledger.ts'
import type { createWebhookQueue } from './webhooks.ts'

/** What the verbs of the simulator work with. */
export type SimulatorContext = {
  readonly books: Ledger
  readonly webhooks: ReturnType<typeof createWebhookQueue>
  readonly keySecret: string
  readonly now: () => Date
}
