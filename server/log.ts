import { pino, symbols, type Logger } from 'pino'
import type { OutboxMessage } from './gateways/sms/outbox.ts'
import { loggedError } from './logged-error.ts'
import { maskPhone } from '#domain/identity/phone.ts'

const FLUSH_MS = 250
const BATCH_CHARACTERS = 65_536

const serializers = { err: (error: unknown) => loggedError(error) }

/** Creates the logger: JSON lines, or readable lines on a terminal. */
export function createLogger(level: string, terminal: boolean): Logger {
  if (!terminal) {
    const destination = batchLines(pino.destination({ sync: false }))
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

/** Writes finished lines where a logger writes its own: JSON that ends in a line break. */
export function lineWriter(log: Logger): (line: string) => void {
  const destination: unknown = Reflect.get(log, symbols.streamSym)
  if (!isWritable(destination)) throw new Error('The logger writes nowhere')
  return (line) => destination.write(line)
}

function isWritable(destination: unknown): destination is { write: (line: string) => unknown } {
  return typeof destination === 'object' && destination !== null && 'write' in destination
}

type Destination = ReturnType<typeof pino.destination>

/**
 * Gathers lines and writes many at once: each written separately would cost as much as serving a cached page, and the
 * destination's own buffer measures itself anew with each line.
 */
function batchLines(destination: Destination) {
  let lines: string[] = []
  let characters = 0
  const flush = (): void => {
    if (lines.length === 0) return
    destination.write(lines.join(''))
    lines = []
    characters = 0
  }
  return {
    write(line: string): void {
      lines.push(line)
      characters += line.length
      if (characters >= BATCH_CHARACTERS) flush()
    },
    flush,
    flushSync(): void {
      flush()
      destination.flushSync()
    },
  }
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
