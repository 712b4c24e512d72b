import { pino, type Logger } from 'pino'
import type { OutboxMessage } from './gateways/sms/outbox.ts'
import { loggedError } from './logged-error.ts'
import { maskPhone } from '#domain/identity/phone.ts'

const FLUSH_MS = 250
/** The most that is written at once: the library writes no more than 16 kB. */
const BATCH_BYTES = 16_000

const serializers = { err: (error: unknown) => loggedError(error) }

/** Creates the logger: JSON lines, or readable lines on a terminal. */
export function createLogger(level: string, terminal: boolean): Logger {
  if (!terminal) {
    // lines are buffered briefly: writing each one separately would cost as much as serving a cached page
    const destination = pino.destination({ sync: false, minLength: BATCH_BYTES })
    setInterval(() => destination.flush(), FLUSH_MS).unref()
    process.on('exit', () => destination.flushSync())
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
