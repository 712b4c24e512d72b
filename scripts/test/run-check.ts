import { join } from 'node:path'
import { endIfInterrupted, run } from '../start/run.mjs'
import type { Outcome } from './outcome.ts'
import type { Check } from './static-checks.ts'

const root = join(import.meta.dirname, '../..')
const checkMs = 300_000

/** Runs all commands of a check, even after a failure, and prints the output of those that failed. */
export async function runCheck({ title, commands }: Check): Promise<Outcome> {
  const errors: string[] = []
  for (const command of commands) {
    const end = await run(process.execPath, command, { cwd: root, quiet: true, timeout: checkMs })
    endIfInterrupted(end)
    if (end.code !== 0) errors.push(end.output.trim() || `${command.join(' ')} ended with ${end.code}`)
  }
  if (errors.length === 0) return { title, state: 'passed' }
  const error = errors.join('\n')
  console.log(error)
  return { title, state: 'failed', error }
}
