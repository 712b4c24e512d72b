import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { memoryOf } from '../process-figures.ts'

/** How long an import took and how much memory its process held at most. */
export type ImportFigures = {
  readonly seconds: number
  readonly peakMegabytes: number | null
  readonly said: string
}

const root = join(import.meta.dirname, '../../..')

/** Imports a folder into a database by the command that a shopkeeper would use. */
export async function measureImport(
  folder: string,
  environment: { readonly DATABASE_URL: string; readonly DATA_DIR: string },
): Promise<ImportFigures> {
  const start = performance.now()
  const child = spawn(process.execPath, ['scripts/command.ts', 'catalogue', 'import', folder, '--new'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let peakMegabytes: number | null = null
  const look = setInterval(() => {
    peakMegabytes = memoryOf(child.pid ?? 0, 'VmHWM') ?? peakMegabytes
  }, 50)
  const [said, complaints, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  clearInterval(look)
  if (code !== 0) throw new Error(`The import ended with code ${code}:\n${said}${complaints}`.slice(0, 4_000))
  return { seconds: (performance.now() - start) / 1000, peakMegabytes, said: said.trim() }
}
