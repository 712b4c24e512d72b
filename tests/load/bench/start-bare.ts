import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onSuddenExit } from '../../support/process/clean-up.ts'

/** A bare program to measure against, in a process of its own. */
export type Bare = { readonly baseURL: string; readonly pid: number; readonly stop: () => Promise<void> }

/** Starts one of the bare programs of this folder; its first printed line is its port. */
export async function startBare(
  program: 'bare-nothing.ts' | 'bare-page.ts' | 'bare-orders.ts' | 'bare-rendering.ts',
  ...args: string[]
): Promise<Bare> {
  const child = spawn(process.execPath, [join(import.meta.dirname, program), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const callOff = onSuddenExit(() => child.kill('SIGKILL'))
  const [port] = (await once(createInterface(child.stdout), 'line')) as [string]
  return {
    baseURL: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      callOff()
    },
  }
}
