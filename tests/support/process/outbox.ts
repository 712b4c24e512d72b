import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const messageSchema = z.object({ at: z.string(), to: z.string(), text: z.string() })

/** A message that the store would have sent. */
export type Message = z.infer<typeof messageSchema>

/** Reads what the store has sent to a phone, given with or without +91, oldest first. */
export function readOutbox(dataDirectory: string, phone: string): Message[] {
  const path = join(dataDirectory, 'outbox.ndjson')
  if (!existsSync(path)) return []
  const number = lastTenDigits(phone)
  return readFileSync(path, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => messageSchema.parse(JSON.parse(line)))
    .filter(({ to }) => lastTenDigits(to) === number)
}

const lastTenDigits = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-10)
