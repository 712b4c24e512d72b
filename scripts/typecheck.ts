import { spawnSync } from 'node:child_process'
import { types } from './test/static-checks.ts'

for (const command of types.commands) {
  if (spawnSync(process.execPath, command, { stdio: 'inherit' }).status !== 0) process.exitCode = 1
}
