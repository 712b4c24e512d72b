import { pino, type Logger } from 'pino'
import type { TextMessage } from './gateways/sms/port.ts'
import { maskPhone } from '#domain/identity/phone.ts'

/** The log: one JSON object a line, or lines for people when a terminal reads it. */
export function openLog(level: string, terminal: boolean): Logger {
  if (!terminal) return pino({ level })
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
export function showMessage(log: Logger, terminal: boolean): (message: TextMessage) => void {
  return ({ to, text }) =>
    terminal
      ? log.info(`Message to ${to}: ${text}`)
      : log.info({ to: maskPhone(to), text: text.replace(/\d/g, '•') }, 'message in the outbox')
}
