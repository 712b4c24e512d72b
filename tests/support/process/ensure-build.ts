import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** Builds the product if its sources changed since the last build; Vitest's global set-up of the tests that start it. */
export function setup(): void {
  // the build must not take itself for a part of the test run
  const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) throw new Error('The build failed')
}
