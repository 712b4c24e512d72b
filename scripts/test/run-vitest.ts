import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** Runs test files of one project, all of them when none is named, and ends with their exit code. */
export async function runVitest(
  project: string,
  files: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...files],
    {
      cwd: path.join(import.meta.dirname, '../..'),
      env: { ...process.env, ...environment },
      stdio: 'inherit',
    },
  )
  const [code] = (await once(child, 'exit')) as [number | null]
  process.exitCode = code ?? 1
}
