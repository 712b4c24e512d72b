import { pino, type Logger } from 'pino'
import type { OutboxMessage } from '../gateways/sms/outbox.ts'
import { loggedError } from './logged-error.ts'
import { maskPhone } from '#domain/identity/phone.ts'

/** Lines are written so many characters at a time, because each write costs as much as a cached page. */
const BATCH_CHARACTERS = 4_096
/** A line waits no longer than this; a killed process loses what waits. */
const FLUSH_MS = 250
const FLUSH_WITHIN_MS = 1_000

const serializers = { err: (error: unknown) => loggedError(error) }

/** Creates the logger: JSON lines, or readable lines on a terminal. */
export function createLogger(level: string, terminal: boolean): Logger {
  if (!terminal) {
    const destination = pino.destination({
      sync: false,
      minLength: BATCH_CHARACTERS,
      periodicFlush: FLUSH_MS,
    })
    return pino({ level, base: null, serializers }, destination)
  }
  return pino({
    level,
    serializers,
    transport: {
      target: 'pino-pretty',
      options: { ignore: 'pid,hostname,requestId', translateTime: 'HH:MM:ss' },
    },
  })
}

/** Resolves when every line is written, or after a second when nobody takes them. */
export async function flushLog(log: Logger): Promise<void> {
  await new Promise<void>((resolve) => {
    log.flush(() => resolve())
    setTimeout(resolve, FLUSH_WITHIN_MS)
  })
}

/**
 * Logs a message of the outbox: in full on a terminal, so that a developer can sign in with the code; otherwise masked, so
 * that a stored log never contains a code or a full phone number.
 */
export function showMessage(log: Logger, terminal: boolean): (message: OutboxMessage) => void {
  return ({ to, text }) =>
    terminal
      ? log.info(`Message to ${to}: ${text}`)
      : log.info({ to: maskPhone(to), text: text.replace(/\d/g, '•') }, 'message in the outbox')
}
