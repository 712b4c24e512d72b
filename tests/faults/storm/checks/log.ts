import { PaymentProviderError } from '#server/gateways/payments/port.ts'

type Line = { readonly level: number; readonly msg: string; readonly err?: { readonly type: string } }

/** The store logs no errors except those that its payment simulator causes. */
export function findLogErrors(log: readonly string[]): string[] {
  return log.filter((line) => {
    const { level, err } = readLine(line)
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
