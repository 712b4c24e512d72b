import { tracingChannel } from 'node:diagnostics_channel'

/** The name of the channel on which statements are announced to tracers. */
export const STATEMENTS = 'neev:statement'

/** A statement without its values. */
export type TracedStatement = { readonly text: string }

const channel = tracingChannel<TracedStatement>(STATEMENTS)

/** Runs a statement and announces it where somebody listens. */
export function traced<T>(text: string, run: () => Promise<T>): Promise<T> {
  return channel.hasSubscribers ? channel.tracePromise(run, { text }) : run()
}
