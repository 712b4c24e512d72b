import type { CustomerMessageKind } from '#domain/notifications/customer-message.ts'
import {
  claimCustomerMessage,
  finishCustomerMessage,
  giveUpInterrupted,
  type ClaimedCustomerMessage,
} from '../../../db/messages/customer-messages.ts'
import { sendWithinLimits } from './send-within-limits.ts'

/**
 * Sends the messages to people of some kinds that are due, each once; those beyond the limits of a day are skipped, and those that a
 * process was sending when it stopped are given up. Rejects with the last error.
 */
export async function sendCustomerMessages(
  dependencies: Parameters<typeof sendWithinLimits>[0],
  kinds: readonly CustomerMessageKind[],
  queue: Omit<Parameters<typeof sendWithinLimits<ClaimedCustomerMessage>>[1], 'claim' | 'finish'>,
): Promise<void> {
  const { queries } = dependencies.database
  await giveUpInterrupted(queries, dependencies.now())
  await sendWithinLimits(dependencies, {
    ...queue,
    claim: (at) => claimCustomerMessage(queries, kinds, at),
    finish: (claimed, result) => finishCustomerMessage(queries, claimed, result),
  })
}
