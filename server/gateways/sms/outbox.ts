import { appendFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { messageText } from '#domain/notifications/text-message.ts'
import type { SmsGateway } from './port.ts'

/** A message in the outbox. */
export type OutboxMessage = { readonly to: string; readonly text: string }

/**
 * Sends nothing: appends each message as a line `{"at","to","text"}` to `outbox.ndjson` in the data directory and passes it
 * to `show`, for development, tests and evaluation.
 */
export function outbox(dataDir: string, show: (message: OutboxMessage) => void): SmsGateway {
  const file = path.join(dataDir, 'outbox.ndjson')
  return {
    send: async (message) => {
      const entry = { to: message.to, text: messageText(message) }
      await mkdir(dataDir, { recursive: true })
      await appendFile(file, `${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`)
      show(entry)
      return { route: 'outbox', reference: null }
    },
    hasTemplate: () => true,
    registration: 'none',
    readReports: () => null,
  }
}
