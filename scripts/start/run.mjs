import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP']

/**
 * Runs a program to its end and forwards signals to it meanwhile. Resolves with its exit code (128 plus the number of the
 * signal that ended it), whether this process was interrupted, and with `quiet` what the program printed.
 */
export function run(command, args, { quiet = false, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit', ...options })
    const wasInterrupted = forwardSignals(child)
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

/** Returns a function that stops forwarding and tells whether there was a signal. */
function forwardSignals(child) {
  let interrupted = false
  const forward = (signal) => {
    interrupted = true
    // Ctrl-C in a terminal reaches the child without us; a second copy would mean "at once".
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  for (const signal of signals) process.on(signal, forward)
  return () => {
    for (const signal of signals) process.off(signal, forward)
    return interrupted
  }
}
