import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'

const root = path.join(import.meta.dirname, '../../..')

/** Runs a program of the product to its end, with nothing else of this process's surroundings than where programs lie. */
export async function runProgram(
  args: readonly string[],
  environment: Record<string, string>,
): Promise<{ out: string; err: string; code: number | null }> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { out, err, code: code as number | null }
}
