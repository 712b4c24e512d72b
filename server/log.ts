import { pino, type Logger } from 'pino'
import type { OutboxMessage } from './gateways/sms/outbox.ts'
import { maskPhone } from '#domain/identity/phone.ts'

const FLUSH_MS = 250

/** The log: one JSON object a line, or lines for people when a terminal reads it. */
export function createLogger(level: string, terminal: boolean): Logger {
  if (!terminal) {
    // lines are gathered for a moment: writing each on its own would cost as much as answering a kept page
    const destination = pino.destination({ sync: false, minLength: 4_096 })
    setInterval(() => destination.flush(), FLUSH_MS).unref()
    process.on('exit', () => destination.flushSync())
    return pino({ level, base: null }, destination)
  }
  return pino({
    level,
    transport: {
      target: 'pino-pretty',
      options: { ignore: 'pid,hostname,requestId', translateTime: 'HH:MM:ss' },
    },
  })
}

/**
 * Shows a message that the outbox took. A person at a terminal sees it whole, to sign in with; a log that is kept
 * never holds a code or a full number.
 */
export function showMessage(log: Logger, terminal: boolean): (message: OutboxMessage) => void {
  return ({ to, text }) =>
    terminal
      ? log.info(`Message to ${to}: ${text}`)
      : log.info({ to: maskPhone(to), text: text.replace(/\d/g, '•') }, 'message in the outbox')
}
