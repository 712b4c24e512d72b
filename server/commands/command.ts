import type { Config } from '../config/read-config.ts'
import type { OpenStore } from '../composition/start/open-store.ts'

/** Output of a command: lines of its answer, complaints, and progress, which may be left out. */
export type CommandOutput = {
  readonly print: (line: string) => void
  readonly complain: (line: string) => void
  readonly progress: (text: string) => void
}

/** Surroundings of every command. */
export type Terminal = CommandOutput & {
  readonly config: Config
  /** The folder in which the command was given; paths among its arguments are relative to it. */
  readonly folder: string
  /** Aborted when the command is interrupted. */
  readonly signal: AbortSignal
}

/** Surroundings of a command on an open store. */
export type CommandContext = Terminal & {
  readonly store: OpenStore
  /** The user name of the person who gave the command. */
  readonly staffName: string
}

type CommandOn<Context> = {
  readonly usage: string
  /** Parses the arguments to a task; null when they make no sense. Touches nothing. */
  readonly parse: (args: readonly string[]) => ((context: Context) => Promise<number>) | null
}

/** A command that was understood. Resolves with the exit code; what it throws is printed in one line, with exit code 1. */
export type CommandTask = (context: CommandContext) => Promise<number>

/** A command of the shopkeeper's terminal, on a store that is opened for it and may be running. */
export type Command = CommandOn<CommandContext>

/** A command that opens by itself what it needs. */
export type BareCommand = CommandOn<Terminal>
