import type { MoneyAlarm } from '#domain/payments/money-alarm.ts'
import { PaymentProviderError } from '#server/gateways/payments/port.ts'

/** What staff are told when somebody refunds or disputes past the store, as the storm does. */
const expectedAlarms = new Set<MoneyAlarm['kind']>(['refunded-elsewhere', 'disputed', 'dispute-lost'])

type Line = {
  readonly alarm?: MoneyAlarm['kind']
  readonly level: number
  readonly msg: string
  /** The code of a failed call that was expected to fail now and then. */
  readonly answered?: string
  readonly err?: { readonly type: string; readonly code?: string }
}

/** What a busy machine brings about: the database was out of time, and the caller, or the job itself, tries again. */
const OVERLOADED = 'temporarily-unavailable'

/** The store logs no errors except those that its payment simulator causes, and what was out of time on a busy machine. */
export function findLogErrors(log: readonly string[]): string[] {
  return log.filter((line) => {
    const { level, err, alarm, answered } = readLine(line)
    if (alarm !== undefined && expectedAlarms.has(alarm)) return false
    if (answered === OVERLOADED || err?.code === OVERLOADED) return false
    return level >= 50 && err?.type !== PaymentProviderError.name
  })
}

/** A kill may cut off the last line. */
function readLine(line: string): Line {
  try {
    return JSON.parse(line) as Line
  } catch {
    return { level: line.startsWith('{') ? 0 : 50, msg: line }
  }
}
