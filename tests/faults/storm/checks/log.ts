type Line = { readonly level: number; readonly msg: string; readonly err?: { readonly type: string } }

/** Nothing of which the store's log complains is anything but the trouble that its payment simulator makes. */
export function logFaults(log: readonly string[]): string[] {
  return log.filter((line) => {
    const { level, err } = readLine(line)
    return level >= 50 && err?.type !== 'PaymentProviderError'
  })
}

/** A kill may cut the last line that was written. */
function readLine(line: string): Line {
  try {
    return JSON.parse(line) as Line
  } catch {
    return { level: line.startsWith('{') ? 0 : 50, msg: line }
  }
}
