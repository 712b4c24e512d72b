import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP']

/**
 * Runs a program to its end and passes on the signals that this process gets meanwhile. Answers with its exit code
 * (128 and the number of the signal, where one ended it), whether this process was told to end, and what the
 * program printed when `quiet`.
 */
export function run(command, args, { quiet = false, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit', ...options })
    const wasInterrupted = passOnSignals(child)
    const chunks = []
    for (const stream of quiet ? [child.stdout, child.stderr] : []) {
      stream?.on('data', (chunk) => chunks.push(chunk))
    }
    child.once('error', (error) => {
      wasInterrupted()
      reject(error)
    })
    child.once('close', (code, signal) => {
      const output = Buffer.concat(chunks).toString('utf8')
      resolve({ code: code ?? 128 + constants.signals[signal], interrupted: wasInterrupted(), output })
    })
  })
}

/** Ends this process when it was told to end while it waited for a program. */
export function endIfInterrupted({ code, interrupted }) {
  if (interrupted) process.exit(code === 0 ? 1 : code)
}

/** Returns how to stop passing signals on, which tells whether there was one. */
function passOnSignals(child) {
  let interrupted = false
  const passOn = (signal) => {
    interrupted = true
    // Ctrl-C in a terminal reaches the child without us; a second copy would mean "at once".
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  for (const signal of signals) process.on(signal, passOn)
  return () => {
    for (const signal of signals) process.off(signal, passOn)
    return interrupted
  }
}
