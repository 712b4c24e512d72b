import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

const root = path.join(import.meta.dirname, '../../..')

/**
 * Runs a program of the product to its end, with nothing else of this process's surroundings than where programs lie. `meanwhile` may do
 * something to it.
 */
export async function runProgram(
  args: readonly string[],
  environment: Record<string, string>,
  meanwhile: (child: ChildProcessByStdio<null, Readable, Readable>) => void = () => {},
): Promise<{ out: string; err: string; code: number | null }> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
      PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  meanwhile(child)
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { out, err, code: code as number | null }
}
