import { readConfig } from '../config/read-config.ts'
import { describeStartupError } from '../composition/start/startup-error.ts'
import { commands } from './commands.ts'
import { failureText } from './reason-texts.ts'
import { terminalOutput } from './terminal-output.ts'

/**
 * Runs a command of the terminal, and resolves with its exit code. The first signal interrupts it, a second one ends the process at
 * once. Paths among the arguments are relative to `folder`.
 */
export async function startCommand(name: string, args: readonly string[], folder: string): Promise<number> {
  const output = terminalOutput()
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const task = command?.parse(args) ?? null
  if (task === null) {
    output.complain(command?.usage ?? `The commands are ${Object.keys(commands).join(', ')}.`)
    return 1
  }
  const interrupted = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => interrupted.abort(new Error('interrupted')))
  try {
    return await task({ ...output, config: readConfig(), folder, signal: interrupted.signal })
  } catch (error) {
    output.complain(describeStartupError(error) ?? failureText(error))
    return 1
  }
}
