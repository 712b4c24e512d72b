import { join } from 'node:path'
import { endIfInterrupted, run } from '../start/run.mjs'
import type { Outcome } from './outcome.ts'
import type { Check } from './static-checks.ts'

const root = join(import.meta.dirname, '../..')
const checkMs = 300_000

/** Runs all commands of a check, also after one failed, and shows what the failed ones said. */
export async function runCheck({ title, commands }: Check): Promise<Outcome> {
  const complaints: string[] = []
  for (const command of commands) {
    const end = await run(process.execPath, command, { cwd: root, quiet: true, timeout: checkMs })
    endIfInterrupted(end)
    if (end.code !== 0) complaints.push(end.output.trim() || `${command.join(' ')} ended with ${end.code}`)
  }
  if (complaints.length === 0) return { title, state: 'passed' }
  const error = complaints.join('\n')
  console.log(error)
  return { title, state: 'failed', error }
}
