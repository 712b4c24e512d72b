import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** Runs test files of the faults, all of them when none is named, and ends with their exit code. */
export async function runFaultTest(
  files: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'faults', ...files],
    {
      cwd: path.join(import.meta.dirname, '../..'),
      env: { ...process.env, ...environment },
      stdio: 'inherit',
    },
  )
  const [code] = (await once(child, 'exit')) as [number | null]
  process.exitCode = code ?? 1
}
