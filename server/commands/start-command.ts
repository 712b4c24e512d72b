import path from 'node:path'
import { userInfo } from 'node:os'
import { readConfig, type Config } from '../config.ts'
import { databaseHoldsStore, nameOfDatabase } from '../db/open-database.ts'
import { createLogger } from '../log.ts'
import { openStore, type OpenStore } from '../open-store.ts'
import { callRunningStore } from './call-running-store.ts'
import type { CommandOutput, CommandTask } from './command.ts'
import { commands } from './commands.ts'
import type { CommandRequest } from './control-wire.ts'
import { errorText, executeCommand } from './execute-command.ts'
import { terminalOutput } from './terminal-output.ts'

/**
 * Runs a command of the terminal on the store that the settings name, and resolves with the exit code. A running store on
 * the embedded database runs it itself; otherwise this process opens the store, which has to exist unless `--new` is given.
 * Paths among the arguments are relative to `folder`.
 */
export async function startCommand(name: string, argv: readonly string[], folder: string): Promise<number> {
  const output = terminalOutput()
  const args = argv.filter((arg) => arg !== '--new')
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const task = command?.parse(args) ?? null
  if (task === null) {
    output.complain(command?.usage ?? `The commands are ${Object.keys(commands).join(', ')}.`)
    return 1
  }
  try {
    const config = readConfig()
    const asked = { name, args, folder, staffName: userInfo().username }
    const started = { config, output, asked, task, mayMake: args.length < argv.length }
    return config.databaseUrl === 'embedded' ? await runOnEmbedded(started) : await runHere(started)
  } catch (error) {
    output.complain(errorText(error))
    return 1
  }
}

type Started = {
  readonly config: Config
  readonly output: CommandOutput
  readonly asked: CommandRequest
  readonly task: CommandTask
  readonly mayMake: boolean
}

/** In the running store, or here when none runs. */
async function runOnEmbedded(started: Started): Promise<number> {
  const exit = await callRunningStore(started.config.dataDir, started.asked, started.output)
  return exit ?? runHere(started)
}

async function runHere({ config, output, asked, task, mayMake }: Started): Promise<number> {
  const store = await openExisting(config, mayMake)
  const interrupted = new AbortController()
  process.once('SIGINT', () => interrupted.abort(new Error('interrupted')))
  try {
    const context = { ...output, ...asked, store, config, signal: interrupted.signal }
    return await executeCommand(task, context, '')
  } finally {
    await store.close()
  }
}

async function openExisting(config: Config, mayMake: boolean): Promise<OpenStore> {
  const { databaseUrl, dataDir } = config
  if (!mayMake && !(await databaseHoldsStore(databaseUrl, path.join(dataDir, 'database'))))
    throw new Error(
      `There is no store yet: ${nameOfDatabase(databaseUrl, dataDir)}. ` +
        'DATABASE_URL and DATA_DIR say which store a command acts on; add --new to make one there.',
    )
  return openStore(config, createLogger('silent', false), false)
}
