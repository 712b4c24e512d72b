const signals = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const

/**
 * Calls `clean` when this process ends without having been able to do it in good order: at exit or by a signal.
 * It must do its work at once, without waiting. Returns how to call it off.
 */
export function onSuddenExit(clean: () => void): () => void {
  const onSignal = (signal: NodeJS.Signals): void => {
    callOff()
    clean()
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
  }
  const callOff = (): void => {
    process.off('exit', clean)
    for (const signal of signals) process.off(signal, onSignal)
  }
  process.on('exit', clean)
  for (const signal of signals) process.on(signal, onSignal)
  return callOff
}
