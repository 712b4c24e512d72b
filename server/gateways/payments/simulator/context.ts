import type { Ledger } from './ledger.ts'
import type { createWebhookQueue } from './webhooks.ts'

/** The dependencies of the simulator's use cases. */
export type SimulatorContext = {
  readonly ledger: Ledger
  readonly webhooks: ReturnType<typeof createWebhookQueue>
  readonly keySecret: string
  readonly now: () => Date
}
