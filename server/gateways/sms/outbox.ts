import { appendFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { messageText } from '#domain/notifications/text-message.ts'
import type { SmsGateway } from './port.ts'

/** A message as the outbox keeps it. */
export type OutboxMessage = { readonly to: string; readonly text: string }

/**
 * Sends nothing: each message becomes a line `{"at","to","text"}` of `outbox.ndjson` in the data directory and is
 * shown through `show`, for development, tests and stores that try the product out.
 */
export function outbox(dataDir: string, show: (message: OutboxMessage) => void): SmsGateway {
  const file = path.join(dataDir, 'outbox.ndjson')
  return {
    send: async (message) => {
      const kept = { to: message.to, text: messageText(message) }
      await mkdir(dataDir, { recursive: true })
      await appendFile(file, `${JSON.stringify({ at: new Date().toISOString(), ...kept })}\n`)
      show(kept)
      return { route: 'outbox', reference: null }
    },
    readReports: () => null,
  }
}
