import type { CustomerMessageKind } from '#domain/notifications/customer-message.ts'
import { maySendMessage } from '#domain/notifications/message-limits.ts'
import {
  claimCustomerMessage,
  finishCustomerMessage,
  giveUpInterrupted,
  type ClaimedCustomerMessage,
} from '../../../db/messages/customer-messages.ts'
import { afterFailure, type MessageOutcome } from '../../../db/messages/message-outcome.ts'
import { sendDue, type MessageQueue } from './send-due.ts'

type Bounds = Pick<MessageQueue<ClaimedCustomerMessage, MessageOutcome>, 'most' | 'mostFailures' | 'isOnce'>

/**
 * Sends the messages to people of some kinds that are due, each once; those beyond the limits of a day are skipped, and those that a
 * process was sending when it stopped are given up. Rejects with the last error.
 */
export async function sendCustomerMessages(
  dependencies: Parameters<typeof sendDue>[0],
  kinds: readonly CustomerMessageKind[],
  {
    send,
    ...bounds
  }: Bounds & { readonly send: (claimed: ClaimedCustomerMessage) => Promise<MessageOutcome> },
): Promise<void> {
  const { database, now, messageLimits } = dependencies
  const { queries } = database
  await giveUpInterrupted(queries, now())
  await sendDue<ClaimedCustomerMessage, MessageOutcome>(dependencies, {
    ...bounds,
    claim: (at) => claimCustomerMessage(queries, kinds, at),
    addressee: (claimed) => claimed,
    send: async (claimed, sent) =>
      maySendMessage(sent, messageLimits, claimed) ? send(claimed) : { state: 'SKIPPED' },
    afterFailure,
    finish: (claimed, result) => finishCustomerMessage(queries, claimed, result),
  })
}
