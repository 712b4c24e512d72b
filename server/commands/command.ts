import type { Config } from '../config.ts'
import type { OpenStore } from '../open-store.ts'

/** Where a command prints: lines of its answer, complaints, and news of how far it is, which may be left out. */
export type CommandOutput = {
  readonly print: (line: string) => void
  readonly complain: (line: string) => void
  readonly progress: (text: string) => void
}

/** What a command works with; in the running store's process as well as in one of its own. */
export type CommandContext = CommandOutput & {
  readonly store: OpenStore
  readonly config: Config
  /** The folder in which the command was given; paths among its arguments are relative to it. */
  readonly folder: string
  /** The user name of whoever gave the command. */
  readonly staffName: string
  /** Aborted when whoever gave the command has gone, or the store stops. */
  readonly signal: AbortSignal
}

/** A command that was understood. Resolves with the exit code; what it throws is printed in one line, with exit code 1. */
export type CommandTask = (context: CommandContext) => Promise<number>

/** A command of the shopkeeper's terminal. */
export type Command = {
  readonly usage: string
  /** What the arguments ask for; null when they make no sense. Touches nothing. */
  readonly parse: (args: readonly string[]) => CommandTask | null
}
