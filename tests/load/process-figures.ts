import { readFileSync } from 'node:fs'

/** Megabytes of a process: what it holds in memory now (`VmRSS`) or held at most (`VmHWM`); only Linux tells. */
export function memoryOf(pid: number, what: 'VmRSS' | 'VmHWM'): number | null {
  try {
    const kilobytes = new RegExp(`${what}:\\s+(\\d+) kB`).exec(
      readFileSync(`/proc/${pid}/status`, 'utf8'),
    )?.[1]
    return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024)
  } catch {
    return null
  }
}

/** Seconds of processor time that a process has used so far, all its threads together; only Linux tells. */
export function processorSecondsOf(pid: number): number {
  try {
    // after the name in brackets: state is field 3, user and system time are fields 14 and 15, in hundredths
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return Number.NaN
  }
}
