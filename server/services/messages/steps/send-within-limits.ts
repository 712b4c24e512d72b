import { maySendMessage } from '#domain/notifications/message-limits.ts'
import { afterFailure, type MessageOutcome } from '../../../db/messages/message-outcome.ts'
import { sendDue, type MessageQueue } from './send-due.ts'

type Claimed = { readonly uid: string; readonly tries: number; readonly active: boolean }

/** Sends the messages of a queue that are due, each once; those beyond the limits of a day are skipped. Rejects with the last error. */
export async function sendWithinLimits<Message extends Claimed>(
  dependencies: Parameters<typeof sendDue>[0],
  {
    claim,
    send,
    finish,
    ...bounds
  }: Pick<MessageQueue<Message, MessageOutcome>, 'claim' | 'finish' | 'most' | 'mostFailures' | 'isOnce'> & {
    readonly send: (claimed: Message) => Promise<MessageOutcome>
  },
): Promise<void> {
  await sendDue(dependencies, {
    ...bounds,
    claim,
    finish,
    afterFailure,
    addressee: (claimed) => claimed,
    send: async (claimed, sent): Promise<MessageOutcome> =>
      maySendMessage(sent, dependencies.messageLimits, claimed) ? send(claimed) : { state: 'SKIPPED' },
  })
}
