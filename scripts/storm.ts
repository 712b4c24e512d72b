import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

// The storm of checkouts in full size; `npm test` runs a smaller one on each engine.
//   npm run storm [-- CHECKOUTS]    STORM_SEED repeats a storm
const child = spawn(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'faults', 'tests/faults/storm.test.ts'],
  {
    cwd: path.join(import.meta.dirname, '..'),
    env: { ...process.env, STORM_CHECKOUTS: process.argv[2] ?? '2000' },
    stdio: 'inherit',
  },
)
const [code] = (await once(child, 'exit')) as [number | null]
process.exitCode = code ?? 1
