import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What one run of the load generator saw. */
export type WrkResult = {
  readonly requests: number
  readonly perSecond: number
  readonly p50Ms: number
  /** Only of scripts that print it; wrk itself does not. */
  readonly p95Ms: number
  readonly p99Ms: number
  readonly failed: number
}

export type WrkOptions = {
  readonly connections: number
  readonly seconds: number
  readonly headers: Readonly<Record<string, string>>
  /** A file in Lua that makes the requests. */
  readonly script?: string
}

/**
 * Loads a URL with `wrk` (Debian's package), on one thread: a generator in Node stops at some 3,400 requests a second, whatever it asks.
 * Throws when it is not installed.
 */
export async function wrk(
  url: string,
  { connections, seconds, headers, script }: WrkOptions,
): Promise<WrkResult> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '--timeout',
    '10s',
    ...given,
    ...(script === undefined ? [] : ['-s', script]),
    url,
  ])
  return readWrk(stdout)
}

/** Reads what `wrk --latency` prints. */
export function readWrk(printed: string): WrkResult {
  const number = (pattern: RegExp): number => Number(pattern.exec(printed)?.[1] ?? 0)
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(printed)
  return {
    requests: number(/(\d+) requests in/),
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50Ms: milliseconds(/50%\s+(\S+)/.exec(printed)?.[1]),
    p95Ms: milliseconds(/95%\s+(\S+)/.exec(printed)?.[1]),
    p99Ms: milliseconds(/99%\s+(\S+)/.exec(printed)?.[1]),
    failed:
      number(/Non-2xx or 3xx responses: (\d+)/) +
      (errors?.slice(1).reduce((sum, count) => sum + Number(count), 0) ?? 0),
  }
}

/** `850.00us`, `1.20ms` or `2.00s` in milliseconds. */
function milliseconds(text = ''): number {
  const factor = text.endsWith('us') ? 0.001 : text.endsWith('ms') ? 1 : 1_000
  return Number.parseFloat(text) * factor
}
