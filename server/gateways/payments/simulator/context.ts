import type { Books } from './ledger.ts'
import type { webhookQueue } from './webhooks.ts'

/** What the verbs of the simulator work with. */
export type Desk = {
  readonly books: Books
  readonly webhooks: ReturnType<typeof webhookQueue>
  readonly keySecret: string
  readonly now: () => Date
}
