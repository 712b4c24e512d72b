import type { CommandOutput } from './command.ts'

const REDRAW_MS = 100
const LOG_MS = 5_000

/** Prints to this process's terminal. Progress overwrites itself there; in a file it is a line every few seconds. */
export function terminalOutput(): CommandOutput {
  const { stdout, stderr } = process
  // the reader may go, as `head` does; the command still ends as it should
  for (const stream of [stdout, stderr]) stream.on('error', () => {})
  let printedAt = Date.now()
  let isDrawn = false
  const clear = (): void => {
    if (isDrawn) stderr.write('\r\u001B[K')
    isDrawn = false
  }
  return {
    print: (line) => {
      clear()
      stdout.write(`${line}\n`)
    },
    complain: (line) => {
      clear()
      stderr.write(`${line}\n`)
    },
    progress: (text) => {
      if (Date.now() - printedAt < (stderr.isTTY ? REDRAW_MS : LOG_MS)) return
      printedAt = Date.now()
      clear()
      stderr.write(stderr.isTTY ? text : `${text}\n`)
      isDrawn = stderr.isTTY
    },
  }
}
