/** Everything that a process has opened and must close. */
export type Opened = {
  /** Adds a function that closes something. */
  readonly add: (close: () => Promise<unknown>) => void
  /** Closes everything once, the newest first; resolves when all of it is closed, however many ask. */
  readonly close: () => Promise<void>
}

/** Tracks what is opened. A failure to close is reported and leaves nothing else open. */
export function trackOpened(report: (error: unknown) => void): Opened {
  const closers: (() => Promise<unknown>)[] = []
  let closing: Promise<void> | null = null
  const closeAll = async (): Promise<void> => {
    for (let close = closers.pop(); close !== undefined; close = closers.pop()) {
      try {
        await close()
      } catch (error) {
        report(error)
      }
    }
  }
  return {
    add: (close) => void closers.push(close),
    close: () => (closing ??= closeAll()),
  }
}
