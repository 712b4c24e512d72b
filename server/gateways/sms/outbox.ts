import { appendFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { TextMessage, TextMessages } from './port.ts'

/**
 * Sends nothing: each message becomes a line `{"at","to","text"}` of `outbox.ndjson` in the data directory and is
 * shown through `show`, for development, tests and stores that try the product out.
 */
export function outbox(dataDir: string, show: (message: TextMessage) => void): TextMessages {
  const file = path.join(dataDir, 'outbox.ndjson')
  return {
    send: async (message) => {
      await mkdir(dataDir, { recursive: true })
      await appendFile(file, `${JSON.stringify({ at: new Date().toISOString(), ...message })}\n`)
      show(message)
    },
  }
}
